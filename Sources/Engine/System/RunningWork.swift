package import Foundation

/// Work on a file of others that may have no end, noted while it is done for a watch that ends it.
package enum RunningWork {
  /// A piece of work.
  package struct Piece: Hashable, Sendable {
    /// The number, which no other piece of this program has.
    package let number: Int
    /// The name of the file.
    package let name: String
    /// The thread that does it.
    package let thread: pthread_t
  }

  private static let pieces = Locked((next: 0, all: [Int: Piece]()))

  /// The result of `body`, whose work on a file is noted.
  package static func noting<Result, Failure>(
    _ name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let thread = CurrentThread.id
    let number = pieces.withLock { pieces in
      pieces.next += 1
      pieces.all[pieces.next] = Piece(number: pieces.next, name: name, thread: thread)
      return pieces.next
    }
    defer { pieces.withLock { $0.all[number] = nil } }
    return try body()
  }

  /// Calls `body` with the pieces that are worked on, oldest first; none of them ends meanwhile.
  package static func look<Result>(_ body: ([Piece]) -> Result) -> Result {
    pieces.withLock { pieces in body(pieces.all.values.sorted { $0.number < $1.number }) }
  }
}
