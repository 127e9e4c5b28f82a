public import Foundation
public import ScrollworkGeometry

/// The functions in Metal's language of a scene, met by those who have compiled them.
public protocol ShaderRunning: Sendable {
  /// The function with a name, namespaces included; nil if there is none.
  func function(named name: String) -> ShaderFunctionID?

  /// The names of all functions, sorted.
  var functionNames: [String] { get }

  /// Why a function cannot be used so, as a sentence without its end; nil if it can.
  func fault(of shader: AppliedShader) -> String?

  /// The names of a function's parameters in order, nil for one without a name; empty if they are unknown.
  func parameterNames(of name: String) -> [String?]

  /// Runs a function over a rectangle of pixels; returns whether there is the function.
  ///
  /// `pictures` are those of its arguments, in order.
  func run(_ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]) -> Bool
}

extension ShaderRunning {
  /// No names.
  public func parameterNames(of name: String) -> [String?] { [] }
}

/// No functions.
public struct NoShaders: ShaderRunning {
  /// No functions.
  public init() {}

  /// No function.
  public func function(named name: String) -> ShaderFunctionID? { nil }

  /// No names.
  public var functionNames: [String] { [] }

  /// The reason that there is none.
  public func fault(of shader: AppliedShader) -> String? {
    "there is no function \(shader.function.name)"
  }

  /// False.
  public func run(_ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]) -> Bool {
    false
  }
}

/// Pixels that a function reads: premultiplied sRGB, `0xAARRGGBB`.
///
/// They are those of the caller, who keeps them while a function may read them.
public struct ShaderPixels: @unchecked Sendable {
  /// The first pixel; nil for a transparent picture.
  public let pixels: UnsafePointer<UInt32>?
  /// The size, in pixels.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The number of pixels from one row to the next.
  public let stride: Int

  /// Some rows of pixels.
  public init(pixels: UnsafePointer<UInt32>?, width: Int, height: Int, stride: Int) {
    (self.pixels, self.width, self.height, self.stride) = (pixels, width, height, stride)
  }
}

/// A rectangle of pixels that a function fills, and the pixels that it reads.
public struct ShaderPass {
  /// The pixels that the layer has drawn.
  public var source: ShaderPixels
  /// From a point of the view to a place in the source, in pixels.
  public var toSource: CGAffineTransform
  /// The places in the source that samples are taken from; one beyond them counts as the nearest.
  public var sampled: CGRect
  /// The first of the pixels to write, in premultiplied sRGB.
  public var target: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row of the target to the next.
  public var targetStride: Int
  /// The pixels of the target, in the coordinates of ``toPoint``.
  public var rect: (x: Int, y: Int, width: Int, height: Int)
  /// From the center of a pixel, at column + 0.5 and row + 0.5, to the point of the view.
  public var toPoint: CGAffineTransform

  /// A rectangle of places without an end.
  ///
  /// - Source: chosen; far beyond any bitmap, and exact in single precision.
  public static let everywhere = CGRect(
    x: -1_073_741_824, y: -1_073_741_824, width: 2_147_483_648, height: 2_147_483_648)

  /// A rectangle of pixels to fill.
  public init(
    source: ShaderPixels, toSource: CGAffineTransform, sampled: CGRect = everywhere,
    target: UnsafeMutablePointer<UInt32>, targetStride: Int,
    rect: (x: Int, y: Int, width: Int, height: Int), toPoint: CGAffineTransform
  ) {
    (self.source, self.toSource, self.sampled) = (source, toSource, sampled)
    (self.target, self.targetStride) = (target, targetStride)
    (self.rect, self.toPoint) = (rect, toPoint)
  }
}
