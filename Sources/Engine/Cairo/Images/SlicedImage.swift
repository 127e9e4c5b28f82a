import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// An image in nine parts, whose corners keep their size when it is stretched.
///
/// All parts are drawn into one bitmap with the pixels that are shown, so that no seam is seen.
struct SlicedImage {
  private let image: Bitmap
  /// The size of the image, in points.
  private let size: CGSize
  private let slices: ImageSlices

  init(_ image: Bitmap, of size: CGSize, _ slices: ImageSlices) {
    self.image = image
    self.size = size
    self.slices = slices
  }

  /// The image stretched to a size in points.
  func drawn(in target: CGSize, pixels: PixelSize) throws(CairoError) -> Bitmap {
    let result = try Bitmap(
      PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
    guard size.width > 0, size.height > 0 else { return result }
    let (across, along) = (
      CGFloat(pixels.width) / target.width, CGFloat(pixels.height) / target.height
    )
    let columns = Self.parts(
      slices.insets.leading, slices.insets.trailing, of: size.width, in: target.width, across)
    let rows = Self.parts(
      slices.insets.top, slices.insets.bottom, of: size.height, in: target.height, along)
    try result.draw { context throws(CairoError) in
      for row in rows {
        for column in columns { try draw(column, row, on: context) }
      }
    }
    return result
  }

  /// A part along one axis: where it is in the image, in points, and in the result, in pixels.
  private struct Part {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
    /// The pixels per point of a repeated part; nil for one that is stretched.
    var repeated: CGFloat?
  }

  private static func parts(
    _ first: CGFloat, _ last: CGFloat, of length: CGFloat, in target: CGFloat, _ scale: CGFloat
  ) -> [Part] {
    let first = max(0, min(first, length))
    let last = max(0, min(last, length - first))
    // Where the target is smaller than both edges, they share it.
    let shrink = first + last > target && first + last > 0 ? target / (first + last) : 1
    let start = (first * shrink * scale).rounded()
    let end = ((target - last * shrink) * scale).rounded()
    let whole = (target * scale).rounded()
    return [
      Part(source: 0...first, target: 0...max(0, start)),
      Part(
        source: first...max(first, length - last), target: start...max(start, end),
        repeated: scale),
      Part(source: length - last...length, target: end...max(end, whole)),
    ].filter {
      $0.source.upperBound > $0.source.lowerBound && $0.target.upperBound > $0.target.lowerBound
    }
  }

  private func draw(
    _ column: Part, _ row: Part, on context: OpaquePointer
  ) throws(CairoError) {
    let tiles = slices.fill == .tile
    let steps = { (part: Part) -> [ClosedRange<CGFloat>] in
      guard tiles, let scale = part.repeated else { return [part.target] }
      let length = max(1, ((part.source.upperBound - part.source.lowerBound) * scale).rounded())
      return stride(from: part.target.lowerBound, to: part.target.upperBound, by: length)
        .map { $0...($0 + length) }
    }
    let source = try part(column.source, row.source)
    for y in steps(row) {
      for x in steps(column) {
        try source.withSurface { surface in
          cairo_save(context)
          cairo_rectangle(
            context, x.lowerBound, y.lowerBound,
            min(x.upperBound, column.target.upperBound) - x.lowerBound,
            min(y.upperBound, row.target.upperBound) - y.lowerBound)
          cairo_clip(context)
          cairo_translate(context, x.lowerBound, y.lowerBound)
          cairo_scale(
            context, (x.upperBound - x.lowerBound) / CGFloat(source.width),
            (y.upperBound - y.lowerBound) / CGFloat(source.height))
          cairo_set_source_surface(context, surface, 0, 0)
          cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
          cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
          cairo_paint(context)
          cairo_restore(context)
        }
      }
    }
  }

  /// The pixels of a part alone, so that nothing beside it is blended in.
  private func part(
    _ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>
  ) throws(CairoError) -> Bitmap {
    func pixels(_ range: ClosedRange<CGFloat>, _ length: CGFloat, _ count: Int) -> Range<Int> {
      let start = Int((range.lowerBound / length * CGFloat(count)).rounded())
      let end = Int((range.upperBound / length * CGFloat(count)).rounded())
      return min(start, count - 1)..<min(count, max(end, start + 1))
    }
    let columns = pixels(x, size.width, image.width)
    let rows = pixels(y, size.height, image.height)
    let result = try Bitmap(PixelRect(x: 0, y: 0, width: columns.count, height: rows.count))
    for (index, row) in rows.enumerated() {
      memcpy(
        result.pixels + index * result.stride,
        image.pixels + row * image.stride + 4 * columns.lowerBound, result.stride)
    }
    return result
  }
}
