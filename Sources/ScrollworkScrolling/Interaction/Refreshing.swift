package import Foundation
import ScrollworkGeometry

/// What a pull on a scroll view has begun: since when it goes on, and when it was over.
///
/// While it goes on, the content is held down by the height of the control that shows it.
package struct Refreshing: Hashable, Sendable {
  /// When it began, in seconds.
  package let start: Double
  /// When it was over, in seconds; nil while it goes on.
  package private(set) var end: Double?

  /// It begins.
  package init(since start: Double) { self.start = start }

  /// How far content must be pulled down from its rest for it to begin, in points.
  ///
  /// - Source: measured by others (Flutter's re-implementation); UIKit's own is not published.
  package static let triggerDistance: CGFloat = 100
  /// The height of the control, in points.
  ///
  /// - Source: measured by others, in UIKit.
  package static let height: CGFloat = 60
  /// How long the control takes to shrink out of sight, in seconds: as long as the content takes to
  /// go back.
  ///
  /// - Source: measured by others, in UIKit.
  package static let retraction = 0.3

  /// Whether it goes on.
  package var isOn: Bool { end == nil }

  /// How far the content is held down, in points.
  package var held: CGFloat { isOn ? Self.height : 0 }

  /// The same, over at a time.
  package func over(at time: Double) -> Refreshing {
    var copy = self
    copy.end = max(start, time)
    return copy
  }
}

/// How the spokes of a refresh control look at one moment.
///
/// Pulled, they come one by one; then they turn; in the end they shrink.
package struct RefreshSpinner: Hashable, Sendable {
  /// How many spokes show, the last of them in part.
  package var spokes = Double(Self.count)
  /// How many steps they have turned; nil as long as they only come.
  package var step: Int?
  /// Their size, 0 to 1.
  package var scale = 1.0
  /// How far the middle of the control is below the edge that it comes from, in points.
  package let place: CGFloat

  /// How many spokes there are; they turn by one in each such part of a second.
  ///
  /// - Source: measured by others: there are eight since iOS 14; a turn takes a second.
  package static let count = 8
  /// How wide and high they are, in points.
  ///
  /// - Source: measured by others (Flutter's re-implementation).
  package static let side: CGFloat = 28

  /// The spokes over content that is pulled down from its rest by so many points; nil if none show.
  ///
  /// The control hangs above the content; pulled farther, it stays at the edge. `touch` is when the
  /// last finger came that the content followed: one that has refreshed already brings no spokes.
  package init?(
    pull: CGFloat, at time: Double, refreshing: Refreshing?, lastTouch touch: Double?
  ) {
    guard pull > 0 else { return nil }
    place = min(pull, Refreshing.height) - Refreshing.height / 2
    // A moment before the start is one that nobody looks at, but for rounding.
    if let refreshing, time >= refreshing.start {
      let turned = Int(((time - refreshing.start) * Double(Self.count) + 1e-9).rounded(.down))
      guard let end = refreshing.end, time >= end else {
        step = turned
        return
      }
      let gone = (time - end) / Refreshing.retraction
      if gone < 1 {
        (step, scale) = (turned, 1 - gone)
        return
      }
      guard let touch, touch > end else { return nil }
    }
    let first = Refreshing.height / 2
    let part = (pull - first) / (Refreshing.triggerDistance - first)
    spokes = Double(min(max(part, 0), 1)) * Double(Self.count)
    if spokes <= 0 { return nil }
  }
}

extension ScrollTrack {
  /// When the last finger came down that the content followed, or that touched it, up to a time.
  package func lastTouch(upTo time: Double) -> Double? {
    let begun = segments(begunBy: time)
    guard var index = begun.lastIndex(where: { $0.phase.isTouch }) else { return nil }
    while index > begun.startIndex, begun[index - 1].phase.isTouch,
      begun[index - 1].end == begun[index].start
    {
      index -= 1
    }
    return begun[index].start
  }
}

extension ScrollPhase {
  fileprivate var isTouch: Bool { self == .tracking || self == .interacting }
}

extension ScrollDynamics {
  /// The same with content that is held down by another length.
  package func holding(_ length: CGFloat) -> ScrollDynamics {
    var copy = self
    copy.insets.top += length - held
    copy.held = length
    return copy
  }
}
