import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import TestSupport
import ViewTestSupport

@testable import ScrollworkFigures

extension Scene {
  /// Rows with ids of which four fill the canvas: at rest until 0.5 s, then scrolled at an even
  /// speed by 200 points until 1 s.
  static func rows(canvas: CGSize = CGSize(width: 200, height: 400)) -> Scene {
    Scene(
      "rows", summary: "Ten rows", canvas: canvas, scale: 1,
      script: [
        .wait(0.5), .mark("go"), .glide(to: .offset(CGPoint(x: 0, y: 200)), over: 0.5),
        .mark("there"),
      ]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Text("Row \(index)").frame(height: 100).frame(maxWidth: .infinity)
              .background(Color.red).id("row \(index)")
          }
        }
      }
    }
  }

  /// Nothing that moves.
  static func plain(canvas: CGSize = CGSize(width: 200, height: 400)) -> Scene {
    Scene("plain", canvas: canvas, scale: 1, script: [.wait(1)]) { Color.red }
  }
}

extension FigureSpec {
  /// The figure of a scene, with text measured by a rule.
  @MainActor func figure(
    of scene: Scene, against other: Scene? = nil
  ) throws(FigureError) -> Figure {
    try figure(
      of: FigureCast(FigureSubject(Stage(scene)), against: other.map { FigureSubject(Stage($0)) }),
      isDark: false, text: FixedAdvanceText())
  }

  /// The only figure of a figure file with these keys.
  static func read(_ keys: String) throws(YAMLError) -> FigureSpec {
    try FigureFile("figures:\n  - { name: figure, scene: rows, \(keys) }\n", file: "f.yaml")
      .entries[0].spec
  }
}
