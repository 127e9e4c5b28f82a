import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

// What becomes of the offset of a scroll view whose size has changed.
extension Player {
  /// Lets scroll views at rest that have another size than before go where their target behavior
  /// wants them, with the view in front still in front.
  ///
  /// The offset follows the animation of the change, as the frames of the content do, so that what is
  /// in front does not leave its place on the way.
  ///
  /// - Source: documented: a behavior is asked again when the size changes. That it is offered the
  ///   place of the view that was in front is chosen.
  func followResizes(
    _ transaction: Transaction, from old: SceneTree, offset: (ScrollNode) -> CGPoint?
  ) {
    let before = Dictionary(old.scrollNodes.map { ($0.path, $0) }) { first, _ in first }
    for scroll in tree.scrollNodes {
      let configuration = scroll.configuration
      guard configuration.behavior != nil || configuration.position != nil,
        let oldScroll = before[scroll.path], oldScroll.containerSize != scroll.containerSize,
        timeline.tracks[scroll.path]?.phase(at: time) ?? .idle == .idle,
        let oldContent = old.content(of: oldScroll)
      else { continue }
      let place =
        offset(oldScroll) ?? oldScroll.initialOffset(oldScroll.dynamics(content: oldContent))
      let front = oldScroll.front(at: place, in: oldContent)
      let how = transaction.animation.map(ScrollAnimation.animation) ?? .none
      move(scroll) { dynamics, content, _ in
        var goal = place
        if let (id, oldFrame) = front, let frame = scroll.frame(of: .value(id), in: content) {
          goal.x += frame.minX - oldFrame.minX
          goal.y += frame.minY - oldFrame.minY
          if scroll.isRightToLeft {
            goal.x += frame.width - oldFrame.width
            goal.x -= scroll.containerSize.width - oldScroll.containerSize.width
          }
        }
        goal = dynamics.offset(afterResize: goal)
        guard goal != place else { return [] }
        return dynamics.scroll(to: goal, from: place, at: self.time, animation: how)
      }
    }
  }
}

extension ScrollNode {
  /// The id and the frame of the view that its position names, or else of the target in front.
  fileprivate func front(at offset: CGPoint, in content: Placed) -> (AnyHashable, CGRect)? {
    if let id = configuration.position?.get(), let frame = frame(of: .value(id), in: content) {
      return (id, frame)
    }
    let dynamics = dynamics(content: content)
    let targets = targets(
      in: content, around: dynamics.innerRect(at: dynamics.clamped(offset)))
    guard
      let index = dynamics.leadingTarget(
        at: offset, anchor: configuration.position?.anchor, among: targets.map(\.frame)),
      let id = targets[index].identifier
    else { return nil }
    return (id, targets[index].frame)
  }
}
