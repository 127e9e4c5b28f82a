import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// A thread-safe text shaper with a cache; shapes one run at a time.
final class TextEngine: Sendable {
  /// A context that the shaper draws on and does not keep.
  private struct Lent: @unchecked Sendable {
    let context: OpaquePointer
  }

  /// The font family names, sorted.
  let families: [String]
  /// The faces by their full and PostScript names.
  let faces: [String: NamedFace]
  private let texts: Locked<KnownTexts>

  init(_ fonts: FontSet) throws(CairoError) {
    let shaper = try TextShaper(fonts)
    families = shaper.families
    faces = shaper.faces
    texts = Locked(KnownTexts(shaper))
  }

  /// The shaped run, from the cache if possible; independent of the requested paint.
  func shaped(_ run: TextRun) -> ShapedText {
    texts.withLock { $0.shaped(run.whole) }
  }

  /// The metrics of a face: those of the platform, or of the font file of a named family.
  func lineMetrics(of face: FontFace) -> LineMetrics? {
    face.systemMetrics ?? texts.withLock { $0.lineMetrics(of: face) }
  }

  /// The measures of a run, from the cache if possible.
  func metrics(of run: TextRun) -> TextMetrics {
    texts.withLock { $0.measured(run.whole).metrics }
  }

  /// Draws the glyphs of a run's paint, other than color bitmaps, as text of the context's surface.
  func show(_ run: TextRun, on context: OpaquePointer) {
    let lent = Lent(context: context)
    texts.withLock { $0.shaper.show(run, on: lent.context) }
  }

  /// The characters of a run in order, each with its place.
  func clusters(of run: TextRun) -> [TextCluster] {
    texts.withLock { $0.shaper.clusters(of: run.whole) }
  }

  /// The shaped run, without using the cache or what is known about lines.
  func shapedUncached(_ run: TextRun) -> ShapedText {
    texts.withLock { $0.shaper.shape(run, comparesLines: true) }
  }
}
