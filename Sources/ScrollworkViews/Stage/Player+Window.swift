import Foundation
import ScrollworkScrolling

// The canvas, which may become another one in mid-play.
extension Player {
  /// Gives the scene another canvas from now on; what is in sight keeps its place.
  func resize(to size: CGSize) {
    guard size != tree.scene.canvas else { return }
    window = size == scene.canvas ? nil : size
    // A change like one of state, which no view reads.
    host.write(size, to: StateKey(path: ViewPath(), property: "window"))
    onScreen { updateState() }
  }

  /// Does something with the present canvas as the screen.
  func onScreen(_ body: () -> Void) {
    if let window { scene.resized(window).onScreen(body) } else { body() }
  }
}
