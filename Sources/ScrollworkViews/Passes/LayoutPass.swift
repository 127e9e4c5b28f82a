import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// The second pass: gives every view but lazy rows a size and a place.
///
/// It does not depend on where anything has scrolled, so one layout serves all moments between two
/// changes of state.
@MainActor package enum LayoutPass {
  /// The root in the middle of the safe area, and everything in it.
  package static func run(_ root: Node, canvas: CanvasArea, session: ResolveSession) -> Placed {
    let safe = canvas.safeRect
    let proposal = ProposedViewSize(safe.size)
    let size = root.sizeThatFits(proposal)
    let origin = CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    var placed = root.placed(at: origin, proposal: proposal)
    if session.hasSafeArea { placed = SafeAreaPass.run(placed, in: canvas.safeArea) }
    check(placed, session: session)
    let canvas = canvas.size
    let (width, height) = (canvas.width * session.scale, canvas.height * session.scale)
    if max(width, height) > Double(SceneProblem.largestSide) {
      session.report(.tooLarge(view: "the canvas", width: width, height: height), in: ViewPath())
    }
    return placed
  }

  /// Finds numbers no picture can be made of.
  static func check(_ placed: Placed, session: ResolveSession) {
    let frame = placed.frame
    let name = placed.node.path.name
    for (what, value) in [
      ("its width", frame.size.width), ("its height", frame.size.height),
      ("its x", frame.minX), ("its y", frame.minY),
    ] where !value.isFinite {
      session.report(.notFinite(view: name, what: what), in: placed.node.path)
      return
    }
    if placed.node is LeafNode {
      let (width, height) = (frame.width * session.scale, frame.height * session.scale)
      if max(width, height) > Double(SceneProblem.largestSide) {
        session.report(
          .tooLarge(view: name, width: width, height: height), in: placed.node.path)
      }
    }
    placed.children.forEach { check($0, session: session) }
  }
}
