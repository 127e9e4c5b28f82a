import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// A thread-safe text shaper with a cache; shapes one run at a time.
final class TextEngine: Sendable {
  private struct State {
    var shaper: TextShaper
    /// The least recently used cache of runs; the cost is their count.
    var shaped: LRUCache<TextRun, ShapedText>

    mutating func text(_ run: TextRun) -> ShapedText {
      if let known = shaped.value(for: run) { return known }
      var free = run
      free.lineLimit = nil
      let unlimited = run.lineLimit == nil ? nil : shaped.value(for: free)
      let new =
        alike(run, unlimited)
        ?? shaper.shape(run, lineCount: unlimited?.metrics.lines.count, comparesLines: false)
      shaped.insert(new, for: run, cost: 1)
      if new.isWhole { shaped.insert(new, for: free, cost: 1) }
      return new
    }

    /// The known text of a run without the limit or the width, if it changes nothing.
    ///
    /// Views ask for the size of a text at several widths and heights, most of them with one line.
    private mutating func alike(_ run: TextRun, _ unlimited: ShapedText?) -> ShapedText? {
      if let limit = run.lineLimit, let unlimited, unlimited.metrics.lines.count <= max(1, limit) {
        return unlimited
      }
      guard let width = run.width, run.hasSteadyLines else { return nil }
      var free = run
      (free.width, free.lineLimit) = (nil, nil)
      guard let known = shaped.value(for: free), known.metrics.lines.count == 1,
        known.metrics.size.width <= width
      else { return nil }
      return known
    }
  }

  /// A context that the shaper draws on and does not keep.
  private struct Lent: @unchecked Sendable {
    let context: OpaquePointer
  }

  /// The font family names, sorted.
  let families: [String]
  /// The faces by their full and PostScript names.
  let faces: [String: NamedFace]
  private let state: Locked<State>

  /// The limit of cached runs.
  ///
  /// - Source: chosen; a run of 20 letters takes about 15 kB.
  private static let limit = 4096

  init(_ fonts: FontSet) throws(CairoError) {
    let shaper = try TextShaper(fonts)
    families = shaper.families
    faces = shaper.faces
    state = Locked(State(shaper: shaper, shaped: LRUCache(limit: Self.limit)))
  }

  /// The shaped run, from the cache if possible; independent of the requested paint.
  func shaped(_ run: TextRun) -> ShapedText {
    let run = run.whole
    return state.withLock { $0.text(run) }
  }

  /// Draws the glyphs of a run's paint, other than color bitmaps, as text of the context's surface.
  func show(_ run: TextRun, on context: OpaquePointer) {
    let lent = Lent(context: context)
    state.withLock { $0.shaper.show(run, on: lent.context) }
  }

  /// The characters of a run in order, each with its place.
  func clusters(of run: TextRun) -> [TextCluster] {
    state.withLock { $0.shaper.clusters(of: run.whole) }
  }

  /// The shaped run, without using the cache or what is known about lines.
  func shapedUncached(_ run: TextRun) -> ShapedText {
    state.withLock { $0.shaper.shape(run, comparesLines: true) }
  }
}
