import Foundation
import ScrollworkPreview
import ScrollworkSystem

/// The messages of a session between two processes: lines of JSON in, framed replies out.
struct SessionChannel {
  /// The file descriptor of the replies.
  let output: Int32

  /// Answers the messages on standard input until it ends.
  @MainActor func run(_ session: LiveSession) async throws {
    for await line in Self.lines(of: STDIN_FILENO) { try send(session.receive(line)) }
  }

  private func send(_ replies: [SessionReply]) throws {
    for reply in replies { try Descriptor.write(Self.frame(reply), to: output) }
  }

  // MARK: Frames

  /// A reply as its kind, its length in four bytes, little-endian, and its bytes.
  static func frame(_ reply: SessionReply) -> Data {
    let (kind, bytes): (UInt8, Data) =
      switch reply {
      case .text(let text): (0, Data(text.utf8))
      case .picture(let data): (1, data)
      case .record(let data): (2, data)
      }
    var frame = Data([kind])
    withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { frame.append(contentsOf: $0) }
    return frame + bytes
  }

  /// The replies of frames that come in pieces.
  struct Decoder {
    private var bytes = Data()

    /// Adds some bytes; returns the replies that are complete.
    mutating func add(_ more: Data) -> [SessionReply] {
      bytes += more
      var replies: [SessionReply] = []
      while bytes.count >= 5 {
        let head = [UInt8](bytes.prefix(5))
        let length = (1...4).reversed().reduce(0) { $0 << 8 | Int(head[$1]) }
        guard bytes.count >= 5 + length else { break }
        let body = Data(bytes.dropFirst(5).prefix(length))
        bytes = Data(bytes.dropFirst(5 + length))
        switch head[0] {
        case 0: replies.append(.text(String(decoding: body, as: UTF8.self)))
        case 1: replies.append(.picture(body))
        default: replies.append(.record(body))
        }
      }
      return replies
    }
  }

  // MARK: Streams

  /// The most bytes that are read at once, and that a pipe holds.
  ///
  /// - Source: documented, pipe(7): the most that a pipe of an unprivileged process holds.
  static let chunkSize = 1 << 20

  /// The bytes of a file descriptor as they come, read on a thread of its own.
  static func chunks(of descriptor: Int32) -> AsyncStream<Data> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: chunkSize)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          if count < 0, SystemError.last.number == EINTR { continue }
          guard count > 0 else { break }
          continuation.yield(Data(buffer[..<count]))
        }
        continuation.finish()
      }
    }
  }

  /// The lines of a file descriptor as they come.
  static func lines(of descriptor: Int32) -> AsyncStream<String> {
    AsyncStream { continuation in
      let task = Task {
        var rest = Data()
        for await chunk in chunks(of: descriptor) {
          rest += chunk
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
            rest = Data(rest[(end + 1)...])
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
