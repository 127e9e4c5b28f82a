/// The reasons for which the command draws nothing.
enum IllustrateProblem: Error, CustomStringConvertible {
  case unknownArgument(String)
  case unknownTarget(String, among: [String])
  case noCatalog(target: String)
  case noFile(target: String, path: String)
  case noFiles
  case ambiguousNames(targets: [String])
  case noTool(String, log: String)

  var description: String {
    switch self {
    case .unknownArgument(let argument):
      "unknown argument \"\(argument)\"; see swift package illustrate --help"
    case .unknownTarget(let name, let names):
      "found no target \"\(name)\", expected one of \(names.joined(separator: ", "))"
    case .noCatalog(let target):
      "the target \(target) has no documentation catalog, expected a folder \(target).docc among "
        + "its sources"
    case .noFile(let target, let path):
      "the documentation catalog of the target \(target) has no figure file, expected \(path)"
    case .noFiles:
      "no target has a documentation catalog with a file \(FigureFiles.name)"
    case .ambiguousNames(let targets):
      "--only needs --target: \(targets.joined(separator: ", ")) have figures"
    case .noTool(let product, let log):
      "cannot build the tool, the executable product \"\(product)\"\n\(log)"
    }
  }
}
