import Foundation
import ScrollworkCommand
import ScrollworkDrawing
import ScrollworkStage
import TestSupport
import Testing

@Suite @MainActor struct `Damaged references` {
  private let runs: VerifyRun

  init() throws { runs = try VerifyRun() }

  private static let tracks = "refs/box/tracks.json"
  private static let manifest = "refs/box/manifest.json"

  /// Expects one line with some words and nothing changed, by `verify` and by `diff`.
  private func check(_ status: CommandStatus, _ words: String, isRecordable: Bool = true)
    async throws
  {
    let before = try runs.folder.contents
    for command in [
      "verify --references DIR/refs --out DIR/out", "diff DIR/refs/box DIR/refs/box",
    ] {
      let run = await runs.run(command)
      #expect(run.status == status, "\(command): \(run.out)\(run.err)")
      #expect(run.out == "")
      #expect(run.err.split(separator: "\n").count == 1, "\(run.err)")
      #expect(run.err.contains(words), "\(run.err)")
    }
    #expect(try runs.folder.contents == before)
    let recorded = await runs.verify("--record")
    #expect((recorded.status == .success) == isRecordable, "\(recorded.err)")
    if isRecordable {
      #expect(await runs.verify().status == .success)
    } else {
      #expect(try runs.folder.contents == before)
    }
  }

  @Test func `of a newer format are not read and not replaced`() async throws {
    _ = await runs.verify("--record")
    try runs.edit(Self.manifest, "\"reference\":1", "\"reference\":2")
    try await check(.malformed, "version 2 of the format", isRecordable: false)
  }

  @Test func `tracks that were edited or cut are told`() async throws {
    _ = await runs.verify("--record")
    try runs.edit(Self.tracks, "\"fps\":60", "\"fps\":61")
    try await check(.malformed, "its hash is not the one in manifest.json")
    let data = try Data(contentsOf: runs.url(Self.tracks))
    try runs.write(data.prefix(data.count / 2), Self.tracks)
    try await check(.malformed, "its hash is not the one in manifest.json")
  }

  @Test func `a manifest that is none is told`() async throws {
    _ = await runs.verify("--record")
    try runs.edit(Self.manifest, "\"pictures\"", "\"pictres\"")
    try await check(.malformed, "its fields are not those of a manifest")
  }

  @Test func `missing files are told`() async throws {
    _ = await runs.verify("--record")
    try FileManager.default.removeItem(at: runs.url("refs/box/stills/000000.png"))
    try await check(.missing, "000000.png is missing")
    try FileManager.default.removeItem(at: runs.url(Self.tracks))
    try await check(.missing, "tracks.json is missing")
  }

  @Test func `a picture that is none is told`() async throws {
    _ = await runs.verify("--record")
    let file = "refs/box/stills/000000.png"
    let data = try Data(contentsOf: runs.url(file))
    for (bytes, words) in [
      (Data("not a picture".utf8), "not a PNG file"), (data.dropLast(20), "ends too early"),
    ] {
      try runs.write(bytes, file)
      let run = await runs.verify()
      #expect(run.status == .malformed)
      #expect(run.err.contains(words) && run.err.contains("still 0"), "\(run.err)")
    }
  }
}
