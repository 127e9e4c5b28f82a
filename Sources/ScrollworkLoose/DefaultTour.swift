import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
package import ScrollworkStage

/// The default gesture script of views without a script.
///
/// A slow drag, a flick, a strong flick, and a very strong one back, on the largest visible scroll
/// view; reversed if it rests at its end. It uses touches only, because views respond to touches in
/// ways that they do not respond to code.
///
/// - Source: chosen; five to eleven seconds, a comfortable length for a reel.
package enum DefaultTour {
  /// Adds the tour to a scene.
  @MainActor package static func added(
    to scene: ScrollworkStage.Scene, stage: (ScrollworkStage.Scene) -> Stage
  ) -> ScrollworkStage.Scene {
    var scene = scene
    let beginning = stage(scene)
    let still = beginning.still(at: 0)
    guard let main = MainScroll(still.report.scrollViews, in: beginning.tree(at: 0)) else {
      scene.script = [.wait(2)]
      return scene
    }
    scene.script = main.tour
    return scene
  }
}

/// The scroll view that the tour scrolls.
private struct MainScroll {
  let report: ScrollReport
  let frame: CGRect
  let axis: Axis

  init?(_ reports: [ScrollReport], in tree: ResolvedView) {
    // Both are in tree order; names are those of source locations, which several views may share.
    let frames = tree.scrollFrames
    let largest = zip(reports, frames).compactMap { report, frame in
      MainScroll(report, frame: frame)
    }.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    guard reports.count == frames.count, let largest else { return nil }
    self = largest
  }

  private init?(_ report: ScrollReport, frame: CGRect) {
    let (content, window) = (report.contentSize, report.containerSize)
    let (x, y) = (content.width - window.width, content.height - window.height)
    guard max(x, y) > 1, !frame.isEmpty else { return nil }
    self.report = report
    self.frame = frame
    axis = y >= x ? .vertical : .horizontal
  }

  private var window: CGFloat { axis == .vertical ? frame.height : frame.width }

  private var length: CGFloat {
    axis == .vertical
      ? report.contentSize.height - report.containerSize.height
      : report.contentSize.width - report.containerSize.width
  }

  private var start: CGFloat { axis == .vertical ? report.offset.y : report.offset.x }

  var tour: GestureScript {
    // Opposite to the content's motion; right to left, the initial offset is at the far end.
    let sign: CGFloat = start <= length / 2 ? -1 : 1
    let drag = CGVector(
      dx: axis == .horizontal ? sign * window * 0.35 : 0,
      dy: axis == .vertical ? sign * window * 0.35 : 0)
    let on: GestureScript.Direction =
      axis == .vertical ? (sign < 0 ? .up : .down) : (sign < 0 ? .left : .right)
    let back: GestureScript.Direction =
      axis == .vertical ? (sign < 0 ? .down : .up) : (sign < 0 ? .right : .left)
    let place = GestureScript.Place.point(CGPoint(x: frame.midX, y: frame.midY))
    return [
      .wait(0.4), .drag(from: place, by: drag, over: 0.7, curve: .easeInOut, hold: 0.1),
      .untilSettled(), .wait(0.2), .flick(on, velocity: 1000, from: place),
      .untilSettled(), .wait(0.2), .flick(on, velocity: 2400, from: place),
      .untilSettled(), .wait(0.3), .flick(back, velocity: 5000, from: place),
      .untilSettled(), .wait(0.4),
    ]
  }
}

extension ResolvedView {
  /// The frames of all scroll views, outermost first.
  fileprivate var scrollFrames: [CGRect] {
    let own = details.contains { $0.name == "snapped" } ? [frame] : []
    return own + children.flatMap(\.scrollFrames)
  }
}
