import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

// Scroll views whose size changes.
extension Player {
  /// Brings scroll views that rest and whose size has changed to where they should rest now: where
  /// their behavior says, or else where the view that their position names stays where it is.
  ///
  /// As with all of the layout, the offset jumps, and what is on its way is the picture. Scroll views
  /// that move do so when they have come to rest. The answer is by how much the sides of each differ.
  func realign(from old: SceneTree) -> [ViewPath: CGSize] {
    var grown: [ViewPath: CGSize] = [:]
    for scroll in tree.scrollNodes {
      guard let before = old.scrollNodes.first(where: { $0.path == scroll.path }),
        before.containerSize != scroll.containerSize || before.insets != scroll.insets
      else { continue }
      let (was, now) = (before.containerSize, scroll.containerSize)
      grown[scroll.path] = CGSize(
        width: abs(now.width - was.width), height: abs(now.height - was.height))
      if isMoving(scroll) {
        if resizedOnTheWay.insert(scroll.path).inserted { awaitRest(of: scroll.path) }
      } else {
        realign(scroll, from: before, in: old)
      }
    }
    return grown
  }

  private func realign(_ scroll: ScrollNode, from before: ScrollNode, in old: SceneTree) {
    guard let content = content(of: scroll), let oldContent = old.content(of: before) else {
      return
    }
    let oldDynamics = before.dynamics(content: oldContent)
    let place =
      timeline.tracks[scroll.path]?.offset(at: time) ?? before.initialOffset(oldDynamics)
    let held = scroll.configuration.behavior == nil ? scroll.bound(in: oldContent) : nil
    func goal(_ dynamics: ScrollDynamics, _ content: Placed) -> CGPoint {
      guard let held, let bound = scroll.bound(in: content) else {
        return dynamics.offset(afterResize: place, from: oldDynamics)
      }
      return dynamics.offset(
        holding: bound.frame, at: bound.anchor, afterItWas: held.frame, at: place,
        in: oldDynamics)
    }
    guard goal(scroll.dynamics(content: content), content) != place else { return }
    if timeline.tracks[scroll.path] == nil {
      timeline.tracks[scroll.path] = ScrollTrack(offset: place)
    }
    move(scroll) { dynamics, content, _ in
      dynamics.scroll(
        to: goal(dynamics, content), from: place, at: self.time, animation: .none)
    }
  }

  /// Lets a scroll view whose size has changed on its way come to rest anew where that ends.
  private func awaitRest(of path: ViewPath) {
    guard let end = timeline.tracks[path]?.settled else {
      resizedOnTheWay.remove(path)
      return
    }
    schedule(at: Self.tick(at: end)) { [weak self] in
      guard let self else { return }
      guard let scroll = tree.scrollNodes.first(where: { $0.path == path }) else {
        resizedOnTheWay.remove(path)
        return
      }
      if isMoving(scroll) { return awaitRest(of: path) }
      resizedOnTheWay.remove(path)
      move(scroll) { dynamics, _, place in
        dynamics.settling(from: place, velocity: .zero, at: self.time, origin: place)
      }
    }
  }
}

extension ScrollNode {
  /// The view that the position of the scroll view names, and what of it is to stay in its place.
  fileprivate func bound(in content: Placed) -> (frame: CGRect, anchor: UnitPoint)? {
    guard let position = configuration.position, let id = position.get(),
      let frame = frame(of: .value(id), in: content)
    else { return nil }
    return (frame, (position.anchor ?? .topLeading).mirrored(isRightToLeft))
  }
}
