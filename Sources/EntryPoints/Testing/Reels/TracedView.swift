import Foundation
import ScrollworkEffects
import ScrollworkGeometry

/// A view in one still of a reel, with all its modifiers.
struct TracedView: Hashable {
  /// The structural name, which its modifiers share, and a container with those of its children that
  /// have no part of their own.
  let name: String
  /// The index of the view around it among those of the still; nil for the root.
  let parent: Int?
  /// The name of the nearest scroll view around it; nil outside of scroll views.
  let scrollView: String?
  /// The frame on the canvas, before effects.
  let frame: CGRect
  /// The id; nil without one that is the same in every run.
  var id: String?
  /// The characters of a text.
  var words: String?
  /// The opacity, with that of all views around.
  var opacity: Double
  /// The scale, with that of all views around.
  var scale: Double
  /// The phase of its own scroll transition.
  var ownPhase: ScrollTransitionPhase?
  /// The phase of the nearest scroll transition around it.
  let outerPhase: ScrollTransitionPhase?

  /// Whether a person calls the view so: by its id, its words or its structural name.
  func isCalled(_ name: String) -> Bool { id == name || words == name || self.name == name }

  /// The number of views around it, by its name.
  var depth: Int { name.utf8.count { $0 == UInt8(ascii: "/") } }
}

/// A scroll view in one still of a reel.
struct TracedScrollView: Hashable {
  /// The structural name.
  let name: String
  /// Its own id; nil without one.
  let id: String?
  /// The frame on the canvas.
  let frame: CGRect
  /// The frame within content margins and safe area.
  var area: CGRect
  /// The axes along which it scrolls; empty for a UIKit scroll view.
  var axes: Axis.Set = []
  /// The content offset.
  let offset: CGPoint
  /// The size of the content.
  let content: CGSize
  /// The scroll phase.
  let phase: String

  /// The offsets between the ends of the content, along an axis; nil where the content is shorter.
  func range(_ axis: Axis) -> ClosedRange<CGFloat>? {
    let first = frame.min(axis) - area.min(axis)
    let last = content[axis] - frame.size[axis] + frame.max(axis) - area.max(axis)
    return first <= last + 0.5 ? first...max(first, last) : nil
  }
}

extension CGRect {
  /// The least coordinate along an axis.
  func min(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The greatest coordinate along an axis.
  func max(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
