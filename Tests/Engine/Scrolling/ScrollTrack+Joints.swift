import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion

@testable import ScrollworkScrolling

extension ScrollTrack {
  /// A track that starts at an offset and plays segments.
  init(_ offset: CGPoint, _ segments: [ScrollSegment]) {
    self.init(offset: offset)
    append(contentsOf: segments)
  }

  /// Where it ends.
  var restingPosition: CGPoint { offset(at: settled ?? 1e6) }

  /// The longest way in a ten-thousandth of a second around the joints of segments.
  var widestJump: CGFloat {
    var widest: CGFloat = 0
    for joint in segments.map(\.start) + [settled ?? 0] {
      for step in -8..<8 {
        let (a, b) = (
          offset(at: joint + Double(step) * 1e-6), offset(at: joint + Double(step + 1) * 1e-6)
        )
        widest = max(widest, hypot(a.x - b.x, a.y - b.y))
      }
    }
    return widest
  }
}
