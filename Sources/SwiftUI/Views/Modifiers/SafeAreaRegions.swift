public import ScrollworkGeometry

/// The causes of safe area insets.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Insets of the device and of containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Insets of a software keyboard, which scenes do not have.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Extends the view out of the safe area, on the edges at which it touches the safe area's
  /// bounds.
  ///
  /// The view is proposed the larger size; views around it do not move. A view smaller than the
  /// extended area is placed at its top leading corner.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    SafeAreaIgnoringView(content: self, edges: regions.contains(.container) ? edges : [])
  }

  /// Extends the view out of the safe area; the former name of ``ignoresSafeArea(_:edges:)``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// A view that extends out of the safe area.
private struct SafeAreaIgnoringView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let edges: Edge.Set

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let list = ScrollworkViews.resolve(content, in: context)
    guard !edges.isEmpty else { return list }
    let isRightToLeft = context.isRightToLeft
    let physical = edges.mirrored(isRightToLeft)
    return list.map { node in
      let others = node.ignoredEdges?.edges ?? []
      node.ignoredEdges = IgnoredEdges(
        edges: physical.union(others), isRightToLeft: isRightToLeft)
      return node
    }
  }
}
