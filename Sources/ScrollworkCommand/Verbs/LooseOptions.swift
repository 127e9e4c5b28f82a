import ArgumentParser
import Foundation

/// What is said of views in files, beside their names.
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
      Of files: a file with the steps of the script, as Swift writes an array. \
      (default: MyView.steps.swift beside MyView.swift, or a tour)
      """, valueName: "file"))
  var script: String?

  @Option(
    help: ArgumentHelp(
      "Of files: a folder with pictures, beside that of the file.", valueName: "dir"))
  var images: [String] = []

  /// Whether something is said that only files have.
  var isEmpty: Bool { view == nil && script == nil && images.isEmpty }

  /// The folders of pictures.
  var imageFolders: [URL] { images.map { URL(filePath: $0) } }
}
