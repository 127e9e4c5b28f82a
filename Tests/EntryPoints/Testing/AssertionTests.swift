import Foundation
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkStage
import ScrollworkTesting
import ScrollworkViews
import TestSupport
import Testing

@MainActor @Suite struct `Asserting a reel` {
  private let file: TestFile

  init() throws { file = try TestFile() }

  private func scene(_ color: Color = .teal) -> ScrollworkStage.Scene {
    Scene("boxes", canvas: Boxes.canvas, scale: 1, script: .flick) { Boxes(color: color) }
  }

  /// The messages of the issues of an assertion.
  private func messages(
    _ color: Color = .teal, named name: String? = "boxes", record: RecordMode? = nil
  ) async -> [String] {
    await issues {
      try await assertReel(
        of: scene(color), named: name, record: record, sourceLocation: file.place)
    }.messages
  }

  private func issues(_ body: @MainActor () async throws -> Void) async -> RecordedIssues {
    await ScrollworkTestingTests.issues(of: body)
  }

  @Test func `records a missing reference, and fails once`() async throws {
    let found = await messages()
    #expect(found.count == 1)
    #expect(found.first?.contains("There was no reference; ") == true)
    #expect(found.first?.contains("is recorded now") == true)
    #expect(file.references.map { $0.split(separator: "/").last }.contains("tracks.json"))
    #expect(await messages() == [])
    #expect(await messages(record: .never) == [])
  }

  @Test func `writes nothing in the mode never`() async throws {
    let found = await messages(record: .never)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("There is no reference ") == true)
    #expect(file.references == [] && file.failures == [])
  }

  @Test func `tells what differs, where the report is and what to do`() async throws {
    _ = await messages()
    let before = try file.folder.contents.filter { $0.key.hasPrefix("Tests") }
    let found = await issues {
      try await assertReel(
        of: scene(.red), named: "boxes", record: .missing, sourceLocation: file.place)
    }
    let lines = found.messages.joined().split(separator: "\n")
    #expect(found.all.count == 1)
    #expect(found.all.first?.sourceLocation == file.place)
    #expect(lines.first?.contains("#") == true)
    #expect(lines.contains { $0.hasPrefix("The reel “") && $0.contains("stills differ") })
    #expect(lines.contains { $0.hasPrefix("The report with pictures: ") })
    #expect(lines.last == "To accept: pass record: .failed to the assertion once.")
    #expect(try file.folder.contents.filter { $0.key.hasPrefix("Tests") } == before)
    let left = Set(
      file.failures.map { $0.split(separator: "/").dropFirst().joined(separator: "/") })
    #expect(
      left.isSuperset(of: [
        "report.html", "old.png", "new.png", "difference.png", "candidate/tracks.json",
      ]))
    #expect(await messages() == [])
    let rest = file.failures.map { $0.split(separator: "/").last }
    #expect(rest == ["run.json"])
  }

  @Test func `records what differs in the mode failed`() async throws {
    _ = await messages()
    let tracks = try #require(file.references.first { $0.hasSuffix("tracks.json") })
    let old = try file.reference(tracks)
    #expect(await messages(record: .failed) == [])
    #expect(try file.reference(tracks) == old)
    let found = await messages(.red, record: .failed)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("The reference is recorded anew; run the test again.") == true)
    #expect(await messages(.red) == [])
    #expect(await messages().count == 1)
  }

  @Test func `records everything in the mode all`() async throws {
    _ = await messages()
    let found = await messages(record: .all)
    #expect(found.count == 1)
    #expect(found.first?.contains("is recorded anew") == true)
    #expect(await messages() == [])
  }

  @Test func `reports a reference that cannot be read`() async throws {
    _ = await messages()
    let tracks = try #require(file.references.first { $0.hasSuffix("tracks.json") })
    let url = file.folder.url.appending(path: "Tests/__References__/ShelfTests/\(tracks)")
    try Data("<<<<<<<".utf8).write(to: url)
    let found = await messages(record: .missing)
    #expect(found.count == 1)
    #expect(found.first?.contains("its hash is not the one in manifest.json") == true)
    #expect(found.first?.contains("To record it anew: ") == true)
    #expect(await messages(record: .failed).count == 1)
    #expect(await messages() == [])
  }

  @Test func `numbers the assertions of a test`() async throws {
    _ = await messages(named: nil)
    _ = await messages(.red, named: nil)
    let names = Set(file.references.map { $0.split(separator: "/")[0] })
    #expect(names == ["numbers-the-assertions-of-a-test.1", "numbers-the-assertions-of-a-test.2"])
  }

  @Test(arguments: [1]) func `needs names in tests with arguments`(argument: Int) async throws {
    let found = await messages(named: nil)
    #expect(
      found == [
        "An assertion in a test with arguments needs a name that differs between them: named: "
          + "\"\\(argument)\"."
      ])
    #expect(file.references == [])
  }

  @Test func `compares in the scope around it`() async throws {
    let found = await withReelTesting(record: .never) { await messages() }
    #expect(found.first?.hasPrefix("There is no reference ") == true)
    #expect(file.references == [])
  }

  @Test func `leaves no folder for a scene that cannot be drawn`() async throws {
    let found = await issues {
      let scene = Scene("none", canvas: CGSize(width: -1, height: 4)) { Text("") }
      try await assertReel(of: scene, named: "none", sourceLocation: file.place)
    }.messages
    #expect(found.count == 1)
    #expect(found.first?.contains("each side must be from 1") == true)
    #expect(file.references == [])
    let folder = file.folder.url.appending(path: "Tests/__References__/ShelfTests")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `refuses reels without stills`() async throws {
    let found = await issues {
      try await assertReel(of: scene(), named: "boxes", fps: 0, sourceLocation: file.place)
    }.messages
    #expect(found == ["fps is 0; it must be at least 1"])
    #expect(throws: InvalidRate.self) { try Reel(of: scene(), fps: -1) }
  }

  @Test func `reports what the script expects and does not happen`() async throws {
    let found = await issues {
      var scene = scene()
      scene.script.steps.append(.expect(.offset(x: 7)))
      try await assertReel(of: scene, named: "boxes", sourceLocation: file.place)
    }.messages
    #expect(found.count == 2)
    #expect(found.first?.contains("the offset is ") == true)
  }

  @Test func `is safe for several writers`() async throws {
    let found = await issues {
      async let first: Void = assertReel(
        of: scene(), named: "boxes", record: .all, sourceLocation: file.place)
      async let second: Void = assertReel(
        of: scene(), named: "boxes", record: .all, sourceLocation: file.place)
      async let third: Void = assertReel(
        of: scene(), named: "boxes", record: .missing, sourceLocation: file.place)
      _ = try await (first, second, third)
    }
    #expect([2, 3].contains(found.all.count))
    #expect(await messages() == [])
  }

  @Test func `compares one still`() async throws {
    func still(_ color: Color, at time: Double) async -> [String] {
      await issues {
        try await assertStill(
          of: scene(color), at: time, named: "still", sourceLocation: file.place)
      }.messages
    }
    #expect(await still(.teal, at: 0.1).count == 1)
    #expect(await still(.teal, at: 0.1) == [])
    #expect(await still(.red, at: 0.1).first?.contains("The still “") == true)
    #expect(await still(.teal, at: 0.3).count == 1)
    #expect(file.references.filter { $0.hasSuffix(".png") }.count == 1)
  }
}
