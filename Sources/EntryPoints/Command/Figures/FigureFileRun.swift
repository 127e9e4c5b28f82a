import Foundation
import ScrollworkDrawing
import ScrollworkFigures
import ScrollworkStudio

/// A run of a figure file: draws the files that are not up to date.
@MainActor struct FigureFileRun {
  let file: FigureFile
  let verb: IllustrateVerb
  let drawer: FigureDrawer
  private var freshness: FileFreshness

  init(file: FigureFile, verb: IllustrateVerb, drawer: FigureDrawer) {
    (self.file, self.verb, self.drawer) = (file, verb, drawer)
    freshness = FileFreshness(
      records: Self.records(of: file.file), isCheck: verb.check, console: drawer.workbench.console)
  }

  /// The file of records beside a figure file.
  nonisolated static func records(of file: String) -> URL {
    let url = URL(filePath: file)
    return url.deletingPathExtension().appendingPathExtension("records.json")
  }

  /// Draws the figures; those that cannot be drawn are told together.
  mutating func run() async throws {
    var mistakes: [YAMLError] = []
    for entry in file.entries where verb.only.contains(entry.name) {
      for variant in entry.output.variants {
        do { try await draw(entry, variant) } catch let error as FigureError {
          try Task.checkCancellation()
          mistakes.append(file.error(error, in: entry))
        } catch let error as SceneFailure {
          throw error.located(in: file, entry)
        }
      }
    }
    if let error = YAMLError(all: mistakes) { throw error }
    try freshness.finish()
  }

  private mutating func draw(_ entry: FigureFile.Entry, _ variant: FigureVariant) async throws {
    let output = entry.output
    var light: (figure: Figure, path: String)?
    var dark: String?
    for scheme in output.schemes {
      await Task.yield()
      let figure = try drawer.figure(of: entry, variant, isDark: scheme == .dark)
      for format in output.formats {
        for scale in format == .png ? output.scales : [1] {
          let path = entry.path(variant, scheme, format, scale: scale)
          try write(figure, format, scale, output.text, to: URL(filePath: path))
          if scheme == .dark { dark = dark ?? path }
          if light == nil { light = (figure, path) }
        }
      }
    }
    if let scrub = output.scrub { try writeFragment(entry, variant, scrub) }
    if let form = verb.snippets, let light {
      let snippet = FigureSnippet(light.figure, path: light.path, darkPath: dark)
      try drawer.workbench.console.writeLines(snippet.spelled(form))
    }
  }

  private mutating func writeFragment(
    _ entry: FigureFile.Entry, _ variant: FigureVariant, _ scrub: FigureScrub
  ) throws {
    let fragments = FragmentDrawer(drawer: drawer)
    let schemes = entry.output.schemes.map { $0 == .dark }
    let frames = try fragments.frames(of: entry, variant, scrub, schemes: schemes)
    let settings = [
      "the version of the fragment": "\(InteractiveFigure.version)",
      "times": frames.times.map { "\($0)" }.joined(separator: " "),
    ]
    let digests = frames.all.map { $0.displayList.digest.hexadecimal(digits: FileRecord.digits) }
    let digest = ContentDigest(of: Data(digests.joined(separator: " ").utf8))
      .hexadecimal(digits: FileRecord.digits)
    let url = URL(filePath: entry.fragmentPath(variant))
    guard try freshness.isWanted(url, settings, { digest }) else { return }
    let data = try fragments.data(of: frames)
    try AtomicFile.makeFolder(url.deletingLastPathComponent())
    try AtomicFile.write(data, to: url)
    try freshness.record(url, settings, digest)
  }

  private mutating func write(
    _ figure: Figure, _ format: FigureOutput.Format, _ scale: Int, _ text: SVGText,
    to url: URL
  ) throws {
    var settings = ["alt": figure.altText]
    if format == .svg {
      settings["text"] = text.rawValue
      settings["the version of the document"] = "\(FigureDocument.version)"
    }
    for source in figure.sources {
      settings["the digest of \(source.name)"] = String(source.digest.prefix(FileRecord.digits))
    }
    let digest = figure.displayList.digest.hexadecimal(digits: FileRecord.digits)
    guard try freshness.isWanted(url, settings, { digest }) else { return }
    let data = try drawer.data(of: figure, format, scale: CGFloat(scale), text: text)
    try Task.checkCancellation()
    try AtomicFile.makeFolder(url.deletingLastPathComponent())
    try AtomicFile.write(data, to: url)
    try freshness.record(url, settings, digest)
  }
}
