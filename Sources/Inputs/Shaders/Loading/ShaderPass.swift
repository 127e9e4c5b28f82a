import CShaders
package import ScrollworkGeometry

/// A run of a function over a rectangle of pixels.
///
/// A picture may be cut into bands without changing any pixel, if `left` and `top` are even: derivatives
/// are differences within blocks of 2×2 pixels.
package struct ShaderPass {
  /// The pixels that the layer has drawn; ``ShaderPicture/none`` for a fill.
  package var source = ShaderPicture.none
  /// From a point of the view to a place in the source, in pixels.
  package var toSource = CGAffineTransform.identity
  /// The first of the pixels to write, in premultiplied sRGB, and the pixels from row to row.
  package var target: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row of the target to the next.
  package var targetStride: Int
  /// The size of the rectangle, in pixels.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// The column of the first pixel in the coordinates of ``toPoint``.
  package var left = 0
  /// The row of the first pixel in the coordinates of ``toPoint``.
  package var top = 0
  /// From the center of a pixel, at column + 0.5 and row + 0.5, to the point of the view.
  package var toPoint = CGAffineTransform.identity
  /// The arguments.
  package var arguments: ShaderArguments

  /// A run that writes `width` × `height` pixels.
  package init(
    target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int,
    arguments: ShaderArguments
  ) {
    (self.target, targetStride) = (target, stride)
    (self.width, self.height, self.arguments) = (width, height, arguments)
  }

  /// Calls a function with the run as it reads it.
  func call(_ function: shader_function) {
    var pass = shader_pass()
    pass.source = source.value
    Self.set(&pass.to_source, to: toSource)
    pass.target = target
    pass.target_stride = Int64(targetStride)
    (pass.width, pass.height) = (Int32(clamping: width), Int32(clamping: height))
    (pass.left, pass.top) = (Int32(clamping: left), Int32(clamping: top))
    Self.set(&pass.to_point, to: toPoint)
    arguments.set(in: &pass)
    withExtendedLifetime(arguments) { withUnsafePointer(to: pass) { function($0) } }
  }

  /// The six numbers of a map, as C has them.
  private typealias Numbers = (Float, Float, Float, Float, Float, Float)

  private static func set(_ numbers: inout Numbers, to map: CGAffineTransform) {
    numbers.0 = Float(map.a)
    numbers.1 = Float(map.b)
    numbers.2 = Float(map.c)
    numbers.3 = Float(map.d)
    numbers.4 = Float(map.tx)
    numbers.5 = Float(map.ty)
  }
}
