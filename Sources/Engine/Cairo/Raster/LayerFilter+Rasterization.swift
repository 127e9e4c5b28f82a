import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension Layer.Filter {
  /// Returns the filtered bitmap within `frame`; `ink` contains what the layer has drawn, in its coordinates.
  func applied(
    to flat: Bitmap, _ matrix: CGAffineTransform, ink: CGRect, frame: PixelRect,
    by painter: CommandPainter
  ) throws(CairoError) -> Bitmap {
    switch self {
    case .shadow(let color, let radius, let offset):
      try Shadow(color, radius: radius, offset: offset, matrix).applied(to: flat, frame: frame)
    case .blur(let radius, isOpaque: false):
      try Blur(radius: radius, matrix).applied(to: flat, frame: frame)
    case .blur(let radius, isOpaque: true):
      try Blur(radius: radius, matrix).colors(of: flat, frame: frame)
    case .colors(let matrix): try ColorMatrixFilter(matrix).applied(to: flat)
    case .luminanceToAlpha: try CoverageFilter.luminance.applied(to: flat)
    case .alphaThreshold(let range, let color):
      try CoverageFilter.threshold(range, color).applied(to: flat)
    case .shader(let shader):
      try ShaderDrawing(shader, matrix)
        .applied(to: flat, ink: ink.isNull ? ink : ink.applying(matrix), frame: frame, by: painter)
    }
  }

  /// Throws if a number is not finite or too large to draw.
  func check() throws(CairoError) {
    switch self {
    case .shadow(_, let radius, let offset):
      guard [radius, offset.width, offset.height].allSatisfy({ abs($0) < 1e6 }) else {
        throw .number(place: "radius or offset of a shadow")
      }
    case .blur(let radius, _):
      guard abs(radius) < 1e6 else { throw .number(place: "radius of a blur") }
    case .shader(let shader): try shader.check()
    case .colors, .luminanceToAlpha, .alphaThreshold: break
    }
  }
}

extension AppliedShader {
  /// Throws if a number of the place is not finite or too large to draw.
  func check() throws(CairoError) {
    let numbers = [
      space.a, space.b, space.c, space.d, space.tx, space.ty, bounds.minX, bounds.minY, bounds.maxX,
      bounds.maxY,
    ]
    guard numbers.allSatisfy({ abs($0) < 1e9 }) else {
      throw .number(place: "place of the shader \(function.name)")
    }
    guard [maxSampleOffset.width, maxSampleOffset.height].allSatisfy({ abs($0) < 1e6 }) else {
      throw .number(place: "maxSampleOffset of the shader \(function.name)")
    }
  }
}
