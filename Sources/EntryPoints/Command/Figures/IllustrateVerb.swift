import ArgumentParser
import Foundation
import ScrollworkDrawing
import ScrollworkFigures
import ScrollworkScript
import ScrollworkStudio

/// `illustrate`: figures that explain a scroll.
struct IllustrateVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "illustrate",
    abstract: "Draws figures of scenes: annotated stills, film strips, curves and others.",
    discussion: """
      A figure file lists the figures of a documentation; those that are up to date are not drawn \
      again.

        scrollwork illustrate --figures docs/concepts/figures.yaml
        scrollwork illustrate --figures docs/concepts/figures.yaml --snippets markdown
        scrollwork illustrate --figures docs/concepts/figures.yaml --check

      One figure, with the options of its kind as in a figure file; see docs/figures.md:

        scrollwork illustrate gallery --kind still -o gallery.svg --with 'at: 1.5'
        scrollwork illustrate gallery --kind still -o gallery.png gallery.pdf --dark

      Kinds:

      \(FigureContent.names.map { "  \($0.name)\n    \($0.summary)" }.joined(separator: "\n"))
      """)

  @Argument(help: "A scene name from \"scrollwork list\", or Swift files.")
  var scenes: [String] = []

  @Option(
    help: ArgumentHelp("Draw the figures that a YAML file lists.", valueName: "file"))
  var figures: String?

  @Option(
    help: ArgumentHelp(
      "With --figures: only those of these names.", valueName: "name"))
  var only: [String] = []

  @Option(help: ArgumentHelp("The kind of the figure. (default: still)", valueName: "kind"))
  var kind: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An option of the kind, as in a figure file.", valueName: "key: value"))
  var with: [String] = []

  @Option(
    name: OptionValues.outputNames, parsing: .upToNextOption,
    help: ArgumentHelp(
      """
      The output files, .svg, .png, .pdf, or .html to scrub in. (default: output/SCENE-KIND.svg)
      """, valueName: "file"))
  var outputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The text of .svg files, \"outlines\" or \"live\".", valueName: "form"),
    transform: OptionValues.figureText)
  var text: SVGText?

  @Flag(help: "With --figures: draw nothing; exit with 1 if a file is not up to date.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Print what shows each figure in a page, \"markdown\" or \"docc\".", valueName: "form"),
    transform: OptionValues.choice)
  var snippets: FigureSnippet.Form?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point of .png files, 0.1 to 8. (default: 2)", valueName: "n"),
    transform: OptionValues.scale.parse)
  var scale = 2.0

  @OptionGroup(title: "Device and traits") var appearance: AppearanceOptions

  @OptionGroup(title: "Swift files and scripts") var loose: LooseOptions

  @OptionGroup(title: "Fonts and pictures") var drawing: DrawingOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if figures != nil {
      guard kind == nil, outputs.isEmpty, with.isEmpty, appearance.isEmpty,
        loose.script == nil, loose.view == nil || !scenes.isEmpty, text == nil
      else {
        throw ValidationError(
          "'--figures' cannot be combined with options of one figure, which stand in the file")
      }
      return
    }
    guard only.isEmpty, !check else {
      throw ValidationError("'--only' and '--check' need '--figures'")
    }
    guard !scenes.isEmpty else {
      throw ValidationError("expected a scene, or a figure file after --figures")
    }
    let kinds = FigureContent.names.map(\.name)
    guard let kind else {
      throw ValidationError("expected a kind after --kind: \(kinds.joined(separator: ", "))")
    }
    guard kinds.contains(kind) else {
      let nearest =
        NearestWord.nearest(to: kind, among: kinds).map { ", did you mean \($0)?" } ?? ""
      throw ValidationError(
        "unknown kind \"\(kind)\"\(nearest); the kinds are \(kinds.joined(separator: ", "))")
    }
    guard !outputs.isEmpty else {
      throw ValidationError("expected a file after -o, such as figure.svg")
    }
    for output in outputs where !OptionValues.isFragment(output) {
      _ = try OptionValues.figureFormat(of: output)
    }
    try OptionValues.requireDistinct(outputs)
  }

  func outputs(ofScene name: String) -> VerbOutputs {
    guard let figures else { return VerbOutputs(files: outputs.map { URL(filePath: $0) }) }
    let entries = (try? FigureFile.read(figures))?.entries ?? []
    return VerbOutputs(
      files: [FigureFileRun.records(of: figures)],
      filesInNewFolders: entries.filter { only.contains($0.name) }.flatMap(\.paths)
        .map { URL(filePath: $0) })
  }

  func run(on workbench: Workbench) async throws {
    let renderer = try await workbench.renderer(of: self)
    let drawer = FigureDrawer(verb: self, workbench: workbench, renderer: renderer)
    if let figures {
      var run = FigureFileRun(file: try FigureFile.read(figures), verb: self, drawer: drawer)
      try await run.run()
    } else {
      try await OneFigureRun(verb: self, drawer: drawer).run()
    }
  }
}
