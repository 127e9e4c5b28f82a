extension LooseError: CustomStringConvertible {
  /// What was found, and what would have been right or what helps.
  package var description: String {
    switch self {
    case .missingFile(let path, let nearest):
      "there is no file \(path)" + (nearest.map { ", did you mean \($0)?" } ?? "")
    case .noSources(let folder): "there is no Swift file in the folder \(folder)"
    case .unreadable(let path): "the file \(path) cannot be read as text"
    case .noViews(let files):
      "there is no view in \(files.joined(separator: ", ")); "
        + "a view is a type that says so, such as \"struct MyView: View\""
    case .severalViews(let names):
      "which view? Say --view and one of \(names.joined(separator: ", "))"
    case .unknownView(let name, let known, let nearest):
      "there is no view \"\(name)\"" + (nearest.map { ", did you mean \"\($0)\"?" } ?? "")
        + (known.isEmpty
          ? "; the files have no view that can be named"
          : "; the files have \(known.joined(separator: ", "))")
    case .genericView(let name):
      "the view \(name) needs types; say how it is made, such as --view '\(name)<Text>(…)'"
    case .missingToolchain:
      "there is no swiftc on the PATH, and files are compiled with it; install the toolchain of "
        + "Swift 6.2 or later from https://www.swift.org/install"
    case .otherToolchain(let compiler, let message):
      "the compiler \(compiler) is of another version than the one this program was built with; "
        + "put that one first on the PATH (\(message))"
    case .missingModules(let folders):
      "the modules that files are compiled against are not beside this program; looked for "
        + "Scrollwork.swiftmodule in \(folders.joined(separator: " and "))"
    case .closedProgram:
      "this program does not export what compiled files look for; link it with "
        + "-Xlinker --export-dynamic, or use the scrollwork that comes with the package"
    case .otherBuild:
      "the modules beside this program are of another build than the program itself; build it anew"
    case .doesNotCompile(let report): report.summary
    case .compilerFailed(let message): "the compiler failed: \(message)"
    case .cannotLoad(let reason): "what was compiled cannot be loaded: \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .stopped(let name, let signal, let place):
      "\(name) stopped the program it ran in: \(Self.words(signal))"
        + (place.map { " at \($0)" } ?? "")
    case .malformedAsset(let path, let reason): "the asset \(path) cannot be understood: \(reason)"
    }
  }

  private static func words(_ signal: Int32) -> String {
    switch signal {
    case 2, 15: "it was interrupted while views were being made; does a body never end?"
    case 4, 5: "a fatal error"
    case 6: "an abort"
    case 7, 10, 11: "a wrong address, or too deep a recursion"
    case 9: "it was killed"
    default: "signal \(signal)"
    }
  }
}
