import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A hairline across the stack it stands in, or from side to side where it stands in none.
public struct Divider: PrimitiveView {
  /// A hairline.
  public init() {}

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let environment = context.environment
    return NodeList(
      LeafNode(
        DividerLeaf(
          axis: environment.stackAxis == .horizontal ? .vertical : .horizontal,
          color: Color.separator.resolve(in: environment), scale: context.session.scale),
        path: context.path))
  }
}

private struct DividerLeaf: Leaf {
  /// Along which it runs.
  let axis: Axis
  let color: Color.Resolved
  let scale: Double

  var kind: String { "Divider" }

  /// One pixel thick, as long as it is offered.
  ///
  /// - Source: chosen, after how it looks on phones.
  func size(for proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis.other] = 1 / scale
    return size
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    [.fill(Path(rect), .color(color), evenOdd: false)]
  }

  var paint: Paint? { .color(color) }
}
