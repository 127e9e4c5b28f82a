import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// Gives a scene another canvas size while it is played, as a device does that turns.
@MainActor final class CanvasResizer {
  typealias Context = TreeProviding & ScriptProgressRecording & ScreenProviding & StateHosting

  private let context: any Context
  private let updater: StateUpdater

  init(_ context: any Context, updater: StateUpdater) {
    (self.context, self.updater) = (context, updater)
  }

  /// Exchanges the width and the height of the canvas.
  func rotate() {
    let size = context.tree.scene.canvas
    resize(to: CGSize(width: size.height, height: size.width))
  }

  /// Gives the scene another canvas size from now on.
  func resize(to size: CGSize) {
    guard size != context.tree.scene.canvas else { return }
    context.resizeCanvas(to: size)
    // A change like one of state, which no view reads.
    context.host.write(size, to: StateKey(path: ViewPath(), property: "window"))
    context.onScreen { updater.update() }
  }
}
