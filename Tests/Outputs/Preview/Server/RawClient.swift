import Foundation
import ScrollworkSystem

#if canImport(Glibc)
  import Glibc
#endif

/// A client over a plain socket, which may send anything.
///
/// Its calls wait on a thread of their own, not on one of those that run the server's tasks.
final class RawClient: Sendable {
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "client")
  private let unread = Locked<[UInt8]>([])

  /// Connects to a port of this machine; nil if nothing listens there.
  init?(port: Int, address: String = "127.0.0.1") {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, "\(port)", &hints, &found) == 0, let info = found else { return nil }
    defer { freeaddrinfo(info) }
    descriptor = socket(info.pointee.ai_family, info.pointee.ai_socktype, 0)
    // A test that waits for what never comes fails in the end; the server's tasks may wait minutes for
    // their turn among tests that compute.
    var limit = timeval(tv_sec: 1400, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    guard connect(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0 else {
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Sends bytes; false if the connection is closed.
  @discardableResult
  func send(_ bytes: some Sequence<UInt8> & Sendable) async -> Bool {
    await onThread { [descriptor] in
      var rest = Array(bytes)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Self.noSignal)
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Sends text; false if the connection is closed.
  @discardableResult
  func send(_ text: String) async -> Bool { await send(Array(text.utf8)) }

  /// The next bytes; nil at the end.
  func read(_ count: Int) async -> [UInt8]? {
    await onThread { [self] in
      while unread.withLock({ $0.count }) < count { if !receive() { return nil } }
      return unread.withLock { unread in
        defer { unread.removeFirst(count) }
        return Array(unread.prefix(count))
      }
    }
  }

  /// The text up to an empty line; nil if the connection ends before one.
  func readHead() async -> String? {
    var head = ""
    while !head.hasSuffix("\r\n\r\n") {
      guard let byte = await read(1) else { return nil }
      head += String(decoding: byte, as: UTF8.self)
    }
    return head
  }

  /// All bytes up to the end.
  func readAll() async -> [UInt8] {
    await onThread { [self] in
      while receive() {}
      return unread.withLock { unread in
        defer { unread = [] }
        return unread
      }
    }
  }

  private func receive() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    let received = bytes.prefix(count)
    unread.withLock { $0 += received }
    return true
  }

  #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
    private static let noSignal: Int32 = 0
  #endif

  private func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}
