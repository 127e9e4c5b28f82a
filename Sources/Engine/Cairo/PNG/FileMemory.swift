import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The files of the last display lists, safe to use from several threads: while nothing moves, stills
/// are equal.
final class FileMemory: Sendable {
  private let files = Locked<[(digest: ContentDigest, file: Data)]>([])

  /// The number of files.
  ///
  /// - Source: chosen: as many as tasks that draw at the same time, in most cases.
  private static let count = 4

  func file(of digest: ContentDigest) -> Data? {
    files.withLock { files in files.first { $0.digest == digest }?.file }
  }

  func insert(_ file: Data, for digest: ContentDigest) {
    files.withLock { files in
      files.removeAll { $0.digest == digest }
      files.append((digest, file))
      if files.count > Self.count { files.removeFirst() }
    }
  }
}
