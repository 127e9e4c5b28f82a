import Foundation
import ScrollworkCommand
import ScrollworkDrawing
import ScrollworkStage
import TestSupport
import Testing

@Suite @MainActor struct `References of scenes` {
  private let runs: VerifyRun

  init() throws { runs = try VerifyRun() }

  @Test func `a missing one fails and leaves a candidate`() async throws {
    let run = await runs.verify("--all")
    #expect(run.status == .mismatch)
    #expect(run.out.contains("box"))
    #expect(run.err.contains("1 of 1 scene is not as recorded in refs"))
    #expect(run.err.split(separator: "\n").count == 1)
    #expect(!runs.folder.paths.contains { $0.hasPrefix("refs/") })
    #expect(runs.folder.paths.contains("out/box/manifest.json"))
    #expect(runs.folder.paths.contains("out/box/stills/000000.png"))
  }

  @Test func `are recorded, and equal from then on`() async throws {
    let recorded = await runs.verify("box --record")
    #expect(recorded.status == .success)
    #expect(recorded.out == "1 of 1 up to date\n")
    let before = try runs.folder.contents
    #expect(before.keys.allSatisfy { $0.hasPrefix("refs/box/") })
    let again = await runs.verify()
    #expect(again.status == .success, "\(again.out)\(again.err)")
    let more = await runs.verify("--record")
    #expect(more.status == .success)
    #expect(try runs.folder.contents == before)
  }

