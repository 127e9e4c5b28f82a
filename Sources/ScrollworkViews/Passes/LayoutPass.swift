import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// The layout pass: turns resolved nodes into placed nodes, each with its size and frame, except
/// lazy rows; it ends with the safe area pass.
///
/// It does not depend on content offsets, so one layout is valid for all times between two changes
/// of state.
@MainActor package enum LayoutPass {
  /// The root, centered in the safe area, with all its descendants.
  package static func run(_ root: Node, session: ResolveSession) -> Placed {
    let canvas = session.canvas
    let safe = canvas.safeRect
    let proposal = ProposedViewSize(safe.size)
    let size = root.sizeThatFits(proposal)
    let origin = CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    var placed = root.placed(at: origin, proposal: proposal)
    if session.observed.contains(.safeArea) {
      placed = SafeAreaPass.run(placed, in: canvas.safeArea)
    }
    check(placed, session: session)
    let (width, height) = canvas.pixels(canvas.size)
    if max(width, height) > Double(SceneProblem.largestSide) {
      session.report(.tooLarge(view: "the canvas", width: width, height: height), in: ViewPath())
    }
    return placed
  }

  /// Reports frames that are not finite, and leaves that are larger than an image can be.
  static func check(_ placed: Placed, session: ResolveSession) {
    let frame = placed.frame
    let name = placed.node.path.name
    for (dimension, value) in [
      ("its width", frame.size.width), ("its height", frame.size.height),
      ("its x", frame.minX), ("its y", frame.minY),
    ] where !value.isFinite {
      session.report(.notFinite(view: name, what: dimension), in: placed.node.path)
      return
    }
    if placed.node is LeafNode {
      let (width, height) = session.canvas.pixels(frame.size)
      if max(width, height) > Double(SceneProblem.largestSide) {
        session.report(
          .tooLarge(view: name, width: width, height: height), in: placed.node.path)
      }
    }
    placed.children.forEach { check($0, session: session) }
  }
}
