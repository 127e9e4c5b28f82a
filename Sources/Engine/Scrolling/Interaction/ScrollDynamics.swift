package import Foundation
package import ScrollworkEnvironment
package import ScrollworkGeometry
package import ScrollworkMotion

/// The geometry and settings of a scroll view at one time, from which input becomes motion.
///
/// Insets are physical: leading means left. Sizes that are negative or not finite count as zero.
package struct ScrollDynamics {
  /// The size of the scroll view, including the insets.
  package let container: CGSize
  /// The size of the content.
  package let content: CGSize
  /// The insets of safe area, margins and a refresh control around the content.
  package internal(set) var insets: EdgeInsets
  /// The part of the top inset that a refresh control holds, in points.
  package internal(set) var held: CGFloat
  /// The part of the top inset, in points, that ends as the content scrolls by the same distance: the
  /// height of a large title.
  package let collapsibleInset: CGFloat
  /// Whether views that are scrolled to are aligned below the collapsed bar, as in lists.
  package let alignsBelowCollapsedBar: Bool
  /// The axes that scroll.
  package let axes: Axis.Set
  /// The bounce at the left and right ends.
  package let horizontalBounce: ScrollBounceBehavior
  /// The bounce at the top and bottom ends.
  package let verticalBounce: ScrollBounceBehavior
  /// Whether a drag that begins nearly along one axis stays on it.
  package let isDirectionalLockEnabled: Bool
  /// The deceleration rate after a release, unless the scroll target behavior limits scrolls.
  package let rate: DecelerationRate
  /// The scroll target behavior, if there is one.
  package let behavior: AnyScrollTargetBehavior?
  /// The scroll view's environment.
  package let environment: EnvironmentValues
  /// The frames, in content coordinates, of the scroll targets that meet an area, and the nearest
  /// ones on each side of it.
  package let targets: (CGRect) -> [CGRect]

  /// The dynamics of a container and a content.
  package init(
    container: CGSize, content: CGSize, insets: EdgeInsets = EdgeInsets(), held: CGFloat = 0,
    collapsibleInset: CGFloat = 0, alignsBelowCollapsedBar: Bool = false,
    axes: Axis.Set = .vertical,
    horizontalBounce: ScrollBounceBehavior = .automatic,
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
    self.collapsibleInset = collapsibleInset
    self.alignsBelowCollapsedBar = alignsBelowCollapsedBar
    self.axes = axes
    self.horizontalBounce = horizontalBounce
    self.verticalBounce = verticalBounce
    self.isDirectionalLockEnabled = isDirectionalLockEnabled
    self.rate = rate
    self.behavior = behavior
    self.environment = environment
    self.targets = targets
  }

  /// The insets of the content at an offset: the top one without the part of
  /// ``collapsibleInset`` that has ended there.
  package func insets(at offset: CGPoint) -> EdgeInsets {
    var insets = insets
    insets.top -= min(max(0, offset.y + insets.top - held), collapsibleInset)
    return insets
  }

  /// The size of the container within the insets.
  package var innerContainer: CGSize {
    CGSize(
      width: max(0, container.width - insets.total(.horizontal)),
      height: max(0, container.height - insets.total(.vertical)))
  }

  /// The range of offsets along `axis` at rest: a single one if the axis does not scroll or the content
  /// fits.
  ///
  /// Not snapped to pixels: that is done once, where offsets are drawn.
  ///
  /// - Source: measured by others, in UIKit.
  package func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    let first = 0 - insets.start(axis)
    guard axes.contains(axis) else { return first...first }
    return first...max(first, content[axis] + insets.end(axis) - container[axis])
  }

  /// Whether content bounces at its ends along `axis`.
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

  /// Whether an offset is strictly between the ends, along the axes that scroll.
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
