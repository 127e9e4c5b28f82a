import Foundation
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// The fingers of one touch as they come: what they do later is not known.
@MainActor final class Contact {
  /// A finger, and where it has been.
  private struct Finger {
    let id: Int
    var samples: [FingerPath.Sample]
    var isDown = true

    var place: CGPoint { samples[samples.count - 1].place }

    /// The path up to now; a finger that is down stays where it is.
    var path: FingerPath {
      guard isDown, let last = samples.last else { return FingerPath(recorded: samples) }
      let end = FingerPath.Sample(time: last.time + Contact.horizon, place: last.place)
      return FingerPath(recorded: samples + [end])
    }

    /// Jumps to a point: until now the finger was where it was.
    mutating func move(to point: CGPoint, at time: Double) {
      if samples[samples.count - 1].time < time {
        samples.append(FingerPath.Sample(time: time, place: place))
      }
      samples.append(FingerPath.Sample(time: time, place: point))
    }

    mutating func lift(at time: Double) {
      isDown = false
      samples.append(FingerPath.Sample(time: time, place: place))
    }
  }

  /// The time for which a finger that is down counts as still, in seconds.
  ///
  /// - Source: chosen, beyond the longest recording.
  private nonisolated static let horizon = 2 * TouchRecording.longest

  private var fingers: [Finger]
  /// The gestures and scroll views that contend for the touch; nil before the hit test.
  var touch: Touch?
  /// The tree whose gestures the touch follows.
  var tree: SceneTree?
  /// The views under the finger.
  var candidates: Touch.Candidates?
  /// The scroll views whose motion the finger has stopped, but for the one that it leads.
  var stopped: [PlacedScrollView] = []
  /// The scroll view that moved when the finger came down on it.
  var caught: PlacedScrollView?
  /// The claims of SwiftUI's scroll views, which are undecided until the finger has moved.
  var claims: [Touch.ScrollClaim] = []
  /// The scroll view that tracks the finger.
  var tracker: PlacedScrollView?
  /// Whether the scroll view that tracks the finger may scroll by it.
  var mayScroll = false
  /// Whether the finger has moved as far as scrolling takes.
  var isRecognized = false

  /// A touch of fingers that come down at points.
  init(_ fingers: [(id: Int, point: CGPoint)], at time: Double) {
    self.fingers = fingers.map {
      Finger(id: $0.id, samples: [FingerPath.Sample(time: time, place: $0.point)])
    }
  }

  /// Whether two fingers came down: they scroll none of SwiftUI's scroll views.
  var isPinch: Bool { fingers.count > 1 }

  /// Whether a finger is down.
  var isDown: Bool { fingers.contains(where: \.isDown) }

  /// The path of the first finger.
  var path: FingerPath { fingers[0].path }

  /// The paths of all fingers.
  var paths: [FingerPath] { fingers.map(\.path) }

  /// The locations of the fingers.
  var places: [CGPoint] { fingers.map(\.place) }

  /// The location of the finger, or the middle of two.
  var place: CGPoint {
    let (sum, count) = (
      places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) },
      CGFloat(fingers.count)
    )
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// The ids of the fingers, with their locations.
  var ids: [(id: Int, point: CGPoint)] { fingers.map { ($0.id, $0.place) } }

  /// Whether a finger belongs to the touch and is down.
  func holds(_ id: Int) -> Bool { fingers.contains { $0.id == id && $0.isDown } }

  /// Moves a finger.
  func move(_ id: Int, to point: CGPoint, at time: Double) {
    guard let index = fingers.firstIndex(where: { $0.id == id && $0.isDown }) else { return }
    fingers[index].move(to: point, at: time)
  }

  /// Lifts all fingers: gestures of two are over when the first of them lifts.
  func lift(at time: Double) {
    for index in fingers.indices where fingers[index].isDown { fingers[index].lift(at: time) }
  }

  /// Puts a finger down again: another tap of the same touch.
  func comeDownAgain(_ id: Int, at point: CGPoint, time: Double) {
    fingers = [Finger(id: id, samples: [FingerPath.Sample(time: time, place: point)])]
    isRecognized = false
  }
}
