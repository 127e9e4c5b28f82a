import CShaders
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension ShaderPass {
  /// Calls a function with the pass, as the function reads it.
  ///
  /// A picture may be cut into parts without changing any pixel: derivatives are differences within blocks
  /// of 2×2 pixels that start at even columns and rows.
  func call(_ function: shader_function, _ arguments: ShaderArguments) {
    var pass = shader_pass()
    pass.source = source.value
    Self.set(&pass.to_source, to: toSource)
    (pass.least.0, pass.least.1) = (Float(sampled.minX), Float(sampled.minY))
    (pass.greatest.0, pass.greatest.1) = (Float(sampled.maxX), Float(sampled.maxY))
    pass.target = target
    pass.target_stride = Int64(targetStride)
    (pass.width, pass.height) = (Int32(clamping: rect.width), Int32(clamping: rect.height))
    (pass.left, pass.top) = (Int32(clamping: rect.x), Int32(clamping: rect.y))
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

extension ShaderPixels {
  /// The picture as functions read it.
  var value: shader_picture {
    shader_picture(
      pixels: pixels, width: Int32(clamping: width), height: Int32(clamping: height),
      stride: Int64(stride))
  }
}
