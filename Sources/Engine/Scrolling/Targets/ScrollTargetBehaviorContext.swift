public import Foundation
public import ScrollworkEnvironment
public import ScrollworkGeometry

/// The context of a scroll for its ``ScrollTargetBehavior``.
///
/// The environment's values are members, too.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The reason for which a behavior is called.
  package enum Occasion: Hashable, Sendable {
    case release
    case resize
  }

  /// The target shown when the gesture began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content when the finger lifted, in points per millisecond.
  ///
  /// - Source: chosen, the unit of UIKit; the documentation names no unit.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the container within its insets.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set

  /// The target shown when the finger lifted.
  package let releasedTarget: ScrollTarget
  /// The insets between the container and the whole scroll view.
  package let contentInsets: EdgeInsets
  /// The reason for which the behavior is called.
  package let occasion: Occasion
  /// The factor by which the content has grown, in a resize.
  package let growth: CGSize
  /// The frames of the scroll targets that meet an area, and the nearest ones on each side of it.
  package let alignmentTargets: (CGRect) -> [CGRect]

  private let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, releasedTarget: ScrollTarget, velocity: CGVector,
    contentSize: CGSize, containerSize: CGSize, contentInsets: EdgeInsets, axes: Axis.Set,
    occasion: Occasion, growth: CGSize = CGSize(width: 1, height: 1),
    environment: EnvironmentValues,
    alignmentTargets: @escaping (CGRect) -> [CGRect]
  ) {
    self.originalTarget = originalTarget
    self.releasedTarget = releasedTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.contentInsets = contentInsets
    self.axes = axes
    self.occasion = occasion
    self.growth = growth
    self.environment = environment
    self.alignmentTargets = alignmentTargets
  }

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The context in which a ``ScrollTargetBehavior`` computes its properties.
///
/// The environment's values are members, too.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes that scroll.
  public let axes: Axis.Set
  /// The environment of the scroll view.
  public let environment: EnvironmentValues

  package init(axes: Axis.Set, environment: EnvironmentValues) {
    (self.axes, self.environment) = (axes, environment)
  }

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
