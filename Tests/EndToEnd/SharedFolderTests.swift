import Foundation
import TestSupport
import Testing

@Suite struct `A folder of a reel` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let words = ["render", "feed", "--no-reuse", "--to", "0.5", "--jobs", "2"]

  @Test func `is rendered into by one run at a time`() throws {
    let running = try (0..<3).map { _ in try BuiltTool.start(words, in: folder.url) }
    let results = try running.map(BuiltTool.finish)
    for result in results {
      #expect(result.status == 0)
      #expect(result.out.hasPrefix("feed: 31 stills in output/feed/frames, "))
    }
    #expect(results.count { $0.out.hasSuffix("drawn\n") } == 1)
    let line = " renders into output/feed; waiting until it ends\n"
    #expect(results.contains { $0.err.contains(line) })
    let alone = try TemporaryFolder()
    #expect(try BuiltTool.finish(BuiltTool.start(words, in: alone.url)).status == 0)
    #expect(try folder.contents == alone.contents)
  }

  @Test func `may be waited for until a signal comes`() throws {
    let first = try BuiltTool.start(["render", "feed", "--no-reuse"], in: folder.url)
    while first.isRunning && folder.paths.count < 3 { usleep(1_000) }
    let second = try BuiltTool.start(words, in: folder.url)
    while second.isRunning, second.errors.isEmpty { usleep(1_000) }
    let line = "feed: process \(first.processIdentifier) renders into output/feed"
    #expect(second.errors.hasPrefix(line))
    kill(second.processIdentifier, SIGINT)
    let result = try BuiltTool.finish(second)
    #expect(result.status == 130)
    #expect(result.err.hasSuffix("\nerror: interrupted before the first still of \"feed\"\n"))
    kill(first.processIdentifier, SIGINT)
    #expect(try BuiltTool.finish(first).status == 130)
  }

  /// The options of `unshare` that allow mounts here; nil if none do.
  private static let mounting: String? = ["-m", "-rm"].first { options in
    let result = try? BuiltTool.shell(
      "unshare \(options) sh -c 'mount -t tmpfs none /mnt'", in: URL(filePath: "/"))
    return result?.status == 0
  }

  /// Runs a shell command that may mount.
  private func mounted(_ command: String) throws -> BuiltTool.Result {
    try BuiltTool.shell("unshare \(Self.mounting ?? "") sh -c '\(command)' \"$0\"", in: folder.url)
  }

  @Test(.enabled(if: mounting != nil, "needs the right to mount"))
  func `may be on a read-only disk when it is up to date`() throws {
    let words = words.joined(separator: " ")
    #expect(try BuiltTool.run(words, in: folder.url).status == 0)
    let whole = try folder.contents
    let lock = "mount --bind output output && mount -o remount,bind,ro output"
    let same = try mounted("\(lock) && \"$0\" \(words)")
    #expect(same.status == 0, "\(same.err)")
    #expect(same.out == "feed: 31 stills in output/feed/frames, all up to date\n")
    let other = try mounted("\(lock) && \"$0\" \(words) --dark")
    #expect(other.status == 73)
    #expect(other.err == "error: cannot write output/feed/.journal: read-only file system\n")
    #expect(try folder.contents == whole)
  }

  @Test(.enabled(if: mounting != nil, "needs the right to mount"))
  func `may be on a full disk`() throws {
    let result = try mounted(
      "mkdir output && mount -t tmpfs -o size=64k none output && \"$0\" render feed; "
        + "echo $?; find output -name \"*.part\"")
    #expect(result.out == "73\n")
    #expect(result.err.hasSuffix(": no space left on device\n"), "\(result.err)")
  }
}
