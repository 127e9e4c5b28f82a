package import Foundation
package import ScrollworkEnvironment
package import ScrollworkGeometry
package import ScrollworkMotion

/// What turns input into motion for one scroll view at one moment.
///
/// Insets are physical: leading means left. Extents that are negative or no number count as zero.
package struct ScrollDynamics {
  /// The extent of the scroll view, insets and all.
  package let container: CGSize
  /// The extent of the content.
  package let content: CGSize
  /// What safe area, margins and a refresh control add around the content.
  package internal(set) var insets: EdgeInsets
  /// How much of the upper one a refresh control holds free.
  package internal(set) var held: CGFloat
  /// The axes that scroll.
  package let axes: Axis.Set
  /// Whether content gives way beyond its left and right ends.
  package let horizontalBounce: ScrollBounceBehavior
  /// Whether content gives way beyond its upper and lower ends.
  package let verticalBounce: ScrollBounceBehavior
  /// Whether a drag that begins nearly along one axis stays on it.
  package let isDirectionalLockEnabled: Bool
  /// How content slows down that is let go, unless the rule for where scrolls end limits it.
  package let rate: DecelerationRate
  /// The rule for where scrolls end, if there is one.
  package let behavior: AnyScrollTargetBehavior?
  /// The scroll view's environment.
  package let environment: EnvironmentValues
  /// The frames, in content coordinates, of the scroll targets that meet an area, and the nearest
  /// ones on each side of it.
  package let targets: (CGRect) -> [CGRect]

  /// The dynamics of a container and a content.
  package init(
    container: CGSize, content: CGSize, insets: EdgeInsets = EdgeInsets(), held: CGFloat = 0,
    axes: Axis.Set = .vertical, horizontalBounce: ScrollBounceBehavior = .automatic,
    verticalBounce: ScrollBounceBehavior = .automatic, isDirectionalLockEnabled: Bool = false,
    rate: DecelerationRate = .normal, behavior: AnyScrollTargetBehavior? = nil,
    environment: EnvironmentValues = EnvironmentValues(),
    targets: @escaping (CGRect) -> [CGRect] = { _ in [] }
  ) {
    self.container = Self.sound(container)
    self.content = Self.sound(content)
    self.insets = EdgeInsets(
      top: Self.sound(insets.top), leading: Self.sound(insets.leading),
      bottom: Self.sound(insets.bottom), trailing: Self.sound(insets.trailing))
    self.held = held
    self.axes = axes
    self.horizontalBounce = horizontalBounce
    self.verticalBounce = verticalBounce
    self.isDirectionalLockEnabled = isDirectionalLockEnabled
    self.rate = rate
    self.behavior = behavior
    self.environment = environment
    self.targets = targets
  }

  /// The extent of the container within the insets.
  package var innerContainer: CGSize {
    CGSize(
      width: max(0, container.width - insets.total(.horizontal)),
      height: max(0, container.height - insets.total(.vertical)))
  }

  /// The offsets along `axis` at which content may rest: one alone if the axis does not scroll or
  /// the content fits.
  ///
  /// Not rounded to pixels: that is done once, where offsets are drawn.
  ///
  /// - Source: measured by others, in UIKit.
  package func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    let first = 0 - insets.start(axis)
    guard axes.contains(axis) else { return first...first }
    return first...max(first, content[axis] + insets.end(axis) - container[axis])
  }

  /// Whether content gives way beyond its ends along `axis`.
  package func bounces(_ axis: Axis) -> Bool {
    let rule = axis == .horizontal ? horizontalBounce : verticalBounce
    return axes.contains(axis) && rule.allows(scrollable: isScrollable(axis))
  }

  private func isScrollable(_ axis: Axis) -> Bool {
    let range = range(axis)
    return range.lowerBound < range.upperBound
  }

  /// The axes along which a finger can move the content.
  package var movableAxes: Axis.Set {
    Axis.allCases.reduce(into: []) { set, axis in
      if bounces(axis) || isScrollable(axis) { set.insert(Axis.Set(axis)) }
    }
  }

  /// The nearest offset at which content may rest.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in Axis.allCases {
      let range = range(axis)
      let place = offset[axis].isFinite ? offset[axis] : range.lowerBound
      result[axis] = min(max(place, range.lowerBound), range.upperBound)
    }
    return result
  }

  /// Whether content that comes to rest at an offset meets none of its ends, along the axes that
  /// scroll.
  package func isInside(_ offset: CGPoint) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let range = range(axis)
      return range.lowerBound == range.upperBound
        || (offset[axis] > range.lowerBound && offset[axis] < range.upperBound)
    }
  }

  private static func sound(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, sound(size.width)), height: max(0, sound(size.height)))
  }

  private static func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
