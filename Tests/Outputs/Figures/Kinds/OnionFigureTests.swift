import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage
import ScrollworkStudio
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@Suite @MainActor struct `Onion skin` {
  @Test func `says how views move`() throws {
    let figure = try FigureSpec.read("kind: onion, from: go, count: 3, trails: row 4")
      .figure(of: .rows())
    #expect(
      figure.altText
        == "3 moments of rows in one picture, older ones as outlines: 0.50 s, 0.75 s, 1.00 s. The "
        + "center of \u{201C}row 4\u{201D} moves 147 pt up.")
    #expect(figure.sources.count == 3)
  }

  @Test func `has one solid state, and the rows of older moments as outlines`() throws {
    let figure = try FigureSpec.read("kind: onion, at: [go, 0.65, there]").figure(of: .rows())
    func texts(_ content: LayerContent) -> [String] {
      content.items.flatMap { item -> [String] in
        switch item {
        case .command(.text(let run, _, _)): [run.string]
        case .command: []
        case .layer(let layer): texts(layer.content)
        }
      }
    }
    let rows = texts(figure.displayList.content).filter { $0.hasPrefix("Row") }
    #expect(rows == (0..<10).map { "Row \($0)" })
    // Five rows are in view at 0.65 s; those of 0.5 s are where others are at the end.
    #expect(figure.lines.count >= 5)
  }

  @Test func `begins a trail where the view comes on the screen`() throws {
    let subject = FigureSubject(Stage(.rows()))
    let samples = try TrailSamples(of: subject, exposures: [0.5, 0.75, 1])
    let row = try subject.view("row 4", among: subject.views(at: 1), at: []).view
    let trail = try #require(samples.trail("row 4", of: row, at: 1))
    let first = try #require(trail.points.first)
    let last = try #require(trail.points.last)
    #expect((390...400).contains(first.center.y))
    #expect(last.center == CGPoint(x: 100, y: 250))
    #expect(trail.center(at: 0.5) == nil)
    #expect(trail.center(at: 1) == last.center)
    #expect(samples.trail("row 4", of: row, at: 0.5) == nil)
  }

  @Test func `chooses trails that keep apart`() throws {
    let samples = try TrailSamples(of: FigureSubject(Stage(.rows())), exposures: [0.5, 1])
    let chosen = samples.choice()
    #expect((1...3).contains(chosen.count))
    for (index, trail) in chosen.enumerated() {
      for other in chosen[..<index] { #expect(trail.distance(to: other) > 48) }
    }
  }

  @Test(arguments: [
    ("trails: nobody", "trails", "found no view \"nobody\""),
    ("to: go, trails: true", "trails", "found no view with an id that moves"),
    ("trails: [a, b, c, d, e, f]", "trails", "found 6 trails, expected at most 5"),
  ])
  func `that cannot be drawn is an error`(keys: String, key: String, message: String) throws {
    let spec = try FigureSpec.read("kind: onion, \(keys)")
    let error = #expect(throws: FigureError.self) { try spec.figure(of: .rows()) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(error?.keys.contains(.name(key)) == true, "\(error?.keys ?? [])")
  }

  @Test(arguments: 0..<40) func `has labels that keep apart`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let canvas = CGSize(
      width: .random(in: 120...900, using: &random), height: .random(in: 220...900, using: &random))
    let spec = FigureSpec(
      .onion(
        .chosen(.random(in: 2...20, using: &random), from: .mark("go")),
        ghosts: .random(using: &random) ? .pictures : .outlines,
        trails: ["row 1", "row 2"],
        annotations: [
          Annotation(.callout, .view("row 2", up: 0), text: "The third row"),
          Annotation(.badge, .view("row 3", up: 0), text: "The fourth row"),
        ]))
    let figure = try spec.figure(of: .rows(canvas: canvas))
    #expect(figure.labels.conflict(on: figure.displayList.canvas) == nil)
  }

  @Test func `leaves what does not change as it is`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let spec = FigureSpec(.onion(.chosen(5), ghosts: .pictures), width: 260)
    let page = try spec.figure(
      of: FigureCast(FigureSubject(Stage(.plain()))), isDark: false, text: renderer)
    let pixels = try renderer.bitmap(of: page.displayList)
    let still = try renderer.bitmap(of: Stage(.plain()).still(at: 0).displayList)
    for shift in [0, 8, 16] as [UInt32] {
      let (one, other) = (pixels[130, 200] >> shift & 255, still[100, 100] >> shift & 255)
      #expect(abs(Int(one) - Int(other)) <= 1)
    }
  }
}
