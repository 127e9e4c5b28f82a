import Foundation
import ScrollworkEnvironment
package import ScrollworkGeometry
package import ScrollworkScrolling

/// The configuration of a scroll view by the modifiers around it.
package struct ScrollConfiguration {
  /// The scroll target behavior; nil if scrolling ends without a target.
  package var behavior: AnyScrollTargetBehavior?
  /// The insets of the content from the edges.
  var contentMargins = EdgeInsets()
  /// The insets of the indicators from the edges.
  package var indicatorMargins = EdgeInsets()
  /// The visibility of indicators, by axis.
  package var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  /// The bounce behavior, by axis.
  var bounces: [Axis: ScrollBounceBehavior] = [:]
  /// The occasions at which indicators flash.
  package var flash = ScrollFlash()
  /// The binding to the scroll position.
  package var position: ScrollPositionBinding?
  /// The anchors of the initial offset, size changes and alignment.
  package var anchors = ScrollAnchors()
  /// Whether views that are scrolled to are aligned below the collapsed bar, as in lists.
  package var alignsBelowCollapsedBar = false
  /// Whether content is drawn outside the visible area too.
  package var isClipDisabled = false
  /// The edge effects that modifiers set.
  var edgeEffects: [Edge: ScrollEdgeEffectStyle] = [:]
  /// The edges with a hidden edge effect.
  var hiddenEdgeEffects: Edge.Set = []
  /// Whether scrolling by fingers is disabled.
  package var isDisabled = false
  /// The refresh action of a pull beyond the upper end.
  package var refresh: RefreshAction?
  /// The latest refresh.
  package var refreshing: Refreshing?

  /// The part of the configuration that scroll views inside inherit: whether fingers scroll,
  /// bounces and indicator visibility.
  ///
  /// - Source: documented that these are values of the environment; the rest is chosen: margins, a
  ///   target behavior and a position are about one scroll view.
  var inheritedConfiguration: ScrollConfiguration {
    var nested = ScrollConfiguration()
    nested.indicators = indicators
    nested.isDisabled = isDisabled
    nested.bounces = bounces
    return nested
  }
}

/// The surroundings of a lazy stack, which determine what measures its rows.
enum LazyStackSurroundings {
  /// Outside all scroll views.
  case nowhere
  /// In a scroll view that the player scrolls.
  case inScrollView
  /// In a row of another lazy stack.
  case inLazyRow
}

extension EnvironmentValues {
  private enum LazyStackKey: EnvironmentKey {
    static var defaultValue: LazyStackSurroundings { .nowhere }
  }

  /// The surroundings of lazy stacks inside.
  var lazyStack: LazyStackSurroundings {
    get { self[LazyStackKey.self] }
    set { self[LazyStackKey.self] = newValue }
  }

  private enum ScrollConfigurationKey: EnvironmentKey {
    static var defaultValue: ScrollConfiguration { ScrollConfiguration() }
  }

  private enum ContainerKey: EnvironmentKey {
    static var defaultValue: ContainerBox? { nil }
  }

  /// The configuration of scroll views by the modifiers around them.
  package var scroll: ScrollConfiguration {
    get { self[ScrollConfigurationKey.self] }
    set { self[ScrollConfigurationKey.self] = newValue }
  }

  /// The nearest container of relative lengths.
  package var container: ContainerBox? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }

  /// The key of the nearest container, which each tree makes for itself.
  static var containerKey: ObjectIdentifier { ObjectIdentifier(ContainerKey.self) }
}
