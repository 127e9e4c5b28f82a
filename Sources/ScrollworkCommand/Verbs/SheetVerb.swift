import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkStudio
import ScrollworkViews

/// `sheet`: a reel at a glance.
struct SheetVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draws a contact sheet: stills of a whole reel on one page.",
    discussion: """
        scrollwork sheet gallery -o gallery.png
        scrollwork sheet gallery -o gallery.svg --count 8
      """)

  @Argument(help: "The scene, of which \"scrollwork list\" has the name, or files of views.")
  var scenes: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The picture to write, .png or .svg.", valueName: "file"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many stills, 1 to 100. (default: as suits the shape of the scene)", valueName: "n"),
    transform: Accepted.count.parse)
  var count: Int?

  @OptionGroup var surroundings: SurroundingOptions

  @OptionGroup var loose: LooseOptions

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    guard let format, PictureFormat(rawValue: format) != nil else {
      throw ValidationError(
        "the file \"\(output)\" has no known kind; its name must end in .png or .svg")
    }
  }

  private var format: String? {
    let kind = URL(filePath: output).pathExtension.lowercased()
    return kind.isEmpty ? nil : kind
  }

  func run(on workbench: Workbench) throws {
    let script = try workbench.script(of: self)
    let scene = surroundings.applied(to: try workbench.scene(of: self, playing: script))
    let renderer = try drawing.renderer(images: workbench.images(of: self))
    let stage = workbench.stage(scene, with: renderer, playing: script)
    try workbench.checkSteps(of: stage, script)
    let sheet = try ContactSheet(stage, count: count, text: renderer)
    workbench.warn(of: sheet.problems)
    let file = URL(filePath: output)
    let list = sheet.displayList
    let data = try format == "svg" ? renderer.svg(of: list) : renderer.png(of: list)
    try Task.checkCancellation()
    try WholeFile.write(data, to: file)
    workbench.console.say(
      "\(scene.name): \(sheet.count) stills on one sheet, \(output)")
    try workbench.checkExpectations(of: [stage], script)
  }
}
