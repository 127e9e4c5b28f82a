import Foundation
import ScrollworkDrawing
import ScrollworkViews

/// Makes the trees of one scene: resolves and lays out its views with the state of an epoch.
@MainActor struct SceneTreeFactory {
  let scene: Scene
  /// The root view, made once: models made by the scene's builder last as long as the player.
  let root: any View
  let host: StateHost
  let text: any TextMeasuring
  let images: any ImageProviding

  /// The tree of an epoch at a time in seconds; changes follow `transaction`.
  func tree(
    of epoch: Timeline.Epoch, at time: Double, transaction: Transaction = Transaction()
  ) -> SceneTree {
    SceneTree(
      scene, root: root, host: host, text: text, images: images, epoch: epoch, time: time,
      transaction: transaction)
  }
}
