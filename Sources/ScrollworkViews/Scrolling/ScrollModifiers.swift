public import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkScrolling

/// What a margin applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content only.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators only.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Whether scroll indicators may show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// While scrolling.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While scrolling, even where a view would rather not.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not shown, unless a mouse needs them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Not shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Keeps the content of scroll views inside away from their edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      if placement != .scrollIndicators { scroll.contentMargins.take(edges, from: insets) }
      if placement != .scrollContent { scroll.indicatorMargins.take(edges, from: insets) }
    }
  }

  /// Keeps the content of scroll views inside away from some edges; nil is the usual distance, 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
  }

  /// Keeps the content of scroll views inside away from all edges.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Says where scrolling comes to rest in the scroll views inside.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scroll.behavior, AnyScrollTargetBehavior(behavior))
  }

  /// Makes each view of the layout a place where scrolling may come to rest.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    NodeModifierView(content: self) { $0.layoutContainer?.setScrollTargetLayout(isEnabled) }
  }

  /// Says whether the indicators of scroll views inside may show.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      for axis in Axis.allCases where axes.contains(axis) { scroll.indicators[axis] = visibility }
    }
  }

  /// Shows what is in scroll views inside also where it stands outside their windows.
  ///
  /// Holds for the nearest scroll views, not for those inside them.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scroll.isClipDisabled, disabled)
  }

  /// Keeps fingers from scrolling; code still can.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scroll) { $0.isDisabled = $0.isDisabled || disabled }
  }
}

extension EdgeInsets {
  /// Takes some edges from other insets.
  fileprivate mutating func take(_ edges: Edge.Set, from other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

extension Node {
  /// The nearest layout of several views, looking in through modifiers.
  fileprivate var layoutContainer: Node? {
    if self is LazyStackNode { return self }
    if let layout = self as? LayoutNode, layout.children.count != 1 { return layout }
    return children.first?.layoutContainer
  }

  fileprivate func setScrollTargetLayout(_ isEnabled: Bool) {
    (self as? LazyStackNode)?.isScrollTargetLayout = isEnabled
    (self as? LayoutNode)?.isScrollTargetLayout = isEnabled
  }
}
