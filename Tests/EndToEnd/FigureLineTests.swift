import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkFigures
import ScrollworkStage
import TestSupport
import Testing

/// The figures of the documentation, drawn here.
@MainActor @Suite struct `The annotations of the documentation's figures` {
  private static let renderer = Result {
    try CairoRenderer(fonts: .standard(), images: [Repository.url("Scenes/Images")])
  }

  @Test(
    arguments: [
      "docs/concepts/figures.yaml", "Sources/Imports/Scrollwork/Scrollwork.docc/figures.yaml",
    ])
  func `have no line that crosses a word of the scene or a label`(path: String) throws {
    let renderer = try Self.renderer.get()
    let file = try FigureFile(Repository.text(path), file: Repository.url(path).path)
    var count = 0
    for entry in file.entries where entry.spec.content.name != "sheet" {
      guard let main = scene(entry.scene) else { continue }
      let cast = FigureCast(
        FigureSubject(Stage(main, text: renderer, images: renderer)),
        against: entry.against.flatMap(scene).map {
          FigureSubject(Stage($0, text: renderer, images: renderer))
        })
      let figure = try entry.spec.figure(of: cast, isDark: false, text: renderer)
      let words = (figure.words + figure.labels.map(\.frame)).map { $0.insetBy(dx: 0.5, dy: 0.5) }
      for line in figure.lines {
        for (start, end) in zip(line, line.dropFirst()) {
          let crossed = words.filter { Self.crosses(start, end, $0) }
          #expect(crossed.isEmpty, "\(entry.name): \(start) \(end) \(crossed)")
        }
        count += 1
      }
    }
    #expect(count > 20)
  }

  private func scene(_ request: SceneRequest) -> Scene? {
    guard var scene = allScenes.first(where: { $0.name == request.scene }) else { return nil }
    if let canvas = request.canvas { scene.fit(canvas) }
    if let isRightToLeft = request.isRightToLeft {
      scene.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    return scene
  }

  /// Whether a straight line has a point inside a rectangle, by samples at a quarter of a point.
  private static func crosses(_ start: CGPoint, _ end: CGPoint, _ rect: CGRect) -> Bool {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = max(1, Int(hypot(dx, dy) * 4))
    return (0...steps).contains { step in
      let part = CGFloat(step) / CGFloat(steps)
      return rect.contains(CGPoint(x: start.x + part * dx, y: start.y + part * dy))
    }
  }
}

/// Figures of a scene whose scroll views are those of UIKit.
@MainActor @Suite struct `Figures of UIKit` {
  private func figure(_ keys: String) throws -> Figure {
    let renderer = try CairoRenderer(fonts: .standard())
    let text = "figures:\n  - { name: a, scene: berths, \(keys) }\n"
    let entry = try FigureFile(text, file: "f.yaml").entries[0]
    let subject = FigureSubject(Stage(.berths, text: renderer, images: renderer))
    return try entry.spec.figure(of: FigureCast(subject), isDark: false, text: renderer)
  }

  @Test(
    arguments: [
      "kind: still, at: 1", "kind: strip, offsets: true", "kind: onion", "kind: unrolled, at: 1",
      "kind: anatomy, at: 1", "kind: ribbon", "kind: curves", "kind: tree, at: 1", "kind: sheet",
      "kind: flow",
    ])
  func `are drawn in every kind`(keys: String) throws {
    #expect(try !figure(keys).altText.isEmpty)
  }

  @Test func `have views where they are on the canvas`() throws {
    let words = try figure("kind: tree, at: 1").altText
    #expect(words.contains("UIScrollView × 3"))
    let tree = try figure("kind: tree, at: 1").labels.map(\.text)
    // The first page is scrolled out by its width less 16 points, and its list by 231.
    #expect(tree.contains("-235.5") && tree.contains("-176.5"))
  }

  @Test func `have the lengths of the outermost scroll view`() throws {
    let words = try figure("kind: unrolled, at: end").altText
    #expect(words.hasPrefix("The content of berths, 804 × 294 pt"), "\(words)")
    #expect(try figure("kind: anatomy, at: 1").altText.contains("Content: 804 × 294 pt"))
  }

  @Test func `tell which of nested scroll views a touch moves`() throws {
    let words = try figure("kind: flow").altText
    #expect(words.contains("From 0.1 s: Quays 2 scrolls after"), "\(words)")
    #expect(words.contains("From 0.7 s: Quays 1 scrolls after"), "\(words)")
  }
}
