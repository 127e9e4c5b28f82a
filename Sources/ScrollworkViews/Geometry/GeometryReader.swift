import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// Views made from the room they are given and from where they stand.
///
/// It takes all it is offered, 10 points where it is offered nothing. Its views lie over each other,
/// each at the top leading corner, and do not change its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the views.
  public var content: (GeometryProxy) -> Content

  /// Views made from the room they are given.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("GeometryReader", name: "GeometryReader")
      .environment {
        $0.stackAxis = nil
      }
    let session = context.session
    session.hasReaders = true
    return NodeList(
      ReaderNode(session: session, isRightToLeft: context.isRightToLeft, path: inner.path) {
        proxy in
        ScrollworkViews.resolve(session.host.evaluate(at: inner.path) { content(proxy) }, in: inner)
      })
  }
}

/// Every view at the top leading corner, offered all the room.
struct GeometryReaderLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        leading: .zero, in: bounds, isRightToLeft: subviews.isRightToLeft,
        proposal: ProposedViewSize(bounds.size))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}
