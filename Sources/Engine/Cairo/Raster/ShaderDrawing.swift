import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A function in Metal's language over pixels: those of a layer, or of a paint.
struct ShaderDrawing {
  private let shader: AppliedShader
  /// From the positions that the function gets to device pixels.
  private let matrix: CGAffineTransform

  /// A use of a function in a layer with a matrix.
  init(_ shader: AppliedShader, _ matrix: CGAffineTransform) {
    self.shader = shader
    self.matrix = shader.space.concatenating(matrix)
  }

  /// Returns what the function makes of a bitmap within `frame`; `ink` contains what is drawn, in device
  /// pixels.
  func applied(
    to flat: Bitmap, ink: CGRect, frame: PixelRect, by painter: CommandPainter
  ) throws(CairoError) -> Bitmap {
    let result = try Bitmap(frame)
    guard !frame.isEmpty, isInvertible else { return result }
    let source = try flat.withPairs()
    let pass = ShaderPass(
      source: source.shaderPixels,
      toSource: matrix.concatenating(
        CGAffineTransform(translationX: CGFloat(-source.frame.x), y: CGFloat(-source.frame.y))),
      sampled: sampled(of: ink)
        .offsetBy(dx: CGFloat(-source.frame.x), dy: CGFloat(-source.frame.y)),
      target: result.row(0), targetStride: result.stride / 4,
      rect: (frame.x, frame.y, frame.width, frame.height), toPoint: matrix.inverted())
    try run(pass, keeping: [source, result], by: painter)
    return result
  }

  /// Sets the colors that the function makes of an area as the source of a context.
  func setSource(
    over area: CGRect, opacity: Double, by painter: CommandPainter, on context: OpaquePointer
  ) throws(CairoError) {
    guard isInvertible else { return }
    let source = SampledSource(
      matrix, over: area.applying(shader.space.inverted()), resolution: painter.gradientResolution,
      on: context)
    try source.set(on: context) { pixels, rowLength, frame, back throws(CairoError) in
      let target = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
      let pass = ShaderPass(
        source: ShaderPixels(pixels: nil, width: 0, height: 0, stride: 0), toSource: .identity,
        target: target, targetStride: rowLength / 4,
        rect: (frame.x, frame.y, frame.width, frame.height), toPoint: back)
      try run(pass, keeping: [], by: painter)
      guard opacity < 1 else { return }
      for y in 0..<frame.height {
        for x in 0..<frame.width { target[y * (rowLength / 4) + x].fade(by: opacity) }
      }
    }
  }

  /// The places that samples are taken from: along an axis without `maxSampleOffset` those of the ink, whose
  /// outermost pixels repeat.
  ///
  /// - Source: measured by others: SwiftUI's header limits places to a rectangle of the layer. That
  ///   `maxSampleOffset` adds to it what is transparent is chosen.
  private func sampled(of ink: CGRect) -> CGRect {
    var places = ShaderPass.everywhere
    guard !ink.isNull else { return places }
    let (reach, isUpright) = (shader.maxSampleOffset, matrix.b == 0 && matrix.c == 0)
    if reach.width == 0, isUpright || reach.height == 0 {
      (places.origin.x, places.size.width) = Self.centers(ink.minX, ink.maxX)
    }
    if reach.height == 0, isUpright || reach.width == 0 {
      (places.origin.y, places.size.height) = Self.centers(ink.minY, ink.maxY)
    }
    return places
  }

  /// The center of the first of the pixels between two edges, and the distance to that of the last.
  private static func centers(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
    let (first, end) = (low.rounded(.down), high.rounded(.up))
    return (first + 0.5, max(0, end - first - 1))
  }

  private var isInvertible: Bool { matrix.a * matrix.d != matrix.b * matrix.c }

  /// Runs the function over a pass whose pixels are those of some bitmaps.
  private func run(
    _ pass: ShaderPass, keeping bitmaps: [Bitmap], by painter: CommandPainter
  ) throws(CairoError) {
    let images = try shader.arguments.compactMap(\.image).map { asset throws(CairoError) in
      try bitmap(of: asset, by: painter)
    }
    let isKnown = withExtendedLifetime((bitmaps, images)) {
      painter.assets.shaders.run(
        shader, on: pass,
        pictures: images.map {
          $0?.shaderPixels ?? ShaderPixels(pixels: nil, width: 0, height: 0, stride: 0)
        })
    }
    guard isKnown else { throw .missingShader(name: shader.function.name) }
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

extension UInt32 {
  /// Multiplies a premultiplied pixel by an opacity, 0…1.
  fileprivate mutating func fade(by opacity: Double) {
    var faded: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      faded |= UInt32(Double(self >> shift & 255) * opacity + 0.5) << shift
    }
    self = faded
  }
}

extension Bitmap {
  /// The bitmap with at least two pixels in a row, since functions read pixels in pairs.
  fileprivate func withPairs() throws(CairoError) -> Bitmap {
    guard stride / 4 < 2 || frame.isEmpty else { return self }
    let wide = try Bitmap(PixelRect(x: frame.x, y: frame.y, width: 2, height: max(1, height)))
    for y in 0..<height where !frame.isEmpty { wide.row(y).pointee = row(y).pointee }
    return wide
  }

  /// The pixels as functions read them.
  fileprivate var shaderPixels: ShaderPixels {
    ShaderPixels(pixels: UnsafePointer(row(0)), width: width, height: height, stride: stride / 4)
  }
}
