import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScrolling

/// What modifiers around a scroll view say about it.
package struct ScrollConfiguration {
  /// Where scrolling comes to rest; nil is wherever it does.
  var behavior: AnyScrollTargetBehavior?
  /// How far the content stands in from the edges.
  var contentMargins = EdgeInsets()
  /// How far indicators stand in from the edges.
  var indicatorMargins = EdgeInsets()
  /// Whether indicators may show, by axis.
  var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  /// Whether content gives way beyond its ends, by axis.
  var bounces: [Axis: ScrollBounceBehavior] = [:]
  /// When indicators show without any motion.
  var flash = ScrollFlash()
  /// Where it is to be, read and written.
  package var position: ScrollPositionBinding?
  /// What it shows by itself.
  var anchors = ScrollAnchors()
  /// Whether content is shown outside the window too.
  var isClipDisabled = false
  /// How content fades under what lies over its edges, where that is said.
  var edgeEffects: [Edge: ScrollEdgeEffectStyle] = [:]
  /// The edges at which content does not fade.
  var hiddenEdgeEffects: Edge.Set = []
  /// Whether fingers cannot scroll.
  var isDisabled = false
  /// What a pull beyond the upper end begins.
  var refresh: RefreshAction?
  /// What a pull has begun last.
  var refreshing: Refreshing?

  /// What also holds for scroll views inside: whether fingers scroll, whether content gives way and
  /// whether indicators show.
  ///
  /// - Source: documented that these are values of the environment; the rest is chosen: margins, a
  ///   target behavior and a position are about one scroll view.
  var forNested: ScrollConfiguration {
    var nested = ScrollConfiguration()
    nested.indicators = indicators
    nested.isDisabled = isDisabled
    nested.bounces = bounces
    return nested
  }
}

/// Where a lazy stack stands, which decides who measures its rows.
enum LazyStackPlace {
  /// In no scroll view.
  case nowhere
  /// In a scroll view that the player follows.
  case inScrollView
  /// In a lazy row.
  case insideRow
}

extension EnvironmentValues {
  private enum LazyStackKey: EnvironmentKey {
    static var defaultValue: LazyStackPlace { .nowhere }
  }

  /// Where a lazy stack stands.
  var lazyStack: LazyStackPlace {
    get { self[LazyStackKey.self] }
    set { self[LazyStackKey.self] = newValue }
  }

  private enum ScrollConfigurationKey: EnvironmentKey {
    static var defaultValue: ScrollConfiguration { ScrollConfiguration() }
  }

  private enum ContainerKey: EnvironmentKey {
    static var defaultValue: ContainerBox? { nil }
  }

  /// What modifiers say about the scroll views in a view.
  package var scroll: ScrollConfiguration {
    get { self[ScrollConfigurationKey.self] }
    set { self[ScrollConfigurationKey.self] = newValue }
  }

  /// The nearest container that lengths may be relative to.
  package var container: ContainerBox? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}
