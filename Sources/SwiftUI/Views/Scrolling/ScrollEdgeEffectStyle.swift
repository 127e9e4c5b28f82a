import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout

/// The style of the fade of content that scrolls under a bar.
///
/// - Source: the kinds are documented. Here nothing is blurred: the cover over the content fades
///   with the distance from the edge of the visible area, which is chosen.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// A soft fade under a `safeAreaBar`, and none elsewhere.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A hard cut along a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A gradual fade.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Sets the edge effect of the nearest scroll views inside; nil is `automatic`.
  ///
  /// Scroll views nested in those do not inherit it.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      for edge in Edge.allCases where edges.contains(edge) { scroll.edgeEffects[edge] = style }
    }
  }

  /// Hides the edge effect of the scroll views inside at some edges.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      if hidden {
        scroll.hiddenEdgeEffects.formUnion(edges)
      } else {
        scroll.hiddenEdgeEffects.subtract(edges)
      }
    }
  }
}

extension PlacedScrollView {
  /// The edge effect at an edge, where leading is left; nil if there is none.
  package func edgeEffect(_ edge: Edge) -> ScrollEdgeEffectStyle? {
    let named: Edge =
      switch edge {
      case .leading: isRightToLeft ? .trailing : .leading
      case .trailing: isRightToLeft ? .leading : .trailing
      default: edge
      }
    guard !configuration.hiddenEdgeEffects.contains(named), !configuration.isClipDisabled else {
      return nil
    }
    let style = configuration.edgeEffects[named] ?? .automatic
    if style == .automatic { return metrics.fadingEdges.contains(edge) ? .soft : nil }
    return safeAreaInsets.on(Edge.Set(edge)) == EdgeInsets() ? nil : style
  }
}
