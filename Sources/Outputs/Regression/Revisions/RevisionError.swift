/// A revision whose reels cannot be made.
public enum RevisionError: Error, Hashable, Sendable {
  /// The current folder is in no git repository.
  case noRepository
  /// A program that is needed is not on the `PATH`.
  case missingProgram(String)
  /// A program that cannot be run, or whose output cannot be used.
  case unusable(program: String, reason: String)
  /// A revision that git does not know.
  case unknown(revision: String)
  /// A file that a revision does not have.
  case missingFile(path: String, revision: String)
  /// A program that fails; its last lines tell why.
  case failed(what: String, revision: String, lines: [String])
}

extension RevisionError: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  public var description: String {
    switch self {
    case .noRepository: "this folder is in no git repository; --rev compares revisions of one"
    case .missingProgram(let program): "--rev needs \(program) on the PATH"
    case .unusable(let program, let reason): "--rev cannot use \(program): \(reason)"
    case .unknown(let revision): "git knows no revision \"\(revision)\""
    case .missingFile(let path, let revision): "\(path) is not in the revision \"\(revision)\""
    case .failed(let what, let revision, _): "\(what) of the revision \"\(revision)\" fails"
    }
  }

  /// The last lines of a program that fails.
  public var details: [String] {
    if case .failed(_, _, let lines) = self { lines } else { [] }
  }
}
