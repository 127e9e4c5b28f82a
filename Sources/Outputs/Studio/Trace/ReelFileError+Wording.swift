extension ReelFileError: CustomStringConvertible {
  /// The message: where, what was found, and what was expected.
  package var description: String {
    switch self {
    case .missing(let path): "there is no file \(path)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .malformed(let path, let line, let column, let found, let expected):
      "\(path):\(line):\(column): found \(found), expected \(expected)"
    case .unexpected(let path, let line, let field, let found, let expected):
      "\(Self.place(path, line)): found \(found)\(field.isEmpty ? "" : " in \(field)"), "
        + "expected \(expected)"
    case .newer(let path, let line, let version, let known):
      "\(Self.place(path, line)): found version \(version), expected one up to \(known); it was "
        + "written by a newer scrollwork"
    }
  }

  private static func place(_ path: String, _ line: Int?) -> String {
    line.map { "\(path):\($0)" } ?? path
  }
}
