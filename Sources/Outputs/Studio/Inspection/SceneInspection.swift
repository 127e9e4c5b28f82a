import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkStage
import ScrollworkSystem
public import ScrollworkViews

/// The resolved tree of a scene at a time, as text or JSON.
public struct SceneInspection: Sendable {
  /// The name of the scene.
  public let scene: String
  /// The time, in seconds.
  public let time: Double
  /// The root of all visible views.
  public let root: ResolvedView
  /// The problems of the scene that left a valid picture.
  public let problems: [SceneProblem]

  /// Inspects a scene at a time of its script, including the end.
  @MainActor public init(_ stage: Stage, at time: Double) throws(StudioError) {
    try stage.requirePicture()
    guard time >= 0, time <= stage.duration + 1e-6 else {
      let numbering = ReelNumbering(duration: stage.duration, fps: 60)
      throw .outsideReel(
        time: time, scene: stage.scene.name, duration: stage.duration, last: numbering.count - 1,
        fps: numbering.fps)
    }
    scene = stage.scene.name
    self.time = time
    root = stage.tree(at: time)
    problems = stage.problems
    try stage.require(problems)
  }

  /// A line for each view, indented by depth, with aligned frame columns.
  ///
  /// Control characters in the texts of views are spelled as in Swift source.
  public var text: String {
    var rows: [Row] = []
    Self.collect(root, depth: 0, into: &rows)
    let titles = ["x", "y", "width", "height"]
    let first = max(rows.map(\.title.count).max() ?? 0, "view".count)
    let widths = titles.indices.map { place in
      max(rows.map { $0.numbers[place].count }.max() ?? 0, titles[place].count)
    }
    let head = Row(title: "view", numbers: titles, details: "")
    return "\(scene) at \(Decimal3.spell(time)) s\n\n"
      + ([head] + rows).map { $0.line(first: first, widths: widths) }.joined()
  }

  private struct Row {
    var title: String
    var numbers: [String]
    var details: String

    func line(first: Int, widths: [Int]) -> String {
      var line = title + String(repeating: " ", count: first - title.count)
      for (number, width) in zip(numbers, widths) {
        line += "  " + String(repeating: " ", count: width - number.count) + number
      }
      return line + (details.isEmpty ? "" : "  " + details) + "\n"
    }
  }

  private static func collect(_ view: ResolvedView, depth: Int, into rows: inout [Row]) {
    let frame = view.placedFrame
    rows.append(
      Row(
        title: String(repeating: "  ", count: depth) + view.kind.visible(),
        numbers: [frame.minX, frame.minY, frame.width, frame.height].map { Decimal3.spell($0) },
        details: (view.details.map { "\($0.name) \($0.value)".visible() } + totals(of: view))
          .joined(separator: "  ")))
    for child in view.children { collect(child, depth: depth + 1, into: &rows) }
  }

  /// The opacity of a view on the canvas in words, where views around it are faded, too.
  private static func totals(of view: ResolvedView) -> [String] {
    guard let effect = view.effect, effect.totalOpacity != effect.opacity else { return [] }
    return ["total opacity \(Decimal3.spell(effect.totalOpacity))"]
  }

  /// The tree as nested JSON objects, with the fields and the version of traces.
  public var json: String {
    JSONText.object([
      "version": .integer(TraceLine.version), "scene": .text(scene), "time": .factor(time),
      "root": Self.json(of: root),
    ]).lines(depth: .max)
  }

  private static func json(of view: ResolvedView) -> JSONText {
    var entries: [String: JSONText] = [
      "kind": .text(view.kind),
      "name": .text(view.name),
      "frame": .rect(view.frame),
    ]
    for detail in view.details { entries[detail.name] = json(of: detail.value) }
    view.effect?.addEntries(to: &entries, size: view.frame.size)
    if !view.source.isEmpty { entries["source"] = .text(view.source) }
    if !view.children.isEmpty { entries["children"] = .list(view.children.map(json)) }
    return .object(entries)
  }

  private static func json(of value: ResolvedView.Value) -> JSONText {
    switch value {
    case .text(let text): .text(text)
    case .number(let number): .factor(number)
    case .point(let point): .point(point)
    case .size(let size): .size(size)
    case .transform(let map): .transform(map)
    }
  }
}
