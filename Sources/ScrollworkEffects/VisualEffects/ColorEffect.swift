import Foundation
package import ScrollworkDrawing
public import ScrollworkGeometry

/// Changes the colors of a flat picture by one amount.
struct ColorEffect: VisualEffect {
  /// What is changed; the amount is beside it, so that it can be animated.
  enum Change: Hashable, Sendable {
    case brightness
    case contrast
    case saturation
    case grayscale
    /// The amount is an angle in radians.
    case hue
  }

  let change: Change
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func _append(to steps: inout _EffectSteps) {
    guard let amount = EffectLimits.cut(amount, to: EffectLimits.amount) else { return }
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

/// Multiplies the colors of a flat picture by another; for views alone.
package struct ColorProductEffect: VisualEffect {
  /// Nothing stands between two colors.
  public typealias AnimatableData = EmptyAnimatableData

  private let color: Color.Resolved

  /// A product with a color, opacity and all.
  package init(color: Color.Resolved) { self.color = color }

  /// Changes the colors, and how much of them is seen.
  public func _append(to steps: inout _EffectSteps) {
    steps.append(.filter(.colors(.product(color))))
    if color.opacity < 1 { steps.append(.opacity(color.opacity)) }
  }
}

/// Turns the colors of a flat picture into their opposites; for views alone.
package struct ColorInverseEffect: VisualEffect {
  /// Nothing stands between a color and its opposite.
  public typealias AnimatableData = EmptyAnimatableData

  /// Opposites.
  package init() {}

  /// Changes the colors.
  public func _append(to steps: inout _EffectSteps) { steps.append(.filter(.colors(.inverse))) }
}

extension VisualEffect {
  /// Adds an amount to each component: −1 is black, 1 is white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    then(ColorEffect(change: .brightness, amount: amount))
  }

  /// Moves each component away from the middle; 1 is no change.
  public func contrast(_ amount: Double) -> some VisualEffect {
    then(ColorEffect(change: .contrast, amount: amount))
  }

  /// Moves colors away from gray; 1 is no change, 0 and less is gray.
  public func saturation(_ amount: Double) -> some VisualEffect {
    then(ColorEffect(change: .saturation, amount: amount))
  }

  /// Moves colors towards gray; 0 is no change, 1 is gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then(ColorEffect(change: .grayscale, amount: amount))
  }

  /// Turns the hues of all colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then(ColorEffect(change: .hue, amount: angle.radians))
  }
}
