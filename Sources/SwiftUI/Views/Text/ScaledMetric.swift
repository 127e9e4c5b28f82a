import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment

/// A number that scales with Dynamic Type, like the leading of a text style.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.pixelLength) private var pixelLength
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a metric that scales like the body style.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a metric that scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// The number, scaled for the environment and rounded to whole pixels; at Large, the number
  /// itself.
  ///
  /// - Source: measured by others, as `Font.TextStyle.scale(at:)`; on devices of 3 pixels per point,
  ///   results are thirds. That Large does not round is chosen.
  public var wrappedValue: Value {
    guard size != .large else { return base }
    let (scale, pixel) = (Value(style.scale(at: size)), Value(pixelLength))
    return (base * scale / pixel).rounded() * pixel
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