  @Test func `a candidate of a changed scene is what --record accepts`() async throws {
    _ = await runs.verify("box --record")
    let before = try runs.folder.contents
    let changed = await runs.verify("", [.box(.green)])
    #expect(changed.status == .mismatch)
    #expect(changed.out.contains("Color #"), "\(changed.out)")
    for (path, data) in before { #expect(try Data(contentsOf: runs.url(path)) == data, "\(path)") }
    let candidate = try Data(contentsOf: runs.url("out/box/tracks.json"))
    let accepted = await runs.verify("--record", [.box(.green)])
    #expect(accepted.status == .success)
    #expect(try Data(contentsOf: runs.url("refs/box/tracks.json")) == candidate)
    #expect(!runs.folder.paths.contains { $0.hasPrefix("out/") })
    #expect(await runs.verify("", [.box(.green)]).status == .success)
  }

  @Test func `are found by other spellings of their names`() async throws {
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    for (recorded, asked) in [(one, two), (two, one)] {
      #expect(
        await runs.verify("\(recorded) --record", [.box(.blue, name: recorded)]).status == .success)
      for words in ["", asked] {
        let run = await runs.verify(words, [.box(.blue, name: asked)])
        #expect(run.status == .success && run.out.contains("1 equal"), "\(run.out)\(run.err)")
      }
      let differing = await runs.run("diff DIR/refs/\(asked) DIR/refs/\(recorded)")
      #expect(differing.status == .success, "\(differing.err)")
      #expect(
        await runs.verify("\(asked) --record", [.box(.green, name: asked)]).status == .success)
      #expect(try FileManager.default.contentsOfDirectory(atPath: runs.url("refs").path).count == 1)
      try FileManager.default.removeItem(at: runs.url("refs"))
    }
  }

  @Test func `without a scene are told, and removed by --prune alone`() async throws {
    _ = await runs.verify("--all --record", [.box(.blue), .box(.blue, name: "other")])
    #expect(runs.folder.paths.contains("refs/other/tracks.json"))
    let stale = await runs.verify()
    #expect(stale.status == .mismatch)
    #expect(
      stale.out.contains(
        "stale     other: the tool has no scene \"other\"; --prune removes the reference"),
      "\(stale.out)")
    #expect(runs.folder.paths.contains("refs/other/tracks.json"))
    // Named scenes say nothing about others.
    #expect(await runs.verify("box").status == .success)
    try runs.write(Data("mine".utf8), "refs/other/notes.txt")
    let before = try runs.folder.contents
    let kept = await runs.verify("--record")
    #expect(kept.status == .mismatch)
    #expect(kept.err.hasPrefix("error: the reference other has no scene: the tool"), "\(kept.err)")
    #expect(try runs.folder.contents == before)
    let removed = await runs.verify("--record --prune")
    #expect(removed.status == .success)
    #expect(removed.err == "removing refs/other: the tool has no scene \"other\"\n")
    #expect(runs.folder.paths.filter { $0.hasPrefix("refs/other") } == ["refs/other/notes.txt"])
  }

  @Test func `keep all pictures if asked`() async throws {
    #expect(await runs.verify("--all-pictures").status == .usage)
    #expect(await runs.verify("box --record").status == .success)
    let few = runs.folder.paths.count { $0.hasSuffix(".png") }
    #expect(await runs.verify("--record --all-pictures").status == .success)
    let all = runs.folder.paths.count { $0.hasSuffix(".png") }
    #expect(few >= 2 && few <= 10 && all > 2 * few)
    #expect(await runs.verify().status == .success)
  }

  @Test func `at other stills per second differ`() async throws {
    _ = await runs.verify("box --record")
    let run = await runs.verify("--fps 30")
    #expect(run.status == .mismatch)
    #expect(run.out.contains("Stills per second 60 → 30"), "\(run.out)")
  }

  @Test func `are compared by their pictures, too`() async throws {
    _ = await runs.verify("box --record")
    let path = "refs/box/stills/000000.png"
    let gray = HandmadePNG(
      width: 20, height: 16, colorType: 0,
      rows: [UInt8](repeating: 0, count: 21 * 16)
    ).file
    try runs.write(gray, path)
    let run = await runs.verify()
    #expect(run.status == .mismatch)
    #expect(run.out.contains("of the pixels differ"), "\(run.out)")
    #expect(await runs.verify("--record").status == .success)
    #expect(await runs.verify().status == .success)
  }

  @Test func `are not the folder of candidates`() async throws {
    _ = await runs.verify("box --record")
    let before = try runs.folder.contents
    let run = await runs.run("verify --references DIR/refs --out DIR/x/../refs/", [.box(.green)])
    #expect(run.status == .usage)
    #expect(run.err.contains("same folder"))
    #expect(try runs.folder.contents == before)
  }

  @Test func `in a folder that is read-only stay as they are`() async throws {
    _ = await runs.verify("box --record")
    let before = try runs.folder.contents
    let folders = ["refs", "refs/box", "refs/box/stills"].map { runs.url($0).path }
    for folder in folders { chmod(folder, 0o555) }
    defer { for folder in folders { chmod(folder, 0o755) } }
    guard getuid() != 0 else { return }
    let run = await runs.verify("--record", [.box(.green)])
    #expect(run.status == .cannotWrite, "\(run.err)")
    #expect(run.err.split(separator: "\n").count == 1)
    let after = try runs.folder.contents.filter { $0.key.hasPrefix("refs/") }
    #expect(after == before)
  }

  @Test func `that cannot be written are told in one line`() async throws {
    try runs.write(Data(), "refs")
    let run = await runs.verify("box --record")
    #expect(run.status == .cannotWrite)
    #expect(run.err == "error: cannot write refs/box/stills: not a directory\n", "\(run.err)")
    try runs.write(Data(), "out")
    let other = await runs.run("verify box --references DIR/other --out DIR/out")
    #expect(other.status == .cannotWrite)
  }

  @Test func `a report is written for every ending`() async throws {
    _ = await runs.verify("box --record")
    let files = ["a.html", "a.json", "a.xml", "a.sarif", "a.md", "a.txt"]
    let words = files.map { "--report DIR/\($0)" }.joined(separator: " ")
    let run = await runs.verify(words, [.box(.green)])
    #expect(run.status == .mismatch)
    #expect(try runs.text("a.html").hasPrefix("<!"))
    for file in ["a.json", "a.sarif"] {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(contentsOf: runs.url(file)))
      }
    }
    #expect(try runs.text("a.xml").contains("<testsuite"))
    for file in files { #expect(try runs.text(file).contains("box"), "\(file)") }
    #expect(!runs.folder.paths.contains { $0.hasSuffix(".part") })
  }

  @Test func `a report of an unknown ending is refused before anything is done`() async throws {
    let run = await runs.verify("--record --report DIR/a.htm")
    #expect(run.status == .usage)
    #expect(run.err.contains("did you mean .html?"), "\(run.err)")
    #expect(await runs.verify("--report DIR/report").status == .usage)
    #expect(await runs.verify("--report DIR/a.txt --report DIR/a.txt").status == .usage)
    #expect(await runs.verify("--json --summary junit").status == .usage)
    #expect(runs.folder.paths.isEmpty)
  }

  @Test func `a summary is of the asked format`() async throws {
    _ = await runs.verify("box --record")
    let scenes = [Scene.box(.green)]
    for words in ["--json", "--summary json", "--summary sarif"] {
      let run = await runs.verify(words, scenes)
      #expect(run.status == .mismatch)
      #expect(throws: Never.self, "\(words)") {
        try JSONSerialization.jsonObject(with: Data(run.out.utf8))
      }
    }
    #expect(await runs.verify("--summary junit", scenes).out.contains("<failure"))
    #expect(await runs.verify("--summary github", scenes).out.hasPrefix("::"))
    #expect(await runs.verify("--summary markdown", scenes).out.contains("box"))
    #expect(await runs.verify("--summary xml", scenes).status == .usage)
  }

  @Test func `ignored rectangles may be of any size`() async throws {
    _ = await runs.verify("box --record")
    for words in ["-1e300,-1e300,2e300,2e300", "0,0,1e300,1e300", "1e18,1e18,1,1"] {
      let run = await runs.verify("--ignore-rect=\(words)")
      #expect(run.status == .success, "\(words): \(run.err)")
    }
    for words in ["0,0,0,4", "1,2,3", "nan,0,1,1", "0,0,1,inf", "a"] {
      #expect(await runs.verify("--ignore-rect=\(words)").status == .usage, "\(words)")
    }
  }
}
