import Foundation
import ScrollworkDrawing

/// A text shaper with caches of measures and of glyphs.
///
/// Views ask for the size of a text at several widths and heights, and draw it at one of them. Most
/// texts have one line, which is the same at all widths that it fits.
struct KnownTexts {
  /// The limit of cached measures, and of cached runs.
  ///
  /// - Source: chosen; the glyphs of a run of 20 letters take about 15 kB.
  private static let (measureLimit, textLimit) = (8192, 2048)

  let shaper: TextShaper
  /// The least recently used caches; the cost is the number of runs.
  private var measures = LRUCache<TextRun, MeasuredText>(limit: Self.measureLimit)
  private var texts = LRUCache<TextRun, ShapedText>(limit: Self.textLimit)

  /// The metrics of faces from font files.
  private var faces = LRUCache<FontFace, LineMetrics?>(limit: Self.faceLimit)

  /// The limit of faces whose metrics are kept.
  ///
  /// - Source: chosen: scenes have fewer, unless sizes are animated.
  private static let faceLimit = 64

  init(_ shaper: TextShaper) { self.shaper = shaper }

  /// The metrics of a face as its font file has them.
  mutating func lineMetrics(of face: FontFace) -> LineMetrics? {
    if let known = faces.value(for: face) { return known }
    let new = shaper.lineMetrics(of: face)
    faces.insert(new, for: face, cost: 1)
    return new
  }

  /// The measures of a run.
  mutating func measured(_ run: TextRun) -> MeasuredText {
    if let known = measures.value(for: run) { return known }
    let unlimited = run.lineLimit == nil ? nil : measures.value(for: run.unlimited)
    if let known = alike(run, unlimited) {
      measures.insert(known, for: run, cost: 1)
      return known
    }
    let new = shaper.measure(run, lineCount: unlimited?.metrics.lines.count)
    remember(new, for: run)
    return new
  }

  /// The glyphs of a run.
  mutating func shaped(_ run: TextRun) -> ShapedText {
    let run = measures.value(for: run)?.run ?? run
    if let known = texts.value(for: run) { return known }
    let new = shaper.shape(run, comparesLines: false)
    texts.insert(new, for: run, cost: 1)
    remember(new.measured, for: run)
    return new
  }

  private mutating func remember(_ measured: MeasuredText, for run: TextRun) {
    measures.insert(measured, for: run, cost: 1)
    if measured.isWhole { measures.insert(measured, for: run.unlimited, cost: 1) }
  }

  /// The known measures of a run without the limit or the width, if it changes nothing.
  private mutating func alike(_ run: TextRun, _ unlimited: MeasuredText?) -> MeasuredText? {
    if let limit = run.lineLimit, let unlimited, unlimited.metrics.lines.count <= max(1, limit) {
      return unlimited
    }
    guard let width = run.width, run.hasSteadyLines else { return nil }
    var free = run.unlimited
    free.width = nil
    guard let known = measures.value(for: free), known.metrics.lines.count == 1,
      known.metrics.size.width <= width
    else { return nil }
    return known
  }
}

/// The measures of a run of text, shared by all runs that have them.
final class MeasuredText: Sendable {
  /// The run that was laid out; its lines and glyphs are those of all runs with these measures.
  let run: TextRun
  let metrics: TextMetrics
  /// Whether the text is a paragraph of which no limit left anything out.
  let isWhole: Bool

  init(run: TextRun, metrics: TextMetrics, isWhole: Bool) {
    (self.run, self.metrics, self.isWhole) = (run, metrics, isWhole)
  }
}

extension TextRun {
  fileprivate var unlimited: TextRun {
    var run = self
    run.lineLimit = nil
    return run
  }
}
