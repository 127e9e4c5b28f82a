import Foundation
import Scrollwork
import ScrollworkDrawing

/// A function of `Metal/Measured.metal` with arguments.
struct MeasuredShader {
  /// The name of the function, in Metal and in C.
  let name: String
  /// What it makes.
  let effect: AppliedShader.Effect
  /// The arguments in Metal.
  let arguments: [ShaderValue]

  /// The arguments in C: all numbers but those of the bounds.
  var numbers: [Float] {
    arguments.flatMap { argument -> [Float] in
      guard case .numbers(let numbers) = argument else { return [] }
      return numbers.map { Float($0) }
    }
  }

  /// A function with numbers and vectors; behind the bounds of the picture, if it has them.
  private init(
    _ effect: AppliedShader.Effect, _ name: String, _ numbers: [Double]...,
    hasBounds: Bool = false
  ) {
    (self.effect, self.name) = (effect, name)
    arguments = (hasBounds ? [.boundingRect] : []) + numbers.map { .numbers($0) }
  }

  /// Four functions of each kind.
  static let all = [
    MeasuredShader(.distortion, "wave", [0.75], [12]),
    MeasuredShader(.distortion, "swirl", [195, 422], [160], [0.5]),
    MeasuredShader(.distortion, "bulge", [195, 422], [180], [0.5]),
    MeasuredShader(.distortion, "ripple", [195, 422], [0.5]),
    MeasuredShader(.layer, "pixelate", [9]),
    MeasuredShader(.layer, "fringe", [12], hasBounds: true),
    MeasuredShader(.layer, "soften", [1.5]),
    MeasuredShader(.layer, "emboss", [1], [1.5]),
    MeasuredShader(.color, "grain", [0.25]),
    MeasuredShader(.color, "levels", [1.25], [6]),
    MeasuredShader(.color, "vignette", [0.75], hasBounds: true),
    MeasuredShader(.color, "dissolve", [0.375]),
  ]

  /// The use of the function over a picture of some points; nil without the function.
  func applied(_ shaders: any ShaderRunning, size: CGSize) -> AppliedShader? {
    shaders.function(named: name).map {
      AppliedShader(
        effect, $0, arguments: arguments, bounds: CGRect(origin: .zero, size: size),
        maxSampleOffset: CGSize(width: 40, height: 40))
    }
  }
}
