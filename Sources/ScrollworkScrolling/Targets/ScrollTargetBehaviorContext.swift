public import Foundation
public import ScrollworkEnvironment
public import ScrollworkGeometry

/// What a ``ScrollTargetBehavior`` is told about a scroll.
///
/// The environment's values are members, too.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Why the rule is asked.
  package enum Occasion: Hashable, Sendable {
    case release
    case resize
  }

  /// Where the content was when the gesture began.
  public let originalTarget: ScrollTarget
  /// The content's speed when the finger let go, in points per millisecond.
  ///
  /// - Source: chosen, as UIKit tells it; the documentation names no unit.
  public let velocity: CGVector
  /// The extent of the content.
  public let contentSize: CGSize
  /// The extent of the container within its insets.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set

  /// Where the content was when the finger let go.
  package let releasedTarget: ScrollTarget
  /// What lies between the container and the whole scroll view.
  package let contentInsets: EdgeInsets
  /// Why the rule is asked.
  package let occasion: Occasion
  /// How many times as long as before the content is, after a resize.
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

/// What a ``ScrollTargetBehavior`` is told when it is asked for its properties.
///
/// The environment's values are members, too.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes that scroll.
  public let axes: Axis.Set

  private let environment: EnvironmentValues

  package init(axes: Axis.Set, environment: EnvironmentValues) {
    (self.axes, self.environment) = (axes, environment)
  }

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
