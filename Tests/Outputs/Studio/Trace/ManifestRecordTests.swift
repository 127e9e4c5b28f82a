import Foundation
import ScrollworkEnvironment
import ScrollworkStage
import TestSupport
import Testing

@testable import ScrollworkStudio

@Suite @MainActor struct `A manifest that is read` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func manifest(_ scene: Scene = .bars(), fps: Int = 60) async throws -> URL {
    try await render(scene, into: folder.url, fps: fps).folder.appending(path: "manifest.json")
  }

  @Test func `has the settings and the stills of the reel`() async throws {
    let url = try await manifest()
    let record = try ManifestRecord(url)
    #expect(record.version == 1 && record.scene == "bars" && record.format == .png)
    #expect(record.canvas == CGSize(width: 60, height: 100) && record.picture == record.canvas)
    #expect(record.fps == 60 && record.count == 30 && record.duration == 0.5)
    #expect(record.scale == 1 && record.colorScheme == "light")
    #expect(record.layoutDirection == "leftToRight")
    #expect(record.sizeClasses == ["compact", "compact"])
    #expect(record.script == ["glide to (0, 200) over 0.5s"] && record.marks.isEmpty)
    #expect(record.libraries == ["pencil": "2.0"] && record.fonts == ["Plain.ttf": "00ff"])
    #expect(record.stills.map(\.number) == Array(0..<30))
    let trace = try Data(contentsOf: url.deletingLastPathComponent().appending(path: "trace.jsonl"))
    #expect(record.trace == fingerprint(trace))
    for still in record.stills {
      let data = try Data(contentsOf: url.deletingLastPathComponent().appending(path: still.file))
      #expect(still.record.file == fingerprint(data) && still.record.list.count == 64)
    }
  }

  @Test func `has the marks, and the size of the picture where it is not the canvas`() async throws
  {
    let record = try ManifestRecord(await manifest(TraceScenes.rich(), fps: 4))
    #expect(record.marks.keys.sorted() == ["start", "thrown"] && record.marks["start"] == 0)
    #expect(record.picture == CGSize(width: 200, height: 200))
  }

  @Test func `has the type size and the locale where they are set`() async throws {
    var scene = Scene.bars()
    let plain = try await ManifestRecord(manifest(scene))
    #expect(plain.dynamicTypeSize == "large" && plain.locale == "en-US")
    scene.locale = Locale(identifier: "en-US")
    #expect(try await ManifestRecord(manifest(scene)).settings == plain.settings)
    (scene.dynamicTypeSize, scene.locale) = (.accessibility2, Locale(identifier: "de_DE"))
    let other = try await ManifestRecord(manifest(scene))
    #expect(other.dynamicTypeSize == "accessibility2" && other.locale == "de-DE")
    #expect(other.settings != plain.settings)
  }

  @Test(arguments: [
    (
      "\"version\": 1", "\"version\": 2",
      ": found version 2, expected one up to 1; it was written by a newer scrollwork"
    ),
    (",\n  \"version\": 1", "", ": found nothing in version, expected a value"),
    ("\"fps\": 60", "\"fps\": \"60\"", ": found a string in fps, expected a whole number from 0"),
    ("\"fps\": 60", "\"fps\" 60", ":10:9: found \"6\", expected \":\""),
    (
      "\"format\": \"png\"", "\"format\": \"gif\"",
      ": found \"gif\" in format, expected one of png, svg"
    ),
    ("\"number\":2,", "", ": found nothing in stills[2].number, expected a value"),
    (
      "\"pencil\": \"2.0\"", "\"pencil\": 2",
      ": found a number in libraries.pencil, expected a string"
    ),
  ]) func `tells where it is not one`(part: String, change: String, message: String) async throws {
    let url = try await manifest()
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(part))
    try Data(text.replacing(part, with: change, maxReplacements: 1).utf8).write(to: url)
    let error = #expect(throws: ReelFileError.self) { try ManifestRecord(url) }
    #expect(error?.description == url.relativePath + message)
  }
}
