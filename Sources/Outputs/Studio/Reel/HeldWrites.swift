import ScrollworkSystem

/// Writes that wait until all stills of a reel have been examined.
///
/// Stills are drawn meanwhile; a reel with a still that has no picture leaves no file.
final class HeldWrites: Sendable {
  typealias Write = @Sendable () throws -> Void

  private struct State {
    var isReleased = false
    var writes: [Write] = []
    var byteCount = 0
    /// The number of pictures that are being drawn or will be.
    var expectedCount = 0
    /// The size of the largest picture so far; nil for none.
    var largest: Int?
  }

  private let state = Locked(State())

  /// The bytes of pictures that may wait.
  ///
  /// - Source: chosen: a hundred pictures of a phone at @2x.
  private static let byteLimit = 16 << 20

  /// The size of pictures of which none is known.
  ///
  /// - Source: chosen: several times a picture of a phone at @2x.
  private static let likelySize = 1 << 20

  /// Expects some more pictures; false if they could be too large for the memory, if each is as large as
  /// the largest so far.
  func expect(_ count: Int) -> Bool {
    state.withLock { state in
      let expected = (state.expectedCount + count) * (state.largest ?? Self.likelySize)
      guard state.isReleased || state.byteCount + expected <= Self.byteLimit else { return false }
      state.expectedCount += count
      return true
    }
  }

  /// Expects so many pictures less.
  func expectNoMore(_ count: Int) { state.withLock { $0.expectedCount -= count } }

  /// Performs the write of an expected picture of some bytes: now, or when the writes are released.
  func perform(byteCount: Int, _ write: @escaping Write) throws {
    let isNow = state.withLock { state in
      state.expectedCount -= 1
      if state.isReleased { return true }
      state.writes.append(write)
      state.byteCount += byteCount
      // A file that is up to date is no picture.
      if byteCount > 0 { state.largest = max(state.largest ?? 0, byteCount) }
      return false
    }
    if isNow { try write() }
  }

  /// Performs the writes that wait, in order, while a condition holds; from now on, none waits.
  func release(while goesOn: () -> Bool) throws {
    let writes = state.withLock { state in
      (state.isReleased, state.byteCount) = (true, 0)
      defer { state.writes = [] }
      return state.writes
    }
    for write in writes where goesOn() { try write() }
  }
}
