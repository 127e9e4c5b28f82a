import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
package import ScrollworkViews

/// The script of views that came without one: what a finger would try first.
///
/// A slow drag, a flick, then evenly on to the end and back, on the largest scroll view in sight.
/// One that rests at its end is toured backwards.
///
/// - Source: chosen; five to nine seconds, as long as a reel is looked at.
package enum DefaultTour {
  /// The scene with a tour of it.
  @MainActor package static func added(
    to scene: ScrollworkViews.Scene, stage: (ScrollworkViews.Scene) -> Stage
  ) -> ScrollworkViews.Scene {
    var scene = scene
    let beginning = stage(scene)
    let still = beginning.still(at: 0)
    guard let main = MainScroll(still.report.scrollViews, in: beginning.tree(at: 0)) else {
      scene.script = [.wait(2)]
      return scene
    }
    scene.script = main.tour(isMirrored: scene.layoutDirection == .rightToLeft)
    return scene
  }
}

/// The scroll view that a tour goes through.
private struct MainScroll {
  let report: ScrollReport
  let frame: CGRect
  /// Whether steps without a place mean it.
  let isFirst: Bool
  let axis: Axis

  init?(_ reports: [ScrollReport], in tree: ResolvedView) {
    // Both are in the order of the tree; names are those of places, which several views may share.
    let frames = tree.scrollFrames
    let largest = zip(reports, frames).enumerated().compactMap { index, pair in
      MainScroll(pair.0, frame: pair.1, isFirst: index == 0)
    }.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    guard reports.count == frames.count, let largest else { return nil }
    self = largest
  }

  private init?(_ report: ScrollReport, frame: CGRect, isFirst: Bool) {
    let (content, window) = (report.contentSize, report.containerSize)
    let (x, y) = (content.width - window.width, content.height - window.height)
    guard max(x, y) > 1, !frame.isEmpty else { return nil }
    self.report = report
    self.frame = frame
    self.isFirst = isFirst
    axis = y >= x ? .vertical : .horizontal
  }

  private var window: CGFloat { axis == .vertical ? frame.height : frame.width }

  private var length: CGFloat {
    axis == .vertical
      ? report.contentSize.height - report.containerSize.height
      : report.contentSize.width - report.containerSize.width
  }

  private var start: CGFloat { axis == .vertical ? report.offset.y : report.offset.x }

  func tour(isMirrored: Bool) -> GestureScript {
    let isForward = start <= length / 2
    // Where the finger goes: against the way of the content, the other way round when mirrored.
    let sign: CGFloat = isForward != (isMirrored && axis == .horizontal) ? -1 : 1
    let drag = CGVector(
      dx: axis == .horizontal ? sign * window * 0.35 : 0,
      dy: axis == .vertical ? sign * window * 0.35 : 0)
    let direction: GestureScript.Direction =
      axis == .vertical ? (sign < 0 ? .up : .down) : (sign < 0 ? .left : .right)
    let place = GestureScript.Place.point(CGPoint(x: frame.midX, y: frame.midY))
    let steps: [GestureScript.Step] = [
      .wait(0.4), .drag(from: place, by: drag, over: 0.7, curve: .easeInOut, hold: 0.1),
      .untilSettled(limit: 3), .wait(0.2), .flick(direction, velocity: 1600, from: place),
      .untilSettled(limit: 4), .wait(0.3),
    ]
    return GestureScript(steps + pan(isForward: isForward, direction: direction, from: place))
  }

  /// To the end and back.
  ///
  /// Scroll views that no step means are flicked there and back.
  private func pan(
    isForward: Bool, direction: GestureScript.Direction, from place: GestureScript.Place
  ) -> [GestureScript.Step] {
    guard isFirst else {
      let back: GestureScript.Direction =
        switch direction {
        case .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        }
      return [
        .flick(direction, velocity: 3000, from: place), .untilSettled(limit: 3), .wait(0.3),
        .flick(back, velocity: 3000, from: place), .untilSettled(limit: 3), .wait(0.4),
      ]
    }
    let reach = window * Self.reach
    let goal = isForward ? min(length, start + reach) : max(0, start - reach)
    let time = min(2.6, max(1, Double(abs(goal - start) / window) * 0.5))
    func offset(_ value: CGFloat) -> CGPoint {
      axis == .vertical
        ? CGPoint(x: report.offset.x, y: value) : CGPoint(x: value, y: report.offset.y)
    }
    return [
      .glide(to: .offset(offset(goal)), over: time, curve: .easeInOut), .wait(0.4),
      .glide(to: .offset(report.offset), over: time * 0.8, curve: .easeInOut), .wait(0.4),
    ]
  }

  /// How many windows a tour goes at most: the end of ten thousand rows would be a blur.
  ///
  /// - Source: chosen.
  private static let reach: CGFloat = 6
}

extension ResolvedView {
  /// The frames of all scroll views, outermost first.
  fileprivate var scrollFrames: [CGRect] {
    let own = details.contains { $0.name == "snapped" } ? [frame] : []
    return own + children.flatMap(\.scrollFrames)
  }
}
