import Foundation
import ScrollworkDrawing
import ScrollworkFigures
import ScrollworkStudio

/// A run for one figure, described by the options of the verb.
@MainActor struct OneFigureRun {
  let verb: IllustrateVerb
  let drawer: FigureDrawer

  /// Draws the figure into its files.
  func run() async throws {
    if !drawer.workbench.source.isOfFiles, verb.scenes.count > 1 {
      throw Failure.oneScene(verb.scenes)
    }
    guard drawer.workbench.source.isOfFiles || verb.loose.isEmpty else {
      throw Failure.onlyForFiles
    }
    let entry = try entry()
    let figure: Figure
    do {
      figure = try drawer.figure(
        of: entry, entry.output.variants[0], isDark: verb.appearance.dark)
    } catch let error as FigureError {
      throw Failure(status: .malformed, message: error.message)
    } catch let error as SceneFailure {
      throw error.failure
    }
    // All files are drawn before the first is written.
    let files = try verb.outputs.map { path in
      try Task.checkCancellation()
      guard !OptionValues.isFragment(path) else {
        return (file: URL(filePath: path), data: try fragment(of: entry))
      }
      let data = try drawer.data(
        of: figure, OptionValues.figureFormat(of: path), scale: CGFloat(verb.scale),
        text: verb.text ?? .glyphs)
      return (file: URL(filePath: path), data: data)
    }
    for (file, data) in files { try AtomicFile.write(data, to: file) }
    let console = drawer.workbench.console
    let size = figure.displayList.canvas
    let names = verb.outputs.joined(separator: ", ")
    try console.writeSummary("\(names): \(Int(size.width)) × \(Int(size.height)) pt")
    if let form = verb.snippets {
      let snippet = FigureSnippet(figure, path: verb.outputs[0], darkPath: nil)
      try console.writeLines(snippet.spelled(form))
    }
  }

  /// The bytes of the figure as a fragment of HTML.
  private func fragment(of entry: FigureFile.Entry) throws -> Data {
    guard entry.spec.moment != nil else {
      throw Failure(
        status: .malformed,
        message: "a fragment of HTML needs a kind with one moment: still, anatomy, unrolled or tree"
      )
    }
    let fragments = FragmentDrawer(drawer: drawer)
    let frames = try fragments.frames(
      of: entry, entry.output.variants[0], entry.output.scrub ?? FigureScrub(),
      schemes: verb.appearance.dark ? [true] : [false, true])
    return try fragments.data(of: frames)
  }

  /// The keys of a figure file that are arguments of the verb.
  private static let others = [
    "name", "kind", "scene", "out", "formats", "schemes", "scales", "text", "variants",
  ]

  /// The entry of a figure file with these options.
  private func entry() throws -> FigureFile.Entry {
    let script = verb.loose.scriptFile.map { ["script: \(Self.quoted($0))"] } ?? []
    let lines =
      ["name: figure", "kind: \(verb.kind ?? "")", "scene: \(Self.quoted(verb.scenes[0]))"]
      + verb.with + script
    let text =
      "figures:\n- "
      + lines.flatMap { $0.split(separator: "\n") }.joined(separator: "\n  ")
    let file = try FigureFile(text, file: "--with")
    return file.entries[0]
  }

  /// A text between quotes of YAML.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "''"))'"
  }
}
