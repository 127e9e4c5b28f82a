import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry

extension SceneScript: CustomStringConvertible {
  /// The text of a script file: the environment, a blank line, and the steps, each after the
  /// directions that apply as it begins.
  public var description: String {
    func directions(_ isMeant: (Int) -> Bool) -> [String] {
      reel.filter { isMeant($0.step) }.map(\.direction.description)
    }
    let count = gestures.steps.count
    let steps =
      gestures.steps.enumerated().flatMap { index, step in
        directions { $0 == index } + [step.description]
      } + directions { $0 >= count }
    let lines = setup.lines + (setup.lines.isEmpty || steps.isEmpty ? [] : [""]) + steps
    return lines.map { $0 + "\n" }.joined()
  }
}

extension SceneScript.Setup {
  /// One line for each value that is set, as script files spell them.
  package var lines: [String] {
    typealias Spelling = ScriptSpelling
    var lines: [String] = []
    if canvas != nil || scale != nil {
      lines.append(
        "canvas"
          + (canvas.map { " \(Spelling.number($0.width))x\(Spelling.number($0.height))" } ?? "")
          + (scale.map { " @\(Spelling.number($0))x" } ?? ""))
    }
    if let safeArea {
      let sides = [
        ("top", safeArea.top), ("leading", safeArea.leading), ("bottom", safeArea.bottom),
        ("trailing", safeArea.trailing),
      ].filter { $0.1 != 0 }.map { " \($0.0) \(Spelling.number($0.1))" }
      lines.append("safe area" + (sides.isEmpty ? " none" : sides.joined()))
    }
    if let colorScheme { lines.append("\(colorScheme)") }
    if let layoutDirection {
      lines.append(layoutDirection == .leftToRight ? "left to right" : "right to left")
    }
    if let horizontalSizeClass { lines.append("horizontal size class \(horizontalSizeClass)") }
    if let verticalSizeClass { lines.append("vertical size class \(verticalSizeClass)") }
    if let dynamicTypeSize { lines.append("type size \(dynamicTypeSize)") }
    if let locale { lines.append("locale \(locale.languageTag)") }
    if let hasMouse { lines.append("mouse \(hasMouse ? "attached" : "detached")") }
    if let boostsRepeatedFlicks {
      lines.append("repeated flicks \(boostsRepeatedFlicks ? "boosted" : "plain")")
    }
    return lines
  }
}
