import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A view whose content is a function of its own size and frame.
///
/// It takes the whole proposal, 10 points where the proposal is unspecified. Its children overlap,
/// each at the top leading corner, and do not change its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// The content for a geometry proxy.
  public var content: (GeometryProxy) -> Content

  /// A view whose content is a function of its own size and frame.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("GeometryReader", name: "GeometryReader")
      .environment {
        $0.stackAxis = nil
      }
    let session = context.session
    session.observed.insert(.readers)
    if context.isInLazyRow {
      session.observed.insert(.readersInRows)
      if context.mayWrite { session.observed.insert(.writingReaders) }
    } else {
      session.observed.insert(.readersInLayout)
    }
    return NodeList(
      ReaderNode(
        session: session, isRightToLeft: context.isRightToLeft, mayWrite: context.mayWrite,
        path: inner.path
      ) { proxy in
        ScrollworkViews.resolve(inner.evaluate { content(proxy) }, in: inner)
      })
  }
}

/// A layout that places every view at the top leading corner and proposes the whole size.
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
