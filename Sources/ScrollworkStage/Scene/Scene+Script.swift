public import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
public import ScrollworkScript
import ScrollworkViews

extension Scene {
  /// The scene with the script of a file: in the surroundings it asks for, and with what it does.
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
    scene.hasMouse = setup.hasMouse ?? hasMouse
    scene.script = script.gestures
    return scene
  }

  /// The extent of its pictures, in points: that of the canvas, and of every one that the script
  /// makes of it.
  ///
  /// A reel has pictures of one size, so a canvas that is smaller than that stands in the middle.
  public var pictureSize: CGSize {
    var (size, canvas) = (self.canvas, self.canvas)
    for step in script.steps {
      switch step {
      case .resize(let other): canvas = other
      case .rotate: canvas = CGSize(width: canvas.height, height: canvas.width)
      default: continue
      }
      size.width = max(size.width, canvas.width)
      size.height = max(size.height, canvas.height)
    }
    return size
  }

  /// The scene on another canvas in mid-play.
  ///
  /// The size classes are those of the new canvas; on its side, a device keeps other room for itself.
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
  /// What a device keeps for itself on its side.
  ///
  /// What was at the top is at both sides, so that the content stays in the middle; the bar at the
  /// bottom stays at the bottom, lower. Turned back, all is as it was.
  ///
  /// - Source: measured by others, on phones without a home button: 59 and 34 points become 59 at
  ///   the sides and 21 at the bottom. For other insets chosen, in the same proportion.
  fileprivate var turned: EdgeInsets {
    EdgeInsets(
      top: 0, leading: max(top, leading), bottom: (bottom * 21 / 34).rounded(),
      trailing: max(top, trailing))
  }
}
