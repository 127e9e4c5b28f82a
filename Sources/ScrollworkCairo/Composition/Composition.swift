import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A still as bitmaps at whole pixels over its background: what its rows show is known before any is
/// drawn, so that rows that were encoded before are not drawn again.
struct Composition {
  let frame: PixelRect
  let background: Color.Resolved
  let bitmaps: [PlacedBitmap]

  /// The memory of all bitmaps up to which a still is held as a composition, in canvases.
  ///
  /// - Source: chosen: the bitmaps of a still exist at the same time, which the layers of ordinary
  ///   pages can afford.
  private static let maxCanvases = 8

  /// The composition of a display list; nil if a layer reads the pixels beneath it, or if the bitmaps
  /// would take too much memory.
  ///
  /// Which lists are nil depends on the list alone.
  init?(
    _ list: DisplayList, frame: PixelRect, by rasterizer: LayerRasterizer
  ) throws(CairoError) {
    guard !list.content.dependsOnBackdrop, !list.content.blends else { return nil }
    var bitmaps: [PlacedBitmap] = []
    var (size, isPossible) = (0, true)
    try rasterizer.forEachStep(
      list.content, CGAffineTransform(scaleX: list.scale, y: list.scale), frame
    ) { step in
      guard isPossible, case .bitmap(let placed) = step else { return isPossible = false }
      size += placed.bitmap.byteCount
      guard size <= Self.maxCanvases * 4 * frame.width * frame.height else {
        bitmaps = []
        return isPossible = false
      }
      bitmaps.append(placed)
    }
    guard isPossible else { return nil }
    (self.frame, background, self.bitmaps) = (frame, list.background, bitmaps)
  }

  /// Draws some rows on a bitmap of the frame, whatever they were before.
  func draw(rows: Range<Int>, on target: Bitmap) throws(CairoError) {
    let part = PixelRect(x: 0, y: rows.lowerBound, width: frame.width, height: rows.count)
    try target.draw { context throws(CairoError) in
      cairo_rectangle(
        context, 0, Double(part.y), Double(part.width), Double(part.height))
      cairo_set_source_rgb(context, background.red, background.green, background.blue)
      cairo_fill(context)
      let target = LayerRasterizer.Target(bitmap: target, context: context, visible: part)
      for placed in bitmaps { try placed.composite(on: target) }
    }
  }

  /// The digests of what each row is composed of: rows of bitmaps, and their columns; nil for rows
  /// with a bitmap that is not kept, which will hardly be composed again.
  func rowSources() -> [RowDigest?] {
    let start = RowDigest(
      of: [Double(frame.width), background.red, background.green, background.blue])
    var sources = [RowDigest?](repeating: start, count: frame.height)
    for placed in bitmaps {
      let seen = placed.seen.intersection(frame)
      guard !seen.isEmpty else { continue }
      guard placed.isKept else {
        for y in seen.y..<seen.maxY { sources[y] = nil }
        continue
      }
      let (rows, place) = (placed.bitmap.rowDigests, placed.columnDigest)
      for y in seen.y..<seen.maxY {
        let row = rows[y - placed.frame.y]
        // A transparent row changes nothing where it is drawn over others.
        if row == .transparent, placed.blend == .normal { continue }
        sources[y] = sources[y].map { RowDigest($0, row, place) }
      }
    }
    return sources
  }
}

extension PlacedBitmap {
  /// The digest of what determines how a row is drawn, besides the row.
  fileprivate var columnDigest: RowDigest {
    let name = String(describing: blend).utf8.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) }
    return RowDigest(of: [
      UInt64(bitPattern: Int64(frame.x)), UInt64(bitPattern: Int64(seen.x)), UInt64(seen.width),
      opacity.bitPattern, name,
    ])
  }
}
