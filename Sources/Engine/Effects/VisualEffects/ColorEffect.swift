import Foundation
package import ScrollworkDrawing
public import ScrollworkGeometry

/// A color adjustment by one amount.
struct ColorEffect: VisualEffect {
  /// The kind of adjustment, apart from its amount so that the amount is animatable.
  enum Change: Hashable, Sendable {
    case brightness
    case contrast
    case saturation
    case grayscale
    /// A hue rotation; the amount is an angle in radians.
    case hue
  }

  let change: Change
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func _append(to steps: inout _EffectSteps) {
    guard let amount = EffectLimits.clamp(amount, to: EffectLimits.amount) else { return }
    let matrix: ColorMatrix =
      switch change {
      case .brightness: .brightness(amount)
      case .contrast: .contrast(amount)
      case .saturation: .saturation(max(0, amount))
      case .grayscale: .saturation(1 - amount)
      case .hue: .hueRotation(amount)
      }
    if matrix != .identity { steps.append(.filter(.colors(matrix))) }
  }
}

/// A multiplication by a color; used by the view modifier only.
package struct ColorProductEffect: VisualEffect {
  /// Empty: the color is not interpolated.
  public typealias AnimatableData = EmptyAnimatableData

  private let color: Color.Resolved

  /// A multiplication by a color, opacity included.
  package init(color: Color.Resolved) { self.color = color }

  /// Appends a color filter, and the color's opacity.
  public func _append(to steps: inout _EffectSteps) {
    steps.append(.filter(.colors(.product(color))))
    if color.opacity < 1 { steps.append(.opacity(color.opacity)) }
  }
}

/// An inversion of the colors; used by the view modifier only.
package struct ColorInverseEffect: VisualEffect {
  /// Empty: there is nothing to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// An inversion of the colors.
  package init() {}

  /// Appends a color filter.
  public func _append(to steps: inout _EffectSteps) { steps.append(.filter(.colors(.inverse))) }
}

extension VisualEffect {
  /// Brightens by adding an amount to each component: −1 is black, 1 is white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    then(ColorEffect(change: .brightness, amount: amount))
  }

  /// Scales the contrast: each component's distance from middle gray; 1 is unchanged.
  public func contrast(_ amount: Double) -> some VisualEffect {
    then(ColorEffect(change: .contrast, amount: amount))
  }

  /// Scales the saturation: each color's distance from gray; 1 is unchanged, 0 and below is gray.
  public func saturation(_ amount: Double) -> some VisualEffect {
    then(ColorEffect(change: .saturation, amount: amount))
  }

  /// Adds grayscale: 0 is unchanged, 1 is gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then(ColorEffect(change: .grayscale, amount: amount))
  }

  /// Rotates the hue of all colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then(ColorEffect(change: .hue, amount: angle.radians))
  }
}
