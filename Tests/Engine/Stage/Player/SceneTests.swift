import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import Testing
import ViewTestSupport

/// What a scene says of its canvas shows in its stills.
@MainActor @Suite struct `A scene` {
  private func scene() -> Scene {
    Scene("plain", canvas: CGSize(width: 60, height: 40), script: [.wait(1)]) {
      Color.blue.frame(width: 10, height: 10)
    }
  }

  private func background(of scene: Scene) -> Color.Resolved {
    Stage(scene).still(at: 0).displayList.background
  }

  private func plain(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

  @Test func `is white, or of its background color`() {
    var scene = scene()
    #expect(scene.background == nil)
    #expect(background(of: scene) == plain(.white))
    scene.background = .red
    // The picture rounds colors to what its pixels hold.
    let (shown, red) = (background(of: scene), plain(.red))
    #expect(abs(shown.green - red.green) < 0.001 && abs(shown.blue - red.blue) < 0.001)
  }

  @MainActor private final class Builder {
    private(set) var count = 0

    func view() -> Color {
      count += 1
      return .blue
    }
  }

  @Test func `has a builder of its view, which runs for each stage alone`() {
    let builder = Builder()
    let scene = Scene("built", canvas: CGSize(width: 60, height: 40), script: [.wait(1)]) {
      builder.view()
    }
    #expect(builder.count == 0)
    _ = Stage(scene).still(at: 0)
    let once = builder.count
    #expect(once > 0)
    _ = Stage(scene).still(at: 0)
    #expect(builder.count == 2 * once)
  }

  @Test func `has the size and scale of its canvas`() {
    var scene = scene()
    let size = { (scene: Scene) in Stage(scene).still(at: 0).displayList }
    #expect(size(scene).canvas == CGSize(width: 60, height: 40) && size(scene).scale == 2)
    (scene.canvas, scene.scale) = (CGSize(width: 90, height: 30), 3)
    #expect(size(scene).canvas == CGSize(width: 90, height: 30) && size(scene).scale == 3)
  }
}
