package import Foundation
import ScrollworkSystem

/// An exclusive lock of a folder, held by one run at a time.
///
/// The folder itself is locked, so that nothing is written, a read-only disk can be locked, and the
/// lock ends with its process, however that ends. A file system without locks excludes no other run.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// The interval between two attempts.
  ///
  /// - Source: chosen; short beside the drawing of a reel.
  private static let pause = Duration.milliseconds(100)

  /// Creates a folder unless it exists, and locks it, waiting for the run that holds the lock.
  ///
  /// `held` is called once before waiting, with the process that holds the lock if it is known.
  ///
  /// - Throws: A ``StudioError`` if the folder cannot be created or opened, or a
  ///   `CancellationError`.
  @MainActor package static func acquire(
    _ folder: URL, held: (Int32?) -> Void
  ) async throws -> FolderLock {
    var isTold = false
    while true {
      try Task.checkCancellation()
      try AtomicFile.makeFolder(folder)
      if let lock = try attempt(folder) { return lock }
      if !isTold { held(holder(of: folder)) }
      isTold = true
      try await Task.sleep(for: pause)
    }
  }

  /// Locks an existing folder; nil if another run holds the lock.
  private static func attempt(_ folder: URL) throws(StudioError) -> FolderLock? {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotWrite(path: folder.relativePath, reason: SystemError.last.reason)
    }
    let lock = FolderLock(descriptor: descriptor)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, SystemError.last.number == EWOULDBLOCK {
      return nil
    }
    // The run that held the lock may have removed the folder meanwhile.
    return identity(folder.path) == identity(descriptor) ? lock : nil
  }

  private struct Identity: Equatable {
    var device: UInt64
    var inode: UInt64

    init(_ info: stat) { (device, inode) = (UInt64(info.st_dev), UInt64(info.st_ino)) }
  }

  private static func identity(_ path: String) -> Identity? {
    var info = stat()
    return stat(path, &info) == 0 ? Identity(info) : nil
  }

  private static func identity(_ descriptor: Int32) -> Identity? {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? Identity(info) : nil
  }

  /// The process that holds the lock of a folder, if the system tells.
  private static func holder(of folder: URL) -> Int32? {
    guard let inode = identity(folder.path)?.inode,
      let locks = try? String(contentsOfFile: "/proc/locks", encoding: .utf8)
    else { return nil }
    return holder(of: inode, in: locks)
  }

  /// The process that holds the `flock` of an inode, in the text of `/proc/locks`.
  ///
  /// Nil if none does, if two file systems have locked inodes of that number, or if the process is
  /// outside this container.
  static func holder(of inode: UInt64, in locks: String) -> Int32? {
    // 2: FLOCK  ADVISORY  WRITE 19960 fe:00:16220254 0 EOF
    let holders = locks.split(separator: "\n").compactMap { line -> Int32? in
      let words = line.split(separator: " ")
      guard words.count >= 6, words[1] == "FLOCK",
        words[5].split(separator: ":").last.flatMap({ UInt64($0) }) == inode
      else { return nil }
      return Int32(words[4])
    }
    return holders.count == 1 && holders[0] > 0 ? holders[0] : nil
  }
}
