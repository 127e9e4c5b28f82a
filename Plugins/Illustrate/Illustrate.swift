import Foundation
import PackagePlugin

/// `swift package illustrate`: draws the figures of a package's documentation catalogs.
@main struct Illustrate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let options = try IllustrateOptions(arguments)
    guard !options.isHelp else { return print(IllustrateOptions.help) }
    let files = try FigureFiles(of: context.package, targets: options.targets)
    guard options.only.isEmpty || files.all.count == 1 else {
      throw IllustrateProblem.ambiguousNames(targets: files.all.map(\.target))
    }
    let tool = try build(options.tool)
    var worst: Int32 = 0
    for file in files.all {
      worst = max(worst, try run(tool, file, options))
    }
    // The tool has reported the error.
    if worst != 0 { exit(worst) }
  }

  /// Builds the tool, an executable product of the package or of Scrollwork.
  ///
  /// - Returns: The program.
  private func build(_ product: String) throws -> URL {
    var parameters = PackageManager.BuildParameters()
    parameters.configuration = .inherit
    let result = try packageManager.build(.product(product), parameters: parameters)
    let program = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == product
    }
    guard result.succeeded, let program else {
      throw IllustrateProblem.noTool(product, log: result.logText)
    }
    return program.url
  }

  /// Runs the tool for a figure file.
  ///
  /// - Returns: Its exit code.
  private func run(
    _ tool: URL, _ file: FigureFiles.File, _ options: IllustrateOptions
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["illustrate", "--figures", file.path] + options.passed
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
