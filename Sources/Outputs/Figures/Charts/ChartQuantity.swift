import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// A quantity that a chart shows of a scroll view or of a view with effects.
public enum ChartQuantity: String, CaseIterable, Hashable, Sendable {
  /// The content offset of a scroll view, in points.
  case offset
  /// The velocity of a content offset, in points per second.
  case velocity
  /// The progress of a scroll transition, −1 … 1.
  case progress
  /// The geometric mean of both scales of a view.
  case scale
  /// The horizontal scale of a view.
  case scaleX = "scale-x"
  /// The vertical scale of a view.
  case scaleY = "scale-y"
  /// The rotation of a view, in degrees; positive angles turn clockwise.
  case rotation
  /// The horizontal displacement of the center of a view, in points.
  case translationX = "translation-x"
  /// The vertical displacement of the center of a view, in points.
  case translationY = "translation-y"
  /// The opacity of a view, 0 … 1.
  case opacity
  /// The standard deviation of the blur of a view, in points.
  case blur

  /// The name above a panel.
  var title: String {
    switch self {
    case .offset: "Content offset"
    case .velocity: "Velocity"
    case .progress: "Progress"
    case .scale: "Scale"
    case .scaleX: "Horizontal scale"
    case .scaleY: "Vertical scale"
    case .rotation: "Rotation"
    case .translationX: "Horizontal translation"
    case .translationY: "Vertical translation"
    case .opacity: "Opacity"
    case .blur: "Blur radius"
    }
  }

  /// The unit; empty for a plain number.
  var unit: String {
    switch self {
    case .offset, .translationX, .translationY, .blur: "pt"
    case .velocity: "pt/s"
    case .rotation: "°"
    case .progress, .scale, .scaleX, .scaleY, .opacity: ""
    }
  }

  /// Whether the quantity is that of a scroll view.
  var isOfScrollView: Bool { self == .offset || self == .velocity }

  /// The numbers that the axis contains in any case.
  var include: [Double] {
    switch self {
    case .offset: []
    case .velocity, .rotation, .translationX, .translationY, .blur: [0]
    case .progress: [-1, 1]
    case .scale, .scaleX, .scaleY: [1]
    case .opacity: [0, 1]
    }
  }

  /// The value of a scroll view along an axis.
  func value(of scroll: ScrollReport, _ axis: Axis) -> Double {
    let isHorizontal = axis == .horizontal
    return self == .velocity
      ? Double(isHorizontal ? scroll.velocity.dx : scroll.velocity.dy)
      : Double(isHorizontal ? scroll.offset.x : scroll.offset.y)
  }

  /// The value of a view with some effects; nil for the progress of one without phases.
  func value(of effects: [ChildReport]) -> Double? {
    if self == .progress { return effects.lazy.compactMap(\.progress).first }
    let parts = effects.map(EffectParts.init)
    return switch self {
    case .scale: parts.reduce(1) { $0 * (abs($1.scale.x * $1.scale.y)).squareRoot() }
    case .scaleX: parts.reduce(1) { $0 * $1.scale.x }
    case .scaleY: parts.reduce(1) { $0 * $1.scale.y }
    case .rotation: parts.reduce(0) { $0 + $1.degrees }
    case .translationX: parts.reduce(0) { $0 + $1.translation.x }
    case .translationY: parts.reduce(0) { $0 + $1.translation.y }
    case .opacity: effects.reduce(1) { $0 * $1.opacity }
    case .blur: effects.reduce(0) { $0 + Double($1.blur * $1.blur) }.squareRoot()
    case .offset, .velocity, .progress: nil
    }
  }
}
