import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStudio
import ScrollworkViews
import TestSupport
import Testing

@testable import ScrollworkFigures

@Suite @MainActor struct `Before and after` {
  @Test func `shows two moments and what changes`() throws {
    let figure = try FigureSpec.read("kind: before-after, at: [go, end], highlight: changes")
      .figure(of: .rows())
    // Six rows: two leave, two stay, two come; and the indicator is no view.
    #expect(
      figure.altText
        == "Before: rows at 0.5 s. After: rows at 1.0 s. 2 views move, 2 appear, 2 disappear.")
    #expect(figure.labels.map(\.text) == ["Before", "0.5 s", "After", "1.0 s"])
  }

  @Test func `shows two scenes at one moment`() throws {
    let figure = try FigureSpec.read("kind: before-after, at: 0, labels: [Rows, Nothing]")
      .figure(of: .rows(), against: .plain())
    #expect(figure.altText == "Rows: rows at 0 s. Nothing: plain at 0 s.")
    #expect(figure.labels.map(\.text) == ["Rows", "rows, 0 s", "Nothing", "plain, 0 s"])
  }

  @Test(arguments: [
    ("at: 0", "at", "found one scene at one moment, expected \"against\""),
    ("at: [0, 3]", "at", "found 3 s, expected a time from 0 to 1 s"),
    (
      "at: [0, 1], annotations: [{ callout: row 1, text: One }]", "callout",
      "found a callout in the kind \"before-after\""
    ),
  ])
  func `that cannot be drawn is an error`(keys: String, key: String, message: String) throws {
    let spec = try FigureSpec.read("kind: before-after, \(keys)")
    let error = #expect(throws: FigureError.self) { try spec.figure(of: .rows()) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(error?.keys.contains(.name(key)) == true, "\(error?.keys ?? [])")
  }

  @Test(arguments: [
    ("at: [0, 0.5, 1]", "found 3 moments, expected one or two"),
    ("labels: [One]", "found 1 labels, expected two"),
    ("highlight: change", "found \"change\", expected \"changes\""),
  ])
  func `that is misspelled is an error`(keys: String, message: String) throws {
    let error = #expect(throws: YAMLError.self) {
      try FigureSpec.read("kind: before-after, \(keys)")
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: 0..<40) func `has labels that keep apart`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func size() -> CGSize {
      CGSize(
        width: .random(in: 160...900, using: &random),
        height: .random(in: 160...900, using: &random))
    }
    let spec = FigureSpec(
      .beforeAfter(
        at: [.mark("go")], highlightsChanges: true,
        annotations: [
          Annotation(.badge, .view("row 0", up: 0), text: "The first row", still: 2),
          Annotation(.dimension(.horizontal), .view("row 0", up: 0)),
        ]))
    let figure = try spec.figure(of: .rows(canvas: size()), against: .rows(canvas: size()))
    #expect(figure.labels.conflict(on: figure.displayList.canvas) == nil)
  }
}
