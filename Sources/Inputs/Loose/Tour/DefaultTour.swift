import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
package import ScrollworkStage

/// The default gesture script of views without a script.
///
/// A finger finds the scroll view that fills most of the canvas, goes to the end of its content and
/// back; pages are turned one by one, and a list that can be refreshed is pulled once. If no scroll
/// view is in sight, tabs and buttons are tapped until one is. It uses touches only, because views
/// respond to touches in ways that they do not respond to code.
package enum DefaultTour {
  /// Adds the tour to a scene.
  @MainActor package static func added(
    to scene: ScrollworkStage.Scene, stage: (ScrollworkStage.Scene) -> Stage
  ) -> ScrollworkStage.Scene {
    var scene = scene
    let first = stage(scene).touchMap(at: 0)
    if let surface = first.main {
      scene.script = [.wait(0.4)] + SurfaceTour(surface).script
      return scene
    }
    for target in first.openers(on: scene.canvas).prefix(most) {
      let opening: GestureScript = [
        .wait(0.6), .tap(.point(target.place.rounded)), .untilSettled(), .wait(0.5),
      ]
      var opened = scene
      opened.script = opening
      let after = stage(opened)
      if let surface = after.touchMap(at: after.duration).main {
        scene.script = opening + SurfaceTour(surface).script
        return scene
      }
    }
    scene.script =
      first.surfaces.first.map { [.wait(0.4)] + SurfaceTour($0).script } ?? [.wait(2)]
    return scene
  }

  /// The most places that are tapped in search of a scroll view.
  ///
  /// - Source: chosen; more than a bar has tabs.
  private static let most = 8
}

extension TouchMap {
  /// The scroll view that fills most of the canvas.
  ///
  /// One that moves takes precedence; one whose content fits is moved against its end.
  fileprivate var main: ScrollSurface? {
    let large = surfaces.filter { $0.share >= Self.leastShare }
    return large.first { $0.length > 1 } ?? large.first
  }

  /// The least part of the canvas that a scroll view fills.
  ///
  /// - Source: chosen; a row of cards counts, a row of labels does not.
  private static let leastShare = 0.12

  /// The places to tap in search of a scroll view: tabs at the bottom, then the widest views.
  fileprivate func openers(on canvas: CGSize) -> [TapTarget] {
    let isTab = { (target: TapTarget) in target.place.y > canvas.height - Self.barHeight }
    let tabs = targets.filter(isTab).sorted { $0.place.x < $1.place.x }
    let others = targets.filter { !isTab($0) }.sorted { $0.size.width > $1.size.width }
    // Of several tabs, the first is open.
    return (tabs.count > 1 ? Array(tabs.dropFirst()) : tabs) + others
  }

  /// The height of a tab bar above a home indicator, in points.
  private static let barHeight: CGFloat = 49 + 34
}

extension CGPoint {
  fileprivate var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}

extension GestureScript {
  fileprivate static func + (one: GestureScript, other: GestureScript) -> GestureScript {
    GestureScript(one.steps + other.steps)
  }
}
