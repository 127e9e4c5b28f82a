import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A function in Metal's language over the pixels of a layer.
struct ShaderDrawing {
  private let filter: ShaderFilter
  /// From a point of the view to device pixels.
  private let matrix: CGAffineTransform

  /// A use of a function on a layer with a matrix.
  init(_ filter: ShaderFilter, _ matrix: CGAffineTransform) {
    self.filter = filter
    self.matrix = CGAffineTransform(translationX: filter.frame.minX, y: filter.frame.minY)
      .concatenating(matrix)
  }

  /// Returns what the function makes of a bitmap within `frame`.
  func applied(
    to flat: Bitmap, frame: PixelRect, by painter: CommandPainter
  ) throws(CairoError) -> Bitmap {
    let result = try Bitmap(frame)
    guard !frame.isEmpty, matrix.a * matrix.d != matrix.b * matrix.c else { return result }
    let images = try filter.arguments.compactMap(\.image).map { asset throws(CairoError) in
      try bitmap(of: asset, by: painter)
    }
    let source = try flat.withPairs()
    let pass = ShaderPass(
      source: source.shaderPixels,
      toSource: matrix.concatenating(
        CGAffineTransform(translationX: CGFloat(-flat.frame.x), y: CGFloat(-flat.frame.y))),
      target: result.row(0), targetStride: result.stride / 4,
      rect: (frame.x, frame.y, frame.width, frame.height), toPoint: matrix.inverted())
    withExtendedLifetime((source, result, images)) {
      painter.assets.shaders.run(
        filter, on: pass,
        pictures: images.map {
          $0?.shaderPixels ?? ShaderPixels(pixels: nil, width: 0, height: 0, stride: 0)
        })
    }
    return result
  }

  /// The pixels of an image argument, at the size of its file; nil if it cannot be read.
  private func bitmap(
    of asset: ImageAsset, by painter: CommandPainter
  ) throws(CairoError) -> Bitmap? {
    let frame = CGRect(origin: .zero, size: asset.size)
    let scale = CGAffineTransform(scaleX: asset.scale, y: asset.scale)
    return try painter.images.pixels(of: asset, in: frame, scale)?.bitmap.withPairs()
  }
}

extension ShaderValue {
  fileprivate var image: ImageAsset? {
    if case .image(let asset) = self { asset } else { nil }
  }
}

extension Bitmap {
  /// The bitmap with at least two pixels in a row, since functions read pixels in pairs.
  fileprivate func withPairs() throws(CairoError) -> Bitmap {
    guard stride / 4 < 2, !frame.isEmpty else { return self }
    let wide = try Bitmap(PixelRect(x: frame.x, y: frame.y, width: 2, height: height))
    for y in 0..<height { wide.row(y).pointee = row(y).pointee }
    return wide
  }

  /// The pixels as functions read them.
  fileprivate var shaderPixels: ShaderPixels {
    guard !frame.isEmpty else { return ShaderPixels(pixels: nil, width: 0, height: 0, stride: 0) }
    return ShaderPixels(
      pixels: UnsafePointer(row(0)), width: width, height: height, stride: stride / 4)
  }
}
