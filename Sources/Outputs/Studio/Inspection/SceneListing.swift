import Foundation
import ScrollworkScript
public import ScrollworkStage

/// A list of scenes, as a text table or JSON.
public enum SceneListing {
  /// One line per scene: its name and summary.
  public static func text(_ scenes: [Scene]) -> String {
    let width = scenes.map(\.name.count).max() ?? 0
    return scenes.map { scene in
      let gap = String(repeating: " ", count: width - scene.name.count)
      return scene.summary.isEmpty ? scene.name : "\(scene.name)\(gap)  \(scene.summary)"
    }.map { $0 + "\n" }.joined()
  }

  /// One object per scene.
  public static func json(_ scenes: [Scene]) -> String {
    JSONText.list(
      scenes.map { scene in
        .object([
          "name": .text(scene.name),
          "summary": .text(scene.summary),
          "canvas": .numbers([scene.canvas.width, scene.canvas.height]),
          "scale": .number(Double(scene.scale)),
          "script": .list(scene.script.steps.map { .text($0.description) }),
        ])
      }
    ).lines(depth: 1)
  }
}
