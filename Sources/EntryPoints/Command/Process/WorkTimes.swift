import ScrollworkSystem

/// The processor times of the work that a watch has seen; see `RunningWork`.
struct WorkTimes {
  /// The times of threads when their work was first seen, in seconds, by its number.
  private var starts: [Int: Double] = [:]

  /// Whether there is no work.
  var isEmpty: Bool { starts.isEmpty }

  /// Looks at the work that is done, and finds a piece that has taken more than `limit` seconds of
  /// processor time since it was first seen; nil if there is none.
  mutating func late(after limit: Double) -> RunningWork.Piece? {
    let times = RunningWork.look { pieces in
      // Each piece has its thread meanwhile.
      pieces.compactMap { piece in ThreadTime.seconds(of: piece.thread).map { (piece, $0) } }
    }
    let old = starts
    starts = Dictionary(uniqueKeysWithValues: times.map { ($0.number, old[$0.number] ?? $1) })
    return times.first { piece, time in time - (starts[piece.number] ?? time) > limit }?.0
  }
}
