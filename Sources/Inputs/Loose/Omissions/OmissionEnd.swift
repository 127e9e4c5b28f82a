/// Why a program that does not compile has no part that does.
package enum OmissionEnd: Hashable, Sendable {
  /// Nothing is left to show of a view.
  case nothingLeft(of: String, without: [OmittedCode])
  /// Errors stay after a number of compilations; `error` is the first, with its place.
  case errorsStay(compilations: Int, _ error: String)
  /// The processor time in seconds was over in a compilation, which was at `work`.
  case time(seconds: Double, compilations: Int, work: String?)
  /// The compiler failed for a reason outside the files once code was left out.
  case compilerFailed(message: String)
}

extension OmissionEnd: CustomStringConvertible {
  /// The message: what was found, and how to continue.
  package var description: String {
    switch self {
    case .nothingLeft(let name, let omitted): OmittedCode.nothingLeft(of: name, without: omitted)
    case .errorsStay(let compilations, let error):
      "errors stay whatever code is left out, after \(Self.counted(compilations)): \(error)"
    case .time(let seconds, let compilations, let work):
      "leaving out code that does not compile took more than \(SceneEnding.number(seconds)) s of "
        + "processor time, in \(Self.counted(compilations))"
        + (work.map { ", the last of it in \($0)" } ?? "")
        + "; --compile-limit sets the bound, such as --compile-limit 1200s"
    case .compilerFailed(let message):
      "the compiler failed without the code that does not compile: \(message)"
    }
  }

  private static func counted(_ compilations: Int) -> String {
    compilations == 1 ? "1 compilation" : "\(compilations) compilations"
  }
}

extension LooseError {
  /// The compiler's errors in the files, where the error is about them.
  package var report: CompilerReport? {
    switch self {
    case .doesNotCompile(let report), .notReduced(_, let report),
      .compilationLimit(_, _, let report), .missingPackages(_, let report):
      report
    default: nil
    }
  }
}
