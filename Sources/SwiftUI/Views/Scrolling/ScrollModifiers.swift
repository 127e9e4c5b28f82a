public import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkScrolling

/// The placement of a content margin.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content only.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators only.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// Shown while scrolling.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown while scrolling, even if `showsIndicators` is false.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, unless a mouse is connected.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Sets the margins of the content of scroll views inside.
  ///
  /// A margin that is not a finite number counts as zero and is reported as a problem of the scene.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    ContentMarginsView(
      content: self, edges: edges, insets: insets, placement: placement,
      location: SourceLocation(fileID: fileID, line: line)
    )
    .noted(
      "contentMargins", [("", EdgeInsets().taking(edges, from: insets)), ("placement", placement)],
      fileID, line)
  }

  /// Sets the margins of scroll views inside along some edges; nil is the default, 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    contentMargins(
      edges, EdgeInsets(edges, length ?? 16), for: placement, fileID: fileID, line: line)
  }

  /// Sets the margins of scroll views inside along all edges.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    contentMargins(.all, length, for: placement, fileID: fileID, line: line)
  }

  /// Sets the target behavior of the scroll views inside.
  public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.scroll.behavior, AnyScrollTargetBehavior(behavior))
      .noted(
        "scrollTargetBehavior", [("", behaviorName(behavior)), ("", behavior)], fileID, line)
  }

  /// Makes each view of the layout a scroll target.
  public func scrollTargetLayout(
    isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    NodeModifierView(content: self) { $0.layoutContainer?.isScrollTargetLayout = isEnabled }
      .noted("scrollTargetLayout", [("", isEnabled)], fileID, line)
  }

  /// Makes the view a scroll target; ``scrollTargetLayout(isEnabled:)`` does so for each view of a
  /// layout.
  ///
  /// A target inside a target or a target layout does not count.
  public func scrollTarget(
    isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    NodeModifierView(content: self) { if isEnabled { $0.isScrollTarget = true } }
      .noted("scrollTarget", [("", isEnabled)], fileID, line)
  }

  /// Sets the visibility of the indicators of scroll views inside.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      for axis in Axis.allCases where axes.contains(axis) { scroll.indicators[axis] = visibility }
    }
    .noted("scrollIndicators", [("", visibility)], fileID, line)
  }

  /// Disables clipping in the nearest scroll views, which draw content outside the visible area.
  ///
  /// Scroll views nested in those do not inherit it.
  public func scrollClipDisabled(
    _ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.scroll.isClipDisabled, disabled)
      .noted("scrollClipDisabled", [("", disabled)], fileID, line)
  }

  /// Disables scrolling by fingers; code can still scroll.
  public func scrollDisabled(
    _ disabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transformEnvironment(\.scroll) { $0.isDisabled = $0.isDisabled || disabled }
      .noted("scrollDisabled", [("", disabled)], fileID, line)
  }
}

/// The name of a scroll target behavior as code spells it: `paging` for that of pages.
private func behaviorName(_ behavior: some ScrollTargetBehavior) -> String {
  let (type, suffix) = ("\(type(of: behavior))", "ScrollTargetBehavior")
  guard type.hasSuffix(suffix), type != suffix else { return type }
  let name = type.dropLast(suffix.count)
  return name.prefix(1).lowercased() + name.dropFirst()
}

/// A view with margins for the content of the scroll views inside.
private struct ContentMarginsView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let insets = context.finite(insets, of: "contentMargins", at: location)
    let inner = context.environment { environment in
      if placement != .scrollIndicators {
        environment.scroll.contentMargins.take(edges, from: insets)
      }
      if placement != .scrollContent {
        environment.scroll.indicatorMargins.take(edges, from: insets)
      }
    }
    return ScrollworkViews.resolve(content, in: inner)
  }
}

extension EdgeInsets {
  /// The insets with those of others at some edges.
  fileprivate func taking(_ edges: Edge.Set, from other: EdgeInsets) -> EdgeInsets {
    var insets = self
    insets.take(edges, from: other)
    return insets
  }

  /// Copies the insets at some edges from other insets.
  fileprivate mutating func take(_ edges: Edge.Set, from other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

extension Node {
  /// The nearest layout container, found through modifiers.
  fileprivate var layoutContainer: Node? {
    isContainer ? self : children.first?.layoutContainer
  }
}
