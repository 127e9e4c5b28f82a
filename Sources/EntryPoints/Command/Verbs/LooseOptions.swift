import ArgumentParser
import Foundation

/// The options for scripts, and for views in Swift files.
struct LooseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Swift files: the view, the title of a preview, or an expression, such as 'MyView(count: 3)'. \
      (default: the previewed view, or the only view)
      """, valueName: "view"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      """
      A .scroll script that replaces the scene's own. For Swift files, also a .swift file with an \
      array of steps. (default for Swift files: MyView.steps.swift beside MyView.swift, or a tour)
      """, valueName: "file"))
  var script: String?

  @Flag(help: "Write the script of the scene, such as the tour of Swift files, and draw nothing.")
  var printScript = false

  @Option(
    help: ArgumentHelp(
      "Swift files: an image folder, besides that of the file.", valueName: "dir"))
  var images: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Swift files: a Metal file, or a folder of them, besides those of the file or the project.
      """, valueName: "path"))
  var shaders: [String] = []

  @Flag(
    help: """
      Swift files: fetch the packages that a project names and that are not modelled, over the \
      network; they are kept.
      """)
  var fetchPackages = false

  @Flag(
    name: .customLong("lenient"),
    help: """
      Swift files: leave out code that does not compile, with a warning; projects are compiled so \
      unless --strict is given.
      """)
  var isLenient = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Swift files: the most processor time that compiling may take, such as 1200s. (default: 600s)
      """, valueName: "time"), transform: OptionValues.seconds)
  var compileLimit: Double?

  /// The name of the scene in the configuration of its project.
  @Option(help: .hidden)
  var sceneName: String?

  /// The Swift file of the script's steps, if the script is one.
  var swiftSteps: String? { script.flatMap { $0.hasSuffix(".swift") ? $0 : nil } }

  /// The `.scroll` file of the script, if the script is one.
  var scriptFile: String? { swiftSteps == nil ? script : nil }

  /// Whether none of the options for Swift files is given.
  var isEmpty: Bool {
    view == nil && swiftSteps == nil && images.isEmpty && shaders.isEmpty && compileLimit == nil
      && !fetchPackages && !isLenient
  }

  /// The image folders.
  var imageFolders: [URL] { images.map { URL(filePath: $0) } }
}
