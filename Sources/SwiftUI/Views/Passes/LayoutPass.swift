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
    placed = checked(placed, session: session)
    let (width, height) = canvas.pixels(canvas.size)
    if max(width, height) > Double(SceneProblem.largestSide) {
      session.report(.canvasTooLarge(width: width, height: height), in: ViewPath())
    }
    return placed
  }

  /// A placed view with frames that are finite: later passes compute with them.
  ///
  /// Frames that are not finite are reported, and so are leaves with a side over
  /// ``SceneProblem/largestLength``. A picture holds only the visible part of a leaf, so leaves may be
  /// larger than any image.
  /// A coordinate or length that is not finite counts as zero.
  static func checked(_ placed: Placed, session: ResolveSession) -> Placed {
    check(placed, session: session) ? placed : finite(placed)
  }

  /// The placed view with zero for coordinates and lengths that are not finite, in all descendants.
  private static func finite(_ placed: Placed) -> Placed {
    let frame = placed.frame
    func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return placed.with(
      frame: CGRect(
        x: sound(frame.origin.x), y: sound(frame.origin.y), width: sound(frame.size.width),
        height: sound(frame.size.height)),
      children: placed.children.map(finite))
  }

  /// Reports what cannot be laid out or drawn; returns whether all frames are finite.
  private static func check(_ placed: Placed, session: ResolveSession) -> Bool {
    let frame = placed.frame
    if let dimension = frame.dimensionNotFinite {
      session.report(
        .notFinite(view: placed.node.path.name, what: dimension), in: placed.node.path)
      return false
    }
    if max(frame.width, frame.height) > SceneProblem.largestLength,
      case .leaf = placed.node.painting
    {
      session.report(
        .viewTooLarge(
          view: placed.node.path.name, width: frame.width, height: frame.height),
        in: placed.node.path)
    }
    return placed.children.reduce(true) { isFinite, child in
      check(child, session: session) && isFinite
    }
  }
}

extension CGRect {
  /// The name of a length or coordinate that is not finite; nil if all are.
  fileprivate var dimensionNotFinite: String? {
    if !size.width.isFinite { return "its width" }
    if !size.height.isFinite { return "its height" }
    if !minX.isFinite { return "its x" }
    return minY.isFinite ? nil : "its y"
  }
}
