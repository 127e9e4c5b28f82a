public import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
public import ScrollworkScript
import ScrollworkViews

extension Scene {
  /// The scene with the setup and the gesture script of a script file.
  public func playing(_ script: SceneScript) -> Scene {
    var scene = self
    let setup = script.setup
    if let canvas = setup.canvas { scene.fit(canvas) }
    scene.scale = setup.scale ?? scale
    scene.safeArea = setup.safeArea ?? safeArea
    scene.colorScheme = setup.colorScheme ?? colorScheme
    scene.layoutDirection = setup.layoutDirection ?? layoutDirection
    scene.horizontalSizeClass = setup.horizontalSizeClass ?? scene.horizontalSizeClass
    scene.verticalSizeClass = setup.verticalSizeClass ?? scene.verticalSizeClass
    scene.dynamicTypeSize = setup.dynamicTypeSize ?? dynamicTypeSize
    if let locale = setup.locale { scene.locale = locale }
    scene.hasMouse = setup.hasMouse ?? hasMouse
    scene.boostsRepeatedFlicks = setup.boostsRepeatedFlicks ?? boostsRepeatedFlicks
    scene.script = script.gestures
    return scene
  }

  /// The size of the scene's images, in points: the largest width and height of the canvas during
  /// the script.
  ///
  /// All images of a reel have this size; a smaller canvas is centered in it.
  public var pictureSize: CGSize {
    var (size, canvas) = (self.canvas, self.canvas)
    func turn() {
      canvas = CGSize(width: canvas.height, height: canvas.width)
      grow()
    }
    func grow() {
      size = CGSize(width: max(size.width, canvas.width), height: max(size.height, canvas.height))
    }
    for step in script.steps {
      switch step {
      case .resize(let newCanvas):
        canvas = newCanvas
        grow()
      case .rotate: turn()
      case .input(let recording):
        for event in recording.events where event.action == .rotate { turn() }
      default: continue
      }
    }
    return size
  }

  /// The scene resized to another canvas during the script.
  ///
  /// The size classes are those of the new canvas; rotation changes the safe area insets.
  func resized(_ canvas: CGSize) -> Scene {
    guard canvas != self.canvas else { return self }
    var scene = self
    scene.fit(canvas)
    if (canvas.width > canvas.height) != (self.canvas.width > self.canvas.height) {
      scene.safeArea = safeArea.turned
    }
    return scene
  }
}

extension EdgeInsets {
  /// The safe area insets of a device rotated to landscape.
  ///
  /// The top inset moves to both sides, so that the content stays centered; the bottom inset stays
  /// at the bottom, and is smaller. Rotating back restores all insets.
  ///
  /// - Source: measured by others, on phones without a home button: 59 and 34 points become 59 at
  ///   the sides and 21 at the bottom. For other insets chosen, in the same proportion.
  fileprivate var turned: EdgeInsets {
    EdgeInsets(
      top: 0, leading: max(top, leading), bottom: (bottom * 21 / 34).rounded(),
      trailing: max(top, trailing))
  }
}
