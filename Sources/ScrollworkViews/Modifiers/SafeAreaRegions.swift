public import ScrollworkGeometry

/// What makes the safe area smaller than the canvas.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each cause.
  public let rawValue: UInt

  /// Causes whose bits are on.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device, and what views around keep free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard: scenes have none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view grow out of the safe area on the edges where it touches the edge of it.
  ///
  /// The view is offered the room beyond; what stands around it stays where it is. A view that does not
  /// take the room stands at its top leading corner.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    SafeAreaIgnoringView(content: self, edges: regions.contains(.container) ? edges : [])
  }

  /// Lets the view grow out of the safe area; what ``ignoresSafeArea(_:edges:)`` was called.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// A view that grows out of the safe area.
private struct SafeAreaIgnoringView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

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
