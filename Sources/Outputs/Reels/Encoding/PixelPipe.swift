import Dispatch
import Foundation
import ScrollworkSystem
import SystemPackage

/// A pipe for raw pixels, which are written on a thread of their own.
final class PixelPipe: Sendable {
  /// The end that the encoder reads.
  let reading: FileDescriptor
  private let writing: FileDescriptor
  private let isOpen = Locked(true)
  private let queue = DispatchQueue(label: "pixels")

  /// The size of the pipe, in bytes: the default limit for processes without privileges.
  ///
  /// - Source: documented, pipe(7); a larger pipe changes less often between the two processes.
  private static let size: Int32 = 1 << 20

  /// A pipe whose ends no other process inherits: an encoder that kept the end of another one
  /// would hide that the other has ended.
  init() throws {
    (reading, writing) = try FileDescriptor.pipe()
    for end in [reading, writing] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
    // A smaller pipe does as well.
    _ = fcntl(writing.rawValue, Self.setSize, Self.size)
  }

  /// `F_SETPIPE_SZ`.
  private static let setSize: Int32 = 1031

  /// Writes bytes; returns false if nothing reads them.
  func write(_ data: Data) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { [writing] in
        do {
          try Descriptor.write(data, to: writing.rawValue)
          continuation.resume(returning: true)
        } catch { continuation.resume(returning: false) }
      }
    }
  }

  /// Closes the writing end; further calls do nothing.
  func close() {
    let wasOpen = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    if wasOpen { try? writing.close() }
  }

  deinit { close() }
}
