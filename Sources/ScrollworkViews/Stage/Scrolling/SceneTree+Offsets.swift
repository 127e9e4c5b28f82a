import Foundation
import ScrollworkScrolling

// The content offset of a scroll view.
extension SceneTree {
  /// The offset that a scroll view has before anything moves it.
  func initialOffset(of scroll: ScrollNode) -> CGPoint {
    let content = scroll.mayBeginElsewhere ? content(of: scroll) : nil
    return scroll.initialOffset(
      in: content ?? Placed(node: scroll.content, frame: .zero, children: []))
  }

  /// The track of a scroll view: one that never moved rests at its initial offset.
  func track(of scroll: ScrollNode, on tracks: [ViewPath: ScrollTrack]) -> ScrollTrack {
    tracks[scroll.path] ?? ScrollTrack(offset: initialOffset(of: scroll))
  }

  /// The content offset of a scroll view at a time, in points.
  func offset(
    of scroll: ScrollNode, at time: Double, on tracks: [ViewPath: ScrollTrack]
  ) -> CGPoint {
    track(of: scroll, on: tracks).offset(at: time)
  }
}
