import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkStage
import ScrollworkStudio

/// `sheet`: a contact sheet of a reel.
struct SheetVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draws a contact sheet of a reel on one page.",
    discussion: """
        scrollwork sheet gallery -o gallery.png
        scrollwork sheet gallery -o gallery.svg --count 8
      """)

  @Argument(help: "A scene name from \"scrollwork list\", or Swift files.")
  var scenes: [String]

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The output file, .png or .svg.", valueName: "file"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of stills, 1 to 100. (default: fitted to the canvas shape)", valueName: "n"),
    transform: OptionValues.count.parse)
  var count: Int?

  @OptionGroup var appearance: AppearanceOptions

  @OptionGroup var loose: LooseOptions

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    guard let format, PictureFormat(rawValue: format) != nil else {
      throw ValidationError(
        "the file \"\(output)\" has an unknown extension; expected .png or .svg")
    }
  }

  private var format: String? {
    let kind = URL(filePath: output).pathExtension.lowercased()
    return kind.isEmpty ? nil : kind
  }

  func run(on workbench: Workbench) throws {
    let script = try workbench.script(of: self)
    let scene = appearance.applied(to: try workbench.scene(of: self, playing: script))
    let renderer = try drawing.renderer(images: workbench.images(of: self))
    let stage = workbench.stage(scene, with: renderer, playing: script)
    try workbench.checkSteps(of: stage, script)
    let sheet = try ContactSheet(stage, count: count, text: renderer)
    workbench.warn(of: sheet.problems)
    let file = URL(filePath: output)
    let list = sheet.displayList
    let data = try format == "svg" ? renderer.svg(of: list) : renderer.png(of: list)
    try Task.checkCancellation()
    try AtomicFile.write(data, to: file)
    let stills = Stills.counted(sheet.count)
    try workbench.console.writeLine("\(scene.name): \(stills) on one sheet, \(output)")
    try workbench.checkExpectations(of: [stage], script)
  }
}
