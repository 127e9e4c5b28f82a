import Foundation
import ScrollworkScript
public import ScrollworkStage

/// A list of scenes, as a text table or JSON.
public enum SceneListing {
  /// A scene of Swift files.
  package struct File: Hashable, Sendable {
    let name: String
    /// The file, then the options of the scene.
    let words: [String]

    package init(name: String, words: [String]) { (self.name, self.words) = (name, words) }
  }

  /// One line per scene: its name, and its file with the options, or its summary.
  package static func text(_ scenes: [Scene], _ files: [File]) -> String {
    let width = (scenes.map(\.name) + files.map(\.name)).map(\.count).max() ?? 0
    return
      (files.map { ($0.name, $0.words.joined(separator: " ")) }
      + scenes.map { ($0.name, $0.summary) })
      .map { name, rest in
        let gap = String(repeating: " ", count: width - name.count)
        return rest.isEmpty ? "\(name)\n" : "\(name)\(gap)  \(rest)\n"
      }.joined()
  }

  /// One line per scene: its name and summary.
  public static func text(_ scenes: [Scene]) -> String { text(scenes, []) }

  /// One object per scene.
  public static func json(_ scenes: [Scene]) -> String { json(scenes, []) }

  /// One object per scene, those of files first.
  package static func json(_ scenes: [Scene], _ files: [File]) -> String {
    JSONText.list(
      files.map { file in
        .object([
          "name": .text(file.name),
          "file": .text(file.words.first ?? ""),
          "options": .list(file.words.dropFirst().map { .text($0) }),
        ])
      }
        + scenes.map { scene in
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
