/// A piece of a program's code that is left out, since it does not compile.
struct Omission: Hashable, Sendable {
  /// What stands for the piece.
  enum Replacement: Hashable, Sendable {
    /// Nothing: a statement, a declaration or a modifier.
    case nothing
    /// A view without content, in an empty body.
    case view
    /// `nil`, in an empty body that returns an optional value.
    case none
    /// The throwing of an error, in an empty body that returns a value.
    case error
    /// A call that ends the process, in an empty body that returns a value.
    case end
  }

  /// The bytes of the piece.
  let range: Range<Int>
  let replacement: Replacement

  /// The declarations of the error and of the function that ends the process.
  static let declarations = """
    struct ScrollworkLeftOut: Error {}

    func scrollworkLeftOut(file: StaticString = #file, line: UInt = #line) -> Never {
      fatalError("code is left out here, since it does not compile", file: file, line: line)
    }

    """
}

extension [Omission] {
  /// A text without the pieces; lines stay, and so do columns but those after an emptied body on its
  /// line.
  func applied(to text: String) -> String {
    guard !isEmpty else { return text }
    var bytes = Array<UInt8>(text.utf8)
    for omission in self {
      for index in omission.range where bytes[index] != .newline { bytes[index] = .space }
    }
    let outer = filter { omission in
      omission.replacement != .nothing
        && !contains { $0 != omission && $0.range.contains(omission.range.lowerBound) }
    }
    // From the last to the first, as places before an insertion stay.
    for omission in outer.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let word =
        switch omission.replacement {
        case .nothing: ""
        case .view: " EmptyView() "
        case .none: " nil "
        case .error: " throw ScrollworkLeftOut() "
        case .end: " scrollworkLeftOut() "
        }
      bytes.insert(contentsOf: Array<UInt8>(word.utf8), at: omission.range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a piece is already within those that are left out.
  func covers(_ omission: Omission) -> Bool {
    contains {
      $0.range.lowerBound <= omission.range.lowerBound
        && $0.range.upperBound >= omission.range.upperBound
        && ($0.range != omission.range || omission.replacement == .nothing
          || $0.replacement == omission.replacement)
    }
  }
}
