import Foundation
import TestSupport
import Testing

/// Reels that cannot be made: without an encoder, on a full disk, with an encoder that fails.
@Suite struct `A reel that cannot be made` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `without an encoder says which package has it`() throws {
    let tools = folder.url.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let made = try BuiltTool.shell(
      "PATH=tools exec \"$0\" reel feed -o feed.mp4 feed.png", in: folder.url)
    #expect(made.status == 66)
    #expect(made.err.contains("feed.mp4 needs the program ffmpeg"), "\(made.err)")
    #expect(made.err.contains("apt-get install ffmpeg"))
    #expect(folder.paths.isEmpty)
    let plain = try BuiltTool.shell(
      "PATH=tools exec \"$0\" reel feed -o feed.png --scale 0.2 --fps 5", in: folder.url)
    #expect(plain.status == 0, "\(plain.err)")
  }

  /// The encoder says so, and ends with success.
  @Test(arguments: ["mp4", "webm", "gif", "webp"])
  func `on a full disk keeps the old file`(form: String) throws {
    let tools = folder.url.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let encoder = tools.appending(path: "ffmpeg")
    try Data(
      """
      #!/bin/sh
      for file; do :; done
      cat > /dev/null
      printf 'the first 8 kB' > "$file"
      echo "Error writing trailer of $file: No space left on device" >&2
      echo "Error closing file $file: No space left on device" >&2
      """.utf8
    ).write(to: encoder)
    chmod(encoder.path, 0o755)
    let old = folder.url.appending(path: "feed.\(form)")
    try Data("old".utf8).write(to: old)
    let result = try BuiltTool.shell(
      "PATH=tools:$PATH exec \"$0\" reel feed -o feed.\(form) --canvas 160x240 --scale 1 --fps 5",
      in: folder.url)
    #expect(result.status == 73, "\(result.err)")
    #expect(
      result.messages.last?.hasSuffix("cannot write feed.\(form): no space left on device") == true,
      "\(result.err)")
    #expect(try Data(contentsOf: old) == Data("old".utf8))
    #expect(folder.paths.sorted() == ["feed.\(form)", "tools/ffmpeg"])
  }

  /// A file that cannot grow, as on a full disk.
  @Test(arguments: ["png", "mp4", "svg"])
  func `that cannot write all of a file leaves nothing`(form: String) throws {
    let result = try BuiltTool.shell(
      "trap '' XFSZ; ulimit -f 16; exec \"$0\" reel feed -o feed.\(form) --canvas 160x240 --fps 5",
      in: folder.url)
    #expect(result.status == 73, "\(result.err)")
    let reason = form == "mp4" ? "the signal 25 ended it" : "file too large"
    #expect(result.err.contains(reason), "\(result.err)")
    #expect(!result.err.contains(".part"), "\(result.err)")
    #expect(result.err.split(separator: "\n").count == 1)
    #expect(folder.paths.isEmpty)
  }

  /// An encoder that ends early, one that is killed, and an interruption.
  @Test func `that fails leaves nothing`() throws {
    let tools = folder.url.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    func encoder(_ script: String) throws {
      // Copied by another process: a child that this one starts meanwhile would hold the program open
      // for writing, and it could not be run.
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: tools.appending(path: "script"))
      _ = try BuiltTool.shell(
        "rm -f tools/ffmpeg; cp tools/script tools/ffmpeg; chmod 755 tools/ffmpeg; rm tools/script",
        in: folder.url)
    }
    let start =
      "PATH=tools:/usr/bin:/bin; export PATH; exec \"$0\" reel feed --canvas 160x240 --scale 0.5"
    try encoder("echo 'Unknown encoder libx264' >&2; exit 1")
    let failed = try BuiltTool.shell("\(start) -o feed.mp4 feed.png", in: folder.url)
    #expect(failed.status == 73)
    #expect(failed.err.contains("ffmpeg did not encode feed.mp4: Unknown encoder libx264"))
    try encoder("head -c 100000 >/dev/null; kill -9 $$")
    #expect(try BuiltTool.shell("\(start) -o feed.mp4", in: folder.url).status == 73)
    // One encoder of two ends early; the other one reads on, and has no file only later.
    try encoder("case \"$*\" in *vp9*) exit 1 ;; esac; cat >/dev/null; exec sleep 2")
    let one = try BuiltTool.shell("\(start) -o feed.mp4 feed.webm", in: folder.url)
    #expect(one.status == 73)
    #expect(one.err.contains("feed.webm: it ended with the exit code 1"), "\(one.err)")
    try encoder("exec cat >/dev/null")
    let stopped = try BuiltTool.shell(
      "(sleep 1; kill -INT $$) & \(start) --scale 3 --fps 240 -o feed.mp4 feed.png",
      in: folder.url)
    #expect(stopped.status == 130, "\(stopped.err)")
    #expect(stopped.err.contains("interrupted after"), "\(stopped.err)")
    #expect(folder.paths == ["tools/ffmpeg"])
  }
}
