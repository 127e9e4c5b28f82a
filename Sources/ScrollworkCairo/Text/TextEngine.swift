import Foundation
import ScrollworkDrawing
import Synchronization

/// Shapes text for any number of threads, one at a time, and remembers what it shaped.
final class TextEngine: Sendable {
  private struct State {
    var shaper: TextShaper
    /// Most recently used runs; the cost is a count.
    var shaped: RecencyStore<TextRun, ShapedText>
  }

  /// The names of the families.
  let families: [String]
  private let state: Mutex<State>

  /// How many runs are remembered.
  ///
  /// - Source: chosen; a run of 20 letters takes about 15 kB.
  private static let limit = 4096

  init(_ fonts: FontSet) throws(CairoError) {
    let shaper = try TextShaper(fonts)
    families = shaper.families
    state = Mutex(State(shaper: shaper, shaped: RecencyStore(limit: Self.limit)))
  }

  /// The run's measures and outlines, whatever paint of it is asked for.
  func shaped(_ run: TextRun) -> ShapedText {
    let run = run.whole
    return state.withLock { state in
      if let known = state.shaped.value(for: run) { return known }
      let new = state.shaper.shape(run)
      state.shaped.keep(new, for: run, cost: 1)
      return new
    }
  }

  /// The same without looking at or adding to what is remembered.
  func shapedAnew(_ run: TextRun) -> ShapedText {
    state.withLock { $0.shaper.shape(run) }
  }
}
