import ScrollworkEnvironment
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
  /// Lets the view grow out of the safe area.
  ///
  /// The safe area of a scene is its whole canvas, so there is nothing to grow into. Within
  /// `safeAreaPadding` there would be, which is not modelled: the scene then has a problem that says
  /// so.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    SafeAreaIgnoringView(
      content: self, isAffected: regions.contains(.container) && !edges.isEmpty,
      location: SourceLocation(fileID: fileID, line: line))
  }

  /// Lets the view grow out of the safe area; what ``ignoresSafeArea(_:edges:fileID:line:)`` was
  /// called.
  public func edgesIgnoringSafeArea(
    _ edges: Edge.Set, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    ignoresSafeArea(edges: edges, fileID: fileID, line: line)
  }
}

/// A view that would grow out of the safe area, if that were smaller than the canvas.
private struct SafeAreaIgnoringView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let isAffected: Bool
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    if isAffected, context.environment.isInSafeAreaPadding {
      context.session.report(.staysInSafeArea(at: "\(location)"), in: context.path)
    }
    return ScrollworkViews.resolve(content, in: context)
  }
}
