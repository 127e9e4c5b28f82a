import Foundation
import TestSupport
import Testing

@Suite struct `Exit codes of the tool` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    arguments: [
      (
        words: "rendr", status: 64, start: "error: unknown verb \"rendr\", did you mean \"render\"?"
      ),
      ("render fede", 66, "error: unknown scene \"fede\", did you mean \"feed\"?"),
      ("render feed --fps 0", 64, "error: the value '0' is invalid for '--fps <n>': expected"),
      ("render feed --at 5", 64, "error: the time 5 s is outside the reel of \"feed\""),
      ("render feed --fonts nowhere", 66, "error: there is no .ttf, .otf or .ttc file in"),
      ("render feed --out /dev/null", 73, "error: cannot write /dev/null/feed"),
      ("render feed --out /proc", 73, "error: cannot write /proc/feed"),
      ("sheet feed -o nowhere/sheet.png", 73, "error: cannot write nowhere/sheet.png"),
    ] as [(words: String, status: Int32, start: String)])
  func `an error ends with a code and one message, and leaves no file`(
    words: String, status: Int32, start: String
  ) throws {
    let result = try BuiltTool.run(words, in: folder.url)
    #expect(result.status == status)
    #expect(result.err.hasPrefix(start), "\(result.err)")
    #expect(result.err.split(separator: "\n").count == 1)
    #expect(result.out == "")
    #expect(folder.paths == [])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends with 130, leaves whole files, and the next run resumes`(number: Int32) throws
  {
    let words = ["render", "feed", "--no-reuse", "--jobs", "2"]
    let running = try BuiltTool.start(words, in: folder.url)
    let frames = folder.url.appending(path: "output/feed/frames")
    // Until the first stills are there; bounded by the life of the process.
    while running.isRunning && folder.paths.count < 5 { usleep(2_000) }
    kill(running.processIdentifier, number)
    let result = try BuiltTool.finish(running)
    #expect(result.status == 130)
    #expect(result.err.hasPrefix("error: interrupted; "))
    #expect(!folder.paths.contains { $0.hasSuffix(".part") || $0.hasSuffix("manifest.json") })
    let left = try FileManager.default.contentsOfDirectory(atPath: frames.path).count
    #expect(left >= 1)
    #expect(left < 300)

    // What was drawn is not drawn again; the part that was asked for is smaller, to be quick.
    let next = try BuiltTool.run("render feed --to 0.1", in: folder.url)
    #expect(next.status == 0)
    #expect(!next.out.contains("7 stills in output/feed/frames, drawn"))
    #expect(!folder.paths.contains { $0.hasSuffix(".journal") })
  }

  /// Signals come every few milliseconds, so that the second finds the tool at work.
  @Test(arguments: ["render feed --no-reuse --jobs 2", "sheet feed -o sheet.png --count 100"])
  func `a second signal ends at once with 130, and leaves no partial file`(
    words: String
  ) throws {
    let running = try BuiltTool.start(words.split(separator: " ").map(String.init), in: folder.url)
    // Until the tool minds signals: before that they end it, as they do any process.
    let status = "/proc/\(running.processIdentifier)/status"
    while running.isRunning {
      let text = (try? String(contentsOfFile: status, encoding: .utf8)) ?? ""
      // Ignored, caught or blocked: the kernel tells of each in a line of its own.
      let minded = text.split(separator: "\n")
        .filter { ["SigIgn:", "SigCgt:", "SigBlk:"].contains($0.prefix(7)) }
        .compactMap { Int($0.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16) }
        .reduce(0, |)
      if minded & (1 << (SIGINT - 1)) != 0, minded & (1 << (SIGTERM - 1)) != 0 { break }
      usleep(1_000)
    }
    while running.isRunning {
      usleep(20_000)
      kill(running.processIdentifier, SIGINT)
    }
    let result = try BuiltTool.finish(running)
    #expect(try !running.wait().isSignal)
    #expect(result.status == 130)
    #expect(!folder.paths.contains { $0.hasSuffix(".part") || $0.hasSuffix("sheet.png") })
  }

  /// As on a full disk: a write fails in the middle of a picture.
  ///
  /// Before that, fontconfig fails to write its cache, and prints so.
  @Test func `a picture that cannot be written whole leaves no part and no manifest`() throws {
    let cache = try TemporaryFolder()
    // 8 kB, in blocks of 512 bytes.
    let result = try BuiltTool.shell(
      "ulimit -f 16; exec \"$0\" render feed --to 0.1 --out reels", in: folder.url,
      environment: ["XDG_CACHE_HOME": cache.url.path])
    #expect(result.status == 73)
    // Whichever job is first fails.
    #expect(result.err.hasPrefix("error: cannot write reels/feed/frames/00000"), "\(result.err)")
    #expect(result.err.hasSuffix(".png: file too large\n"), "\(result.err)")
    #expect(result.err.split(separator: "\n").count == 1)
    #expect(!folder.paths.contains { $0.hasSuffix(".part") || $0.hasSuffix("manifest.json") })
  }

  @Test func `a kill leaves no trace in the finished reel`() throws {
    let words = ["render", "feed", "--scale", "0.25", "--to", "1"]
    let whole = try TemporaryFolder()
    #expect(try BuiltTool.run(words.joined(separator: " "), in: whole.url).status == 0)
    let running = try BuiltTool.start(words, in: folder.url)
    while running.isRunning && folder.paths.count < 5 { usleep(1_000) }
    kill(running.processIdentifier, SIGKILL)
    _ = try BuiltTool.finish(running)
    #expect(try BuiltTool.run(words.joined(separator: " "), in: folder.url).status == 0)
    #expect(try folder.contents == whole.contents)
  }
}
