import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkFigures
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
    name: OptionValues.outputNames,
    help: ArgumentHelp(
      "The output file, .png or .svg. (default: output/SCENE.png)", valueName: "file"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of stills, 1 to 100. (default: fitted to the canvas shape)", valueName: "n"),
    transform: OptionValues.count.parse)
  var count: Int?

  @OptionGroup var span: SpanOptions

  @OptionGroup(title: "Device and traits") var appearance: AppearanceOptions

  @OptionGroup(title: "Swift files and scripts") var loose: LooseOptions

  @OptionGroup(title: "Fonts and pictures") var drawing: DrawingOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @OptionGroup(title: "Messages") var messages: MessageOptions

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

  func run(on workbench: Workbench) async throws {
    let script = try workbench.script(of: self)
    let scene = appearance.applied(to: try workbench.scene(of: self, playing: script))
    let renderer = try await workbench.renderer(of: self)
    let stage = try workbench.source.stage(scene, with: renderer, playing: script)
    try workbench.checkSteps(of: stage, script)
    let list = try sheet(of: stage, renderer)
    let file = URL(filePath: output)
    let data = try format == "svg" ? renderer.svg(of: list) : renderer.png(of: list)
    try Task.checkCancellation()
    try AtomicFile.write(data, to: file)
    let stills = Stills.counted(count ?? FigureContent.sheetCount)
    try workbench.console.writeSummary("\(scene.name): \(stills) on one sheet, \(output)")
    try workbench.conclude(stage.problems, of: renderer, drawing)
    try workbench.checkExpectations(of: [stage], script)
  }

  func outputs(ofScene name: String) -> VerbOutputs { VerbOutputs(files: [URL(filePath: output)]) }

  /// The page, with 2 pixels per point.
  @MainActor private func sheet(of stage: Stage, _ renderer: CairoRenderer) throws -> DisplayList {
    try stage.requirePicture()
    do {
      let page = try FigureSpec(
        .sheet(
          count: count, from: span.from.map(FigureMoment.time) ?? .time(0),
          to: span.to.map(FigureMoment.time) ?? .end)
      )
      .figure(of: FigureCast(FigureSubject(stage)), isDark: false, text: renderer).displayList
      return DisplayList(
        canvas: page.canvas, scale: 2, background: page.background, content: page.content)
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }
}
