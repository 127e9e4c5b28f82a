import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// A thread-safe text shaper with a cache; shapes one run at a time.
final class TextEngine: Sendable {
  private struct State {
    var shaper: TextShaper
    /// The least recently used cache of runs; the cost is their count.
    var shaped: LRUCache<TextRun, ShapedText>
  }

  /// The font family names, sorted.
  let families: [String]
  private let state: Locked<State>

  /// The limit of cached runs.
  ///
  /// - Source: chosen; a run of 20 letters takes about 15 kB.
  private static let limit = 4096

  init(_ fonts: FontSet) throws(CairoError) {
    let shaper = try TextShaper(fonts)
    families = shaper.families
    state = Locked(State(shaper: shaper, shaped: LRUCache(limit: Self.limit)))
  }

  /// The shaped run, from the cache if possible; independent of the requested paint.
  func shaped(_ run: TextRun) -> ShapedText {
    let run = run.whole
    return state.withLock { state in
      if let known = state.shaped.value(for: run) { return known }
      let new = state.shaper.shape(run)
      state.shaped.insert(new, for: run, cost: 1)
      return new
    }
  }

  /// The shaped run, without using the cache.
  func shapedUncached(_ run: TextRun) -> ShapedText {
    state.withLock { $0.shaper.shape(run) }
  }
}
