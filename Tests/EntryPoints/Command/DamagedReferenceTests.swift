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

  /// Expects one line with some words and nothing changed, by `verify`, for which it is the verdict of
  /// the scene, and by `diff`.
  private func check(_ status: CommandStatus, _ words: String, isRecordable: Bool = true)
    async throws
  {
    let before = try runs.folder.contents
    for command in [
      "verify --references DIR/refs --out DIR/out", "diff DIR/refs/box DIR/refs/box",
    ] {
      let run = await runs.run(command)
      #expect(run.status == status, "\(command): \(run.out)\(run.err)")
      if command.hasPrefix("verify") {
        #expect(run.out.hasPrefix("broken    box: ") && run.out.contains(words), "\(run.out)")
      } else {
        #expect(run.out == "")
      }
      #expect(run.err.split(separator: "\n").count == 1, "\(run.err)")
      #expect(run.err.contains(words), "\(run.err)")
    }
    #expect(try runs.folder.contents == before)
    let recorded = await runs.verify("box --record")
    #expect((recorded.status == .success) == isRecordable, "\(recorded.err)")
    if isRecordable {
      #expect(await runs.verify().status == .success)
    } else {
      #expect(try runs.folder.contents == before)
    }
  }

  @Test func `of a newer format are not read and not replaced`() async throws {
    _ = await runs.verify("box --record")
    try runs.edit(Self.manifest, "\"reference\":1", "\"reference\":2")
    try await check(.malformed, "version 2 of the format", isRecordable: false)
  }

  @Test func `tracks that were edited or cut are told`() async throws {
    _ = await runs.verify("box --record")
    try runs.edit(Self.tracks, "\"fps\":60", "\"fps\":61")
    try await check(.malformed, "its hash is not the one in manifest.json")
    let data = try Data(contentsOf: runs.url(Self.tracks))
    try runs.write(data.prefix(data.count / 2), Self.tracks)
    try await check(.malformed, "its hash is not the one in manifest.json")
  }

  @Test func `a manifest after a merge is told, and recorded anew`() async throws {
    _ = await runs.verify("box --record")
    try runs.edit(Self.manifest, "{\n", "<<<<<<< ours\n{\n")
    try await check(.malformed, "manifest.json is not a recording of a reel: it has the marks of a")
  }

  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  @Test(arguments: ["manifest.json", "tracks.json", "stills/000000.png"])
  func `a pointer of Git LFS is told, and never recorded over`(file: String) async throws {
    _ = await runs.verify("box --record")
    try runs.write(Data(Self.pointer.utf8), "refs/box/\(file)")
    try await check(
      .malformed, "refs/box/\(file) is a Git LFS pointer; run git lfs pull", isRecordable: false)
  }

  @Test(arguments: ["manifest.json", "tracks.json", "stills/000000.png"])
  func `do not keep others from being compared and reported`(file: String) async throws {
    let scenes: [Scene] = [.box(.blue), .box(.blue, name: "a"), .box(.blue, name: "z")]
    _ = await runs.verify("a box z --record", scenes)
    try runs.write(Data(Self.pointer.utf8), "refs/box/\(file)")
    let words = ["html", "json", "xml", "md"].map { "--report DIR/r.\($0)" }.joined(separator: " ")
    for names in ["", "z box a"] {
      let run = await runs.verify(
        "\(names) \(words)", [scenes[0], scenes[1], .box(.green, name: "z")])
      #expect(run.status == .malformed)
      for line in ["broken    box: refs/box/\(file) is a Git", "equal     a\n", "different z: "] {
        #expect(run.out.contains(line), "\(run.out)")
      }
      #expect(run.out.hasSuffix("3 scenes: 1 broken, 1 different, 1 equal\n"), "\(run.out)")
      #expect(run.err.contains("box cannot be compared: refs/box/\(file) is a Git LFS pointer"))
      #expect(run.err.contains("; 1 of 3 scenes are not as recorded"), "\(run.err)")
      #expect(try runs.text("r.xml").contains("<error type=\"broken\" message=\""))
      #expect(try runs.text("r.xml").contains("failures=\"1\" errors=\"1\""))
      for ending in ["html", "json", "md"] {
        #expect(try runs.text("r.\(ending)").contains("Git LFS pointer"), "\(ending)")
      }
    }
  }

  @Test func `a scene that cannot be played does not keep others from it, either`() async throws {
    let scenes: [Scene] = [.box(.blue), .broken, .box(.blue, name: "z")]
    _ = await runs.verify("box z --record", scenes)
    for record in ["", "--record"] {
      let run = await runs.verify("--all \(record)", scenes)
      #expect(run.status == .malformed)
      #expect(run.out.contains("broken    broken: ") && run.out.contains("1 broken, 2 equal"))
    }
  }

  @Test func `other line ends change nothing`() async throws {
    _ = await runs.verify("box --record")
    for file in ["manifest.json", "tracks.json", "reel.txt"] {
      try runs.edit("refs/box/\(file)", "\n", "\r\n")
    }
    #expect(await runs.verify().status == .success)
    #expect(await runs.run("diff DIR/refs/box DIR/refs/box").status == .success)
  }

  @Test(arguments: [("\n", "\r\n"), ("\r\n", "\n")])
  func `a picture whose line ends were changed is told`(old: String, new: String) async throws {
    _ = await runs.verify("box --record")
    let file = "refs/box/stills/000000.png"
    var bytes = try Data(contentsOf: runs.url(file))
    let range = try #require(bytes.range(of: Data(old.utf8)))
    bytes.replaceSubrange(range, with: Data(new.utf8))
    try runs.write(bytes, file)
    let run = await runs.verify()
    #expect(run.status == .malformed)
    #expect(run.err.contains("\(file) cannot be decoded: its line ends were changed"), "\(run.err)")
  }

  @Test(arguments: [["stills/000000.png"], ["reel.txt"], ["tracks.json"], ["manifest.json"]])
  func `half a checkout is told`(kept: [String]) async throws {
    let scenes: [Scene] = [.box(.blue), .box(.blue, name: "z")]
    _ = await runs.verify("box z --record", scenes)
    for path in runs.folder.paths where path.hasPrefix("refs/box/") {
      guard !kept.contains(where: path.hasSuffix) else { continue }
      try FileManager.default.removeItem(at: runs.url(path))
    }
    let run = await runs.verify("--report DIR/r.xml", scenes)
    #expect(run.status == .missing)
    #expect(run.out.contains("broken    box: refs/box/") && run.out.contains("equal     z"))
    #expect(run.err.contains(" is missing; a reference needs it"), "\(run.err)")
    #expect(try runs.text("r.xml").contains("<error type=\"broken\""))
    #expect(await runs.verify("box --record", scenes).status == .success)
    #expect(await runs.verify("", scenes).status == .success)
  }

  @Test func `files of renders in such states are told by diff and merge`() async throws {
    _ = await runs.run("render box --fps 5 --out DIR/a")
    for number in 1...2 {
      _ = await runs.run("render box --fps 5 --shard \(number)/2 --out DIR/part\(number)")
    }
    for (text, words) in [
      (Self.pointer, "it is a Git LFS pointer; run git lfs pull"),
      ("<<<<<<< ours\n{}\n", "it has the marks of a merge that was not resolved"),
    ] {
      try runs.write(Data(text.utf8), "part2/box/manifest.json")
      let merged = await runs.run("merge DIR/part1 DIR/part2 --out DIR/all")
      #expect(merged.status == .malformed)
      #expect(merged.err.contains("part2/box/manifest.json: \(words)"), "\(merged.err)")
      try runs.write(Data(text.utf8), "a/box/tracks.json")
      let compared = await runs.run("diff DIR/a/box DIR/a/box")
      #expect(compared.status == .malformed)
      #expect(compared.err.contains("a/box/tracks.json is "), "\(compared.err)")
      #expect(compared.err.contains(words.split(separator: ";")[0].dropFirst(3)), "\(compared.err)")
    }
    try runs.write(Data(Self.pointer.utf8), "a.png")
    let picture = await runs.run("diff DIR/a.png DIR/a/box/frames/000000.png")
    #expect(picture.err.contains("a.png is a Git LFS pointer; run git lfs pull"), "\(picture.err)")
  }

  @Test func `a manifest that is none is told`() async throws {
    _ = await runs.verify("box --record")
    try runs.edit(Self.manifest, "\"pictures\"", "\"pictres\"")
    try await check(.malformed, "its fields are not those of a manifest")
  }

  @Test func `missing files are told`() async throws {
    _ = await runs.verify("box --record")
    try FileManager.default.removeItem(at: runs.url("refs/box/stills/000000.png"))
    try await check(.missing, "000000.png is missing")
    try FileManager.default.removeItem(at: runs.url(Self.tracks))
    try await check(.missing, "tracks.json is missing")
  }

  @Test func `a picture that is none is told`() async throws {
    _ = await runs.verify("box --record")
    let file = "refs/box/stills/000000.png"
    let data = try Data(contentsOf: runs.url(file))
    for (bytes, words) in [
      (Data("not a picture".utf8), "is not a PNG file"), (data.dropLast(20), "ends too early"),
    ] {
      try runs.write(bytes, file)
      let run = await runs.verify()
      #expect(run.status == .malformed)
      #expect(run.err.contains("\(file) \(words)"), "\(run.err)")
    }
  }
}
