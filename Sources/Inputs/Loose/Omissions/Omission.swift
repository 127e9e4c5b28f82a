/// A piece of a program's code that is left out, since it does not compile.
struct Omission: Hashable, Sendable {
  /// The bytes of the piece; none where only something is put in.
  let range: Range<Int>
  /// The code that stands for the piece: a value, a `return` of one, or nothing.
  var text = ""

  /// The declaration of the error that functions throw which are left out.
  static let declarations = "struct ScrollworkLeftOut: Error {}\n"

  /// Whether the piece is all of another one, or a part of it.
  fileprivate func isWithin(_ other: Omission) -> Bool {
    other.range.lowerBound <= range.lowerBound && other.range.upperBound >= range.upperBound
  }
}

extension [Omission] {
  /// The code that stands for the pieces, with the byte before which it is put, in order.
  ///
  /// What stands for a piece within another one is left out with it; of several for one piece the last
  /// counts.
  var insertions: [(byte: Int, text: String)] {
    indices.filter { index in
      let omission = self[index]
      return !omission.text.isEmpty
        && !indices.contains { other in
          other != index && omission.isWithin(self[other])
            && (self[other].range != omission.range || other > index)
        }
    }
    .map { (self[$0].range.lowerBound, " \(self[$0].text) ") }
    .sorted { $0.byte < $1.byte }
  }

  /// A text without the pieces; lines stay, and so do columns but those after an insertion on its
  /// line.
  func applied(to text: String) -> String {
    guard !isEmpty else { return text }
    var bytes = Array<UInt8>(text.utf8)
    for omission in self {
      for index in omission.range where bytes[index] != .newline { bytes[index] = .space }
    }
    // From the last to the first, as places before an insertion stay.
    for insertion in insertions.reversed() {
      bytes.insert(contentsOf: Array<UInt8>(insertion.text.utf8), at: insertion.byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The byte of a text that was at `column` of the line `line` once the pieces were left out; columns
  /// count from 1, in bytes.
  func byte(at column: Int, ofLine line: Range<Int>) -> Int {
    var byte = line.lowerBound + column - 1
    for insertion in insertions
    where insertion.byte >= line.lowerBound && insertion.byte <= line.upperBound {
      guard insertion.byte < byte else { break }
      byte = Swift.max(insertion.byte, byte - insertion.text.utf8.count)
    }
    return Swift.min(byte, line.upperBound)
  }

  /// Whether a piece is within those that are left out, or was tried.
  func covers(_ omission: Omission) -> Bool {
    contains { omission.isWithin($0) && ($0.range != omission.range || $0.text == omission.text) }
  }
}
