import CCairo
import Foundation
import ScrollworkGeometry

/// The coverage of pixels by the outlines of a text.
///
/// Glyphs are drawn one by one and added, so that the cost grows with their ink. Exact areas are
/// computed several times faster than by Cairo's scan converter, which samples 15 lines in each pixel.
struct TextMask: ~Copyable {
  private let coverage: CoverageBitmap
  private var cells = CoverageCells()

  /// Paints the source of a context through the outlines of a text; `matrix` maps them to pixels.
  ///
  /// - Throws: An error if a coordinate is not finite.
  static func paint(
    _ text: ShapedText.Part, _ matrix: CGAffineTransform, on context: OpaquePointer
  ) throws(CairoError) {
    let placing = OutlinePlacing(matrix)
    let clip = pixels(of: context)
    var frame = PixelRect.empty
    var pieces: [(elements: ArraySlice<Path.Element>, box: PixelRect)] = []
    for block in text.blocks {
      guard try placing.touches(block.bounds, clip) else { continue }
      for elements in block.outlines {
        let box = try placing.pixels(of: elements, within: clip)
        guard !box.isEmpty else { continue }
        frame = frame.union(box)
        pieces.append((elements, box))
      }
    }
    guard !frame.isEmpty else { return }
    var mask = try TextMask(frame)
    for piece in pieces { mask.add(piece.elements, in: piece.box, placing) }
    try mask.paint(on: context)
  }

  /// The pixels that a context draws.
  private static func pixels(of context: OpaquePointer) -> PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(
      touching: CGRect(x: left, y: top, width: right - left, height: bottom - top),
      within: .everywhere)
  }

  private init(_ frame: PixelRect) throws(CairoError) { coverage = try CoverageBitmap(frame) }

  private mutating func add(
    _ outline: ArraySlice<Path.Element>, in box: PixelRect, _ placing: OutlinePlacing
  ) {
    cells.begin(box)
    cells.add(outline, placing)
    for y in 0..<box.height {
      cells.take(
        row: y, addingTo: coverage.row(box.y - coverage.frame.y + y) + (box.x - coverage.frame.x))
    }
  }

  private func paint(on context: OpaquePointer) throws(CairoError) {
    let (x, y) = (Double(coverage.frame.x), Double(coverage.frame.y))
    try coverage.withSurface { cairo_mask_surface(context, $0, x, y) }
  }
}
