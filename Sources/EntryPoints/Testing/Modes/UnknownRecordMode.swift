import ScrollworkScript

/// An error of an environment variable whose value is no record mode.
struct UnknownRecordMode: Error, Hashable {
  /// The value.
  let value: String
}

extension UnknownRecordMode: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  var description: String {
    let names = RecordMode.allCases.map(\.rawValue)
    let nearest = NearestWord.nearest(to: value, among: names).map { ", did you mean \($0)?" } ?? ""
    return "\(RecordChoice.variable) is \"\(value)\", which is no record mode\(nearest); the modes "
      + "are \(names.joined(separator: ", "))"
  }
}
