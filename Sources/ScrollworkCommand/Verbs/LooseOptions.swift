import ArgumentParser
import Foundation

/// What is said of scenes beside their names, and of views in files.
struct LooseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Of files: the view, the title of a preview, or how a view is made, such as 'MyView(count: 3)'. \
      (default: what the file previews, or its only view)
      """, valueName: "view"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      """
      A script to play in place of the scene's own: a .scroll file. For files of views it may be \
      a .swift file too, with the steps as Swift writes an array. \
      (default, for files: MyView.steps.swift beside MyView.swift, or a tour)
      """, valueName: "file"))
  var script: String?

  @Option(
    help: ArgumentHelp(
      "Of files: a folder with pictures, beside that of the file.", valueName: "dir"))
  var images: [String] = []

  /// The file with the steps as Swift writes them, if that is what the script is.
  var swiftSteps: String? { script.flatMap { $0.hasSuffix(".swift") ? $0 : nil } }

  /// The file of the script, if it is a text.
  var scriptFile: String? { swiftSteps == nil ? script : nil }

  /// Whether something is said that only files have.
  var isEmpty: Bool { view == nil && swiftSteps == nil && images.isEmpty }

  /// The folders of pictures.
  var imageFolders: [URL] { images.map { URL(filePath: $0) } }
}
