import Foundation
import ScrollworkGeometry
import ScrollworkViews

// The distance beyond its visible area in which a scroll view shows views while it is animated.

extension AnimatedAttributes {
  /// The distance beyond its visible area in which a scroll view shows views, in layout
  /// coordinates: the displacements of its frame and of its content's offset and size.
  @MainActor func reach(of scroll: PlacedScrollView) -> CGSize {
    func remaining(_ attribute: AttributeKey.Attribute) -> CGRect {
      var rect = CGRect.zero
      if let vector: FrameVector = displacement(attribute, of: scroll.node)?.value(at: time) {
        rect.animatableData = vector
      }
      return rect
    }
    return scroll.reach(frame: remaining(.frame), content: remaining(.content))
  }
}

extension PlacedScrollView {
  /// The distance beyond the visible area in which views are shown, for a displacement of the frame
  /// and one of the content's origin and size.
  ///
  /// - Source: chosen: at most twice the visible area, so that a jump over ten thousand rows makes
  ///   few rows.
  func reach(frame: CGRect, content: CGRect) -> CGSize {
    var reach = CGSize.zero
    for axis in Axis.allCases {
      let contentDistance = abs(content.origin[axis]) + abs(content.size[axis])
      reach[axis] = min(abs(frame.size[axis]) + contentDistance, 2 * containerSize[axis])
    }
    return reach
  }
}

extension CGRect {
  /// The difference from another rectangle, in origin and size; sizes may be negative.
  func less(_ other: CGRect) -> CGRect {
    var rect = CGRect.zero
    rect.animatableData = animatableData - other.animatableData
    return rect
  }
}
