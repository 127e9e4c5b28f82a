import ScrollworkSystem

/// Writes that wait until every still of a reel is known to have a picture.
///
/// Stills are drawn meanwhile; a reel with a still that cannot be drawn leaves no file.
final class HeldWrites: Sendable {
  typealias Write = @Sendable () throws -> Void

  private struct State {
    var isReleased = false
    var writes: [Write] = []
    var byteCount = 0
  }

  private let state = Locked(State())

  /// The bytes from which on no more should be drawn before the release.
  ///
  /// - Source: chosen: a hundred pictures of a phone at @2x.
  private static let byteLimit = 16 << 20

  /// Whether more may be drawn.
  var hasRoom: Bool { state.withLock { $0.isReleased || $0.byteCount < Self.byteLimit } }

  /// Performs a write of some bytes: now, or when the writes are released.
  func perform(byteCount: Int, _ write: @escaping Write) throws {
    let isNow = state.withLock { state in
      if state.isReleased { return true }
      state.writes.append(write)
      state.byteCount += byteCount
      return false
    }
    if isNow { try write() }
  }

  /// Performs the writes that wait, in order; from now on, none does.
  func release() throws {
    let writes = state.withLock { state in
      defer { state = State(isReleased: true) }
      return state.writes
    }
    for write in writes { try write() }
  }
}
