import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

// Scroll views that change their size while they move.
extension Player {
  /// Lets a scroll view whose size has changed on its way come to rest anew where that ends.
  func awaitRest(of path: ViewPath) {
    guard let end = timeline.tracks[path]?.settled else {
      resizedOnTheWay.remove(path)
      return
    }
    schedule(at: Self.tick(at: end)) { [weak self] in
      guard let self else { return }
      guard let scroll = tree.scrollViews.first(where: { $0.path == path }) else {
        resizedOnTheWay.remove(path)
        return
      }
      if isMoving(scroll) { return awaitRest(of: path) }
      resizedOnTheWay.remove(path)
      move(scroll) { _, dynamics, place in
        dynamics.settling(from: place, velocity: .zero, at: self.time, origin: place)
      }
    }
  }
}
