import Foundation
import ScrollworkLoose
import ScrollworkPreview
import ScrollworkSystem

/// The process that plays a session: views that hang or trap end it alone.
actor SessionProcess {
  /// How a process is started.
  struct Start: Sendable {
    /// This program.
    let program: URL
    /// The library of compiled files; nil for scenes of the program.
    let library: URL?
    /// The program of the files' app bundle.
    let bundle: URL?
    /// The arguments after the name of the program.
    let arguments: [String]
    /// The name of the scene in messages.
    let name: String
    /// What the process may reach; nil for all that the user may.
    let sandbox: Sandbox?
  }

  /// The replies, until the process ends.
  nonisolated let replies: AsyncStream<SessionReply>
  private let relay = SignalRelay()
  private let input: Int32
  private let task: Task<Int32, any Error>

  /// Starts a process.
  init(_ start: Start) throws {
    let (child, parent) = (try Self.pipe(), try Self.pipe())
    input = child.write
    let relay = relay
    let (childRead, parentWrite) = (child.read, parent.write)
    task = Task {
      defer {
        close(childRead)
        close(parentWrite)
      }
      var child = LooseChild(
        program: start.program, library: start.library, bundle: start.bundle,
        arguments: start.arguments, name: start.name)
      child.sandbox = start.sandbox
      return try await child.run(relay: relay, input: childRead, output: parentWrite)
    }
    let parentRead = parent.read
    replies = AsyncStream { continuation in
      Task {
        var decoder = SessionChannel.Decoder()
        for await chunk in SessionChannel.chunks(of: parentRead) {
          for reply in decoder.add(chunk) { continuation.yield(reply) }
        }
        close(parentRead)
        continuation.finish()
      }
    }
  }

  #if os(Linux)
    /// The command that sets the size of a pipe, which is not among those of POSIX.
    ///
    /// - Source: documented, `F_SETPIPE_SZ` of Linux's fcntl.h.
    private static let setPipeSize: Int32 = 1031
  #endif

  /// A pipe whose ends no other process inherits.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw SystemError.last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if os(Linux)
      // A picture goes through in one piece; a smaller pipe does too, in several.
      _ = fcntl(ends[1], Self.setPipeSize, Int32(SessionChannel.chunkSize))
    #endif
    return (ends[0], ends[1])
  }

  /// Passes a message on.
  func send(_ line: String) {
    // A process that is gone tells by the end of its replies.
    try? Descriptor.write(Data((line + "\n").utf8), to: input)
  }

  /// Ends the process, if it has not ended by itself.
  nonisolated func end() { _ = relay.pass(SIGKILL) }

  /// Why the process has ended; nil if it was asked to.
  func failure() async -> String? {
    close(input)
    do {
      _ = try await task.value
      return nil
    } catch {
      return Failure(error).message
    }
  }
}
