import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkStudio
import TestSupport
import Testing

/// The traces and inspections of whole scenes, against their schema and through their reader.
@Suite @MainActor struct `Traces of scenes` {
  private static let schemaPath = "docs/trace.schema.json"
  private static let renderer = try? CairoRenderer(fonts: .standard(), images: [sceneImages])

  /// Among them perspective, UIKit zoom, nested scroll views and blend modes.
  @Test(arguments: [
    "gallery", "cover-flow", "pinch", "shelf", "turning", "photo-dock", "settings",
    "effect-blend-mode",
    "effect-projection", "effect-blur", "parallax", "sticky-header",
  ]) func `have the form of their schema, and can be read`(name: String) throws {
    let scene = try #require(allScenes.first { $0.name == name })
    let renderer = try #require(Self.renderer)
    let stage = Stage(scene, text: renderer, images: renderer)
    let (lines, views) = try (
      JSONSchema(Self.schemaPath), JSONSchema(Self.schemaPath, definition: "inspection")
    )
    let folder = try TemporaryFolder()
    var text = ""
    for number in 0..<8 {
      let time = stage.duration * Double(number) / 8
      let line = TraceLine.spell(number, stage.still(at: time).report, since: time - 0.1)
      #expect(try lines.complaints(about: JSONNode(line)) == [], "at \(time)")
      text += line
      guard number.isMultiple(of: 4) else { continue }
      let json = try SceneInspection(stage, at: time).json
      #expect(try views.complaints(about: JSONNode(json)) == [], "at \(time)")
    }
    let url = folder.url.appending(path: "trace.jsonl")
    try Data(text.utf8).write(to: url)
    #expect(try TraceReader.records(of: url).map(\.number) == Array(0..<8))
    #expect(text.contains("\"zoom\"") == (name == "pinch"))
    #expect(text.contains("\"projection\"") == ["cover-flow", "effect-projection"].contains(name))
    #expect(text.contains("\"blend\"") == (name == "effect-blend-mode"))
  }
}
