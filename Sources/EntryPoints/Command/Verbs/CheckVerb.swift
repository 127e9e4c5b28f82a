import ArgumentParser
import Foundation
import ScrollworkLoose

/// `check`: what of Swift files is modelled, before compiling them.
struct CheckVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports what of Swift files is not modelled.",
    discussion: """
      Lists the names that do not exist, most used first, each with its places and what to use \
      instead; the modules, pictures, colors and symbols that are not there; the errors of Metal files and \
      of uses of their functions; the packages of projects; and what can be rendered. The Swift \
      files are not compiled.

        scrollwork check MyApp
        scrollwork check ContentView.swift --json

      The exit code is 0 if everything is modelled and 1 otherwise.
      """)

  @Argument(help: "Swift files, or folders of them.")
  var paths: [String]

  @Option(
    help: ArgumentHelp("An image folder, besides those of the files.", valueName: "dir"))
  var images: [String] = []

  @Option(
    help: ArgumentHelp(
      "A Metal file, or a folder of them, besides those of the files.", valueName: "path"))
  var shaders: [String] = []

  @Flag(
    help: """
      Fetch the packages that a project names and that are not modelled, over the network; they \
      are kept.
      """)
  var fetchPackages = false

  @Flag(help: "Write JSON, with all places.")
  var json = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func run(on workbench: Workbench) async throws {
    guard let program = Bundle.main.executableURL else {
      throw LooseError.cannotLoad(reason: "the path of this program is unknown")
    }
    let files = try await PackageFetcher(program: program)
      .completed(LooseFiles(paths), isAllowed: fetchPackages)
    let check = try ProjectCheck(program: program)
    if let warning = check.warning { workbench.console.writeWarning(warning, .toolchain) }
    let report = try await check.report(
      files, folders: images.map { URL(filePath: $0) },
      shaders: LooseShaders(files, named: shaders), onStandIn: workbench.console.showStandIn)
    try workbench.console.write(json ? report.json : report.text)
    guard report.isComplete else {
      throw Failure(
        status: .mismatch,
        message: "not all that \(paths.joined(separator: " ")) uses is modelled")
    }
  }
}
