import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// Reads the trace of a shard, line by line: those of its stills in order.
final class ShardTrace {
  private let path: String
  private let lines: InputLines
  private let digest: String
  private var rest: ArraySlice<Int>
  private var hasher = ContentHasher()

  init(_ shard: ShardRecord) throws {
    let url = shard.folder.appending(path: "trace.jsonl")
    path = url.relativePath
    do { lines = try InputLines(url.path) } catch {
      throw MergeError.damaged(path: path, reason: error.reason)
    }
    digest = shard.manifest.trace
    rest = shard.manifest.stills.map(\.number)[...]
  }

  /// The line of a still, without its line feed; the lines before it are skipped.
  func line(of number: Int) throws -> String {
    while let next = rest.popFirst() {
      let line = try nextLine()
      if next == number { return line }
    }
    throw MergeError.damaged(path: path, reason: "it has no line of still \(number)")
  }

  /// Reads what is left, and compares the contents with their hash.
  func finish() throws {
    while rest.popFirst() != nil { _ = try nextLine() }
    guard hasher.digest.description == digest else {
      throw MergeError.damaged(
        path: path, reason: "its contents are not those that were rendered")
    }
  }

  private func nextLine() throws -> String {
    guard let bytes = try lines.next() else {
      throw MergeError.damaged(path: path, reason: "lines are missing")
    }
    hasher.update(bytes)
    hasher.update([UInt8(ascii: "\n")])
    return String(decoding: bytes, as: UTF8.self)
  }
}
