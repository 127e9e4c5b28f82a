import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout

/// How what scrolls under a bar fades there.
///
/// - Source: the kinds are documented. Here nothing is blurred: content is covered less and less from
///   the edge of the window on, which is chosen.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// Softly under a `safeAreaBar`, not at all elsewhere.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// At once, along a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// By and by.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Says how the content of scroll views inside fades under what lies over some of their edges; nil is
  /// `automatic`.
  ///
  /// Holds for the nearest scroll views, not for those inside them.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      for edge in Edge.allCases where edges.contains(edge) { scroll.edgeEffects[edge] = style }
    }
  }

  /// Keeps the content of scroll views inside from fading at some edges.
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
  /// How content fades at an edge, left for leading; nil where it does not.
  func edgeEffect(_ edge: Edge) -> ScrollEdgeEffectStyle? {
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
