import Foundation
import ScrollworkCommand
import ScrollworkDrawing
import ScrollworkStage
import TestSupport
import Testing

@Suite @MainActor struct `A difference of folders` {
  private let runs: VerifyRun

  init() throws { runs = try VerifyRun() }

  /// A gray picture.
  private func gray(_ level: UInt8 = 128, width: Int = 8, height: Int = 6) -> Data {
    let row = [0] + [UInt8](repeating: level, count: width)
    return HandmadePNG(
      width: width, height: height, colorType: 0, rows: (0..<height).flatMap { _ in row }
    ).file
  }

  private func pictures(_ folder: String, _ levels: [UInt8], width: Int = 8) throws {
    for (index, level) in levels.enumerated() {
      try runs.write(gray(level, width: width), "\(folder)/\(index).png")
    }
  }

  /// Expects one line with some words.
  private func check(
    _ words: String, _ status: CommandStatus, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try runs.folder.contents
    let run = await runs.run("diff \(words)")
    #expect(run.status == status, "\(run.out)\(run.err)", sourceLocation: sourceLocation)
    #expect(run.out == "", sourceLocation: sourceLocation)
    #expect(
      run.err.split(separator: "\n").count == 1, "\(run.err)", sourceLocation: sourceLocation)
    #expect(run.err.contains(message), "\(run.err)", sourceLocation: sourceLocation)
    #expect(try runs.folder.contents == before, sourceLocation: sourceLocation)
  }

  @Test func `of two renders and of references`() async throws {
    let (old, new) = ([Scene.box(.blue)], [Scene.box(.green)])
    #expect(await runs.run("render box --out DIR/a --jobs 1", old).status == .success)
    #expect(await runs.run("render box --out DIR/b --jobs 1", new).status == .success)
    #expect(await runs.run("render box --out DIR/c --jobs 1", old).status == .success)
    _ = await runs.verify("box --record", old)
    #expect(await runs.run("diff DIR/a/box DIR/c/box").status == .success)
    for sides in ["DIR/a/box DIR/b/box", "DIR/refs/box DIR/b/box", "DIR/b/box DIR/refs/box"] {
      let run = await runs.run("diff \(sides)")
      #expect(run.status == .mismatch)
      #expect(run.out.contains("Color #"), "\(run.out)")
      #expect(run.err.hasSuffix(" differ\n") && run.err.hasPrefix("error: "))
    }
    let same = await runs.run("diff DIR/refs/box DIR/a/box")
    #expect(same.status == .success, "\(same.out)")
    let plain = await runs.run("diff DIR/a/box/frames DIR/c/box")
    #expect(plain.status == .success, "\(plain.out)\(plain.err)")
    #expect(await runs.run("diff DIR/a/box/frames DIR/b/box/frames").status == .mismatch)
  }

  @Test func `of pictures and single pictures`() async throws {
    try pictures("a", [10, 20, 30])
    try pictures("b", [10, 20, 30])
    try pictures("c", [10, 21, 30])
    #expect(await runs.run("diff DIR/a DIR/b").status == .success)
    let run = await runs.run("diff DIR/a DIR/c")
    #expect(run.status == .mismatch)
    #expect(run.out.contains("100 % of the pixels differ"), "\(run.out)")
    #expect(await runs.run("diff DIR/a/0.png DIR/c/0.png").status == .success)
    #expect(await runs.run("diff DIR/a/1.png DIR/c/1.png").status == .mismatch)
    #expect(
      await runs.run("diff DIR/a DIR/c --measure pixelmatch").status == .success)
    #expect(await runs.run("diff DIR/a DIR/c --tolerance 1").status == .success)
    let json = await runs.run("diff DIR/a DIR/c --json --report DIR/r/x.html")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.out.utf8)) }
  }

  @Test func `of what is not there is told`() async throws {
    try pictures("a", [1])
    try FileManager.default.createDirectory(
      at: runs.url("empty"), withIntermediateDirectories: true)
    try await check("DIR/a DIR/nowhere", .missing, "nowhere does not exist")
    try await check("DIR/nowhere DIR/a", .missing, "nowhere does not exist")
    try await check("DIR/a DIR/empty", .missing, "no manifest.json and no PNG files")
    try await check("DIR/a", .usage, "expected two folders or PNG files, not 1")
    try await check("DIR/a DIR/a DIR/a", .usage, "not 3")
    try await check("DIR/a DIR/a --measure pixelmach", .usage, "did you mean pixelmatch?")
    try await check("DIR/a DIR/a --threshold 1", .usage, "'--threshold' needs '--measure'")
    try await check("DIR/a DIR/a --tolerance -1", .usage, "--tolerance")
  }

  @Test func `of pictures with gaps or of several sizes is told`() async throws {
    try pictures("a", [1, 2, 3])
    try pictures("b", [1, 2, 3])
    try FileManager.default.removeItem(at: runs.url("b/1.png"))
    try await check("DIR/a DIR/b", .malformed, "has no 1.png after 0.png")
    try runs.write(gray(2, width: 9), "b/1.png")
    try await check("DIR/b DIR/a", .malformed, "9 × 6 px and 0.png has 8 × 6 px")
  }

  @Test func `of hostile files is told`() async throws {
    try pictures("a", [1, 2])
    try pictures("b", [1, 2])
    var wrong = gray(7)
    wrong[wrong.count - 20] ^= 0xFF
    let header = HandmadePNG.signature
    let bomb = Data(
      header + HandmadePNG(width: 60_000, height: 60_000, colorType: 2, rows: []).header
        + HandmadePNG.chunk("IDAT", HandmadePNG.zlib([0])) + HandmadePNG.chunk("IEND", []))
    let sparse = Data(
      header + HandmadePNG(width: 8_000, height: 8_000, colorType: 2, rows: []).header
        + HandmadePNG.chunk("IDAT", HandmadePNG.zlib([0])) + HandmadePNG.chunk("IEND", []))
    for (name, data, words) in [
      ("text", Data("hello".utf8), "1.png is not a PNG file"),
      ("empty", Data(), "1.png ends too early"),
      ("cut", gray(7).prefix(20), "1.png ends too early"),
      ("bomb", bomb, "declares 60000 × 60000 pixels"),
    ] {
      try runs.write(data, "b/1.png")
      try await check("DIR/a DIR/b", .malformed, words)
      try await check("DIR/b DIR/a", .malformed, words)
      #expect(name != "")
    }
    for (data, words) in [
      (wrong, "the checksum of its IDAT chunk is wrong"), (gray(7).dropLast(12), "ends too early"),
    ] {
      try runs.write(data, "b/1.png")
      try await check("DIR/a DIR/b", .malformed, "still 1: the new picture")
      try await check("DIR/a DIR/b", .malformed, words)
      try await check("DIR/b DIR/a", .malformed, "still 1: the old picture")
    }
    try runs.write(sparse, "big/0.png")
    try runs.write(sparse + [0], "big2/0.png")
    try await check("DIR/big DIR/big2", .malformed, "still 0: the old picture")
  }

  @Test func `of renders whose files were edited is told`() async throws {
    for side in ["a", "b"] {
      #expect(await runs.run("render box --out DIR/\(side) --jobs 1 --fps 6").status == .success)
    }
    let manifest = try runs.text("b/box/manifest.json")
    let tracks = try runs.text("b/box/tracks.json")
    func edited(_ text: String, _ path: String, _ old: String, _ new: String) throws {
      #expect(text.contains(old), "\(path) has no \(old)")
      try runs.write(Data(text.replacingOccurrences(of: old, with: new).utf8), path)
    }
    let count = try #require(
      manifest.firstMatch(of: #/"count": ?(\d+)/#).map { String($0.output.0) })
    for number in ["9000000000000000", "1000001", "-1", "1e99", "\"NaN\""] {
      try edited(manifest, "b/box/manifest.json", count, "\"count\":\(number)")
      let run = await runs.run("diff DIR/a/box DIR/b/box")
      #expect(run.status == .malformed, "\(number): \(run.out)\(run.err)")
      #expect(run.err.split(separator: "\n").count == 1)
    }
    try edited(manifest, "b/box/manifest.json", count, "\"count\":0")
    try await check("DIR/a/box DIR/b/box", .malformed, "in a wrong place")
    try edited(manifest, "b/box/manifest.json", count, count)
    for (old, new) in [
      ("\"tracks\":1", "\"tracks\":2"), ("\"tracks\":1", "\"tracks\":\"1\""),
      ("\"fps\":6", "\"fps\":0"), ("\"fps\":6", "\"fps\":9223372036854775807"),
      ("\"scale\":1", "\"scale\":0"), ("\"from\":0,\"", "\"from\":-4,\""),
      ("\"from\":0,\"", "\"from\":\"NaN\",\""), ("[[0,", "[[-9223372036854775808,"),
      ("[[0,", "[[5,2],[0,"), ("[[0,", "[[0,900000000000000],[0,"), ("[[0,", "[[1e300,"),
      ("[[0,", "[[0.5,"), ("[[0,", "[[],[0,"), ("{", ""), ("}", "]"),
    ] {
      try edited(tracks, "b/box/tracks.json", old, new)
      for sides in ["DIR/a/box DIR/b/box", "DIR/b/box DIR/a/box"] {
        let run = await runs.run("diff \(sides)")
        #expect(run.status == .malformed, "\(old) → \(new): \(run.out)\(run.err)")
        #expect(run.err.split(separator: "\n").count == 1, "\(old) → \(new): \(run.err)")
      }
    }
    // Wild values of stills that there are, are values.
    try runs.write(Data(tracks.utf8), "b/box/tracks.json")
    let green = [Scene.box(.green)]
    #expect(await runs.run("render box --out DIR/c --jobs 1 --fps 6", green).status == .success)
    let wild = try runs.text("c/box/tracks.json")
      .replacing(#/\[(\d+),(\d+(\.\d+)?)\]/#) { "[\($0.output.1),\($0.output.2)e30]" }
    try runs.write(Data(wild.utf8), "c/box/tracks.json")
    let run = await runs.run("diff DIR/a/box DIR/c/box")
    #expect([.mismatch, .malformed].contains(run.status), "\(run.err)")
  }
}
