package import Foundation
import ScrollworkGeometry

/// A refresh begun by a pull on a scroll view, with its start and end.
///
/// While it runs, the content is held down by the height of the refresh control.
package struct Refreshing: Hashable, Sendable {
  /// The start, in seconds.
  package let start: Double
  /// The end, in seconds; nil while it runs.
  package private(set) var end: Double?

  /// A refresh that starts at a time, in seconds.
  package init(since start: Double) { self.start = start }

  /// The distance of a pull from rest that begins a refresh, in points.
  ///
  /// - Source: measured by others (Flutter's re-implementation); UIKit's own is not published.
  package static let triggerDistance: CGFloat = 100
  /// The height of the control, in points.
  ///
  /// - Source: measured by others, in UIKit.
  package static let height: CGFloat = 60
  /// The duration of the control's shrinking, in seconds; the content returns in the same time.
  ///
  /// - Source: measured by others, in UIKit.
  package static let retraction = 0.3

  /// Whether the refresh is running.
  package var isOn: Bool { end == nil }

  /// The distance by which the content is held down, in points.
  package var held: CGFloat { isOn ? Self.height : 0 }

  /// The refresh, ended at a time.
  package func over(at time: Double) -> Refreshing {
    var copy = self
    copy.end = max(start, time)
    return copy
  }
}

/// The spinner of a refresh control at one time.
///
/// Its spokes appear one by one during the pull, rotate during the refresh, and shrink at the end.
package struct RefreshSpinner: Hashable, Sendable {
  /// The number of visible spokes; the last one may be visible in part.
  package var spokes = Double(Self.count)
  /// The rotation, in spokes; nil before the refresh.
  package var step: Int?
  /// The scale, from 0 to 1.
  package var scale = 1.0
  /// The distance of the control's center below the edge of the scroll view, in points.
  package let place: CGFloat

  /// The number of spokes, and of rotation steps per second.
  ///
  /// - Source: measured by others: there are eight since iOS 14; a turn takes a second.
  package static let count = 8
  /// The width and height of the spinner, in points.
  ///
  /// - Source: measured by others (Flutter's re-implementation).
  package static let side: CGFloat = 28

  /// The spinner above content that is pulled down from rest by `pull` points; nil if it is hidden.
  ///
  /// The control is attached to the top of the content, and stays at the edge during a longer pull.
  /// `touch` is the start of the last touch that the content followed: a touch whose refresh has ended
  /// shows no spokes.
  package init?(
    pull: CGFloat, at time: Double, refreshing: Refreshing?, lastTouch touch: Double?
  ) {
    guard pull > 0 else { return nil }
    place = min(pull, Refreshing.height) - Refreshing.height / 2
    // Times before the start come from rounding alone.
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
  /// The start of the last touch on the content, up to a time.
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
  /// The dynamics with content held down by another length.
  package func holding(_ length: CGFloat) -> ScrollDynamics {
    var copy = self
    copy.insets.top += length - held
    copy.held = length
    return copy
  }
}
