import CPixels
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A picture or a layer as bitmaps at whole pixels over its background: what its rows show is known
/// before any is drawn, so that rows that were encoded before are not drawn again.
struct Composition {
  let frame: PixelRect
  /// The premultiplied pixel beneath the bitmaps: opaque for a picture, transparent for a layer.
  private let background: UInt32
  let bitmaps: [PlacedBitmap]

  /// The memory of all bitmaps up to which a picture is held as a composition, in canvases.
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
    let matrix = CGAffineTransform(scaleX: list.scale, y: list.scale)
    try self.init(
      list.content, matrix, frame: frame, over: list.background.opaquePixel, by: rasterizer)
  }

  /// The composition of some content, transformed by a matrix, over pixels of a color; nil as for a
  /// display list.
  init?(
    _ content: LayerContent, _ matrix: CGAffineTransform, frame: PixelRect, over background: UInt32,
    by rasterizer: LayerRasterizer
  ) throws(CairoError) {
    guard !content.dependsOnBackdrop, !content.blends else { return nil }
    let limit = CGFloat(Self.maxCanvases * 4) * rasterizer.canvasArea
    var bitmaps: [PlacedBitmap] = []
    var (size, isPossible) = (0, true)
    try rasterizer.forEachStep(content, matrix, frame) { step in
      guard isPossible, case .bitmap(let placed) = step, placed.blend == .normal else {
        return isPossible = false
      }
      size += placed.bitmap.byteCount
      guard CGFloat(size) <= limit else {
        bitmaps = []
        return isPossible = false
      }
      bitmaps.append(placed)
    }
    guard isPossible else { return nil }
    (self.frame, self.background, self.bitmaps) = (frame, background, bitmaps)
  }

  /// Draws some rows, counted from the top, on a bitmap of the frame, whatever they were before.
  ///
  /// They are drawn in bands, each of which `finish` is called with while it is in the processor's
  /// cache.
  func draw(rows: Range<Int>, on target: Bitmap, finish: (Range<Int>) -> Void = { _ in }) {
    let count = max(1, Self.bandSize / max(1, target.stride))
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: count) {
      let band = start..<min(start + count, rows.upperBound)
      let part = PixelRect(
        x: frame.x, y: frame.y + band.lowerBound, width: frame.width, height: band.count)
      drawBottom(rows: band, on: target)
      for placed in bitmaps.dropFirst() { placed.draw(on: target, within: part) }
      finish(band)
    }
  }

  /// Draws the background and the bitmap at the back, which often covers it, in one go.
  private func drawBottom(rows: Range<Int>, on target: Bitmap) {
    let bottom = bitmaps.first
    let seen = (bottom?.seen ?? .empty).intersection(frame).moved(x: -frame.x, y: -frame.y)
    for y in rows {
      let row = target.row(y)
      guard let bottom, (seen.y..<seen.maxY).contains(y) else {
        pixels_fill(row, background, frame.width)
        continue
      }
      pixels_fill(row, background, seen.x)
      bottom.drawRow(
        x: frame.x + seen.x, y: frame.y + y, on: row + seen.x, count: seen.width, over: background)
      pixels_fill(row + seen.maxX, background, frame.width - seen.maxX)
    }
  }

  /// The bytes of a band of rows.
  ///
  /// - Source: chosen; small enough for a processor's second cache beside what is drawn.
  private static let bandSize = 128 << 10

  /// The digests of what each row is composed of: rows of bitmaps, and their columns; nil for rows
  /// with a bitmap that is not kept, which will hardly be composed again.
  func rowSources() -> [RowDigest?] {
    let start = RowDigest(of: [UInt64(frame.width), UInt64(background)])
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

extension Color.Resolved {
  /// The premultiplied pixel of the color without its opacity, as Cairo fills with it.
  fileprivate var opaquePixel: UInt32 {
    [red, green, blue].reduce(0xFF) { $0 << 8 | UInt32(PixelByte.of($1)) }
  }
}
