import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@Suite @MainActor struct `Film strip` {
  @Test func `says what it shows`() throws {
    let figure = try FigureSpec.read("kind: strip, at: [0, go, end], offsets: true")
      .figure(of: .rows())
    #expect(
      figure.altText
        == "3 stills of rows, at 0.0 s (offset y 0), 0.5 s (offset y 0), 1.0 s (offset y 200).")
    #expect(
      figure.labels.map(\.text) == ["0.0 s", "y 0", "0.5 s", "y 0", "1.0 s", "y 200"])
    #expect(figure.sources.map(\.name) == ["rows at 0 s", "rows at 0.5 s", "rows at 1 s"])
  }

  @Test func `numbers badges across all stills`() throws {
    let annotations = [
      Annotation(.badge, .view("Row 0", up: 0), text: "First"),
      Annotation(.badge, .view("Row 2", up: 0), text: "Third", still: 2),
      Annotation(.highlight, .view("Row 3", up: 0), still: 2),
    ]
    let figure = try FigureSpec(.strip(.at([.time(0), .end]), annotations: annotations))
      .figure(of: .rows())
    #expect(
      figure.labels.map(\.text) == ["1", "0 s", "2", "1 s", "1", "First", "2", "Third"])
    #expect(
      figure.altText
        == "2 stills of rows, at 0 s, 1 s. \u{201C}Row 0\u{201D}: First. \u{201C}Row 2\u{201D}: "
        + "Third.")
  }

  @Test func `shows the part around a view`() throws {
    let spec = FigureSpec(.strip(.at([.time(0)]), crop: .view("row 1")))
    // The row with a margin of 12 points above and below, over the whole width.
    let subject = FigureSubject(Stage(.rows()))
    let part = try FigureCrop.view("row 1").rect(in: subject, at: [0])
    #expect(part == CGRect(x: 0, y: 88, width: 200, height: 124))
    #expect(try spec.figure(of: .rows()).displayList.canvas.height < 300)
  }

  @Test(arguments: [
    ("at: [0, 1], labels: [One]", "labels", "found 1 labels for 2 stills"),
    ("crop: nothing", "crop", "found no view \"nothing\""),
    ("crop: [500, 0, 10, 10]", "crop", "found a part outside of the canvas"),
    ("count: 100, width: 80", "width", "found stills that are narrower"),
    ("annotations: [{ callout: row 1, text: One }]", "callout", "found a callout in the kind"),
    ("annotations: [{ bracket: row 1, text: One }]", "bracket", "found a bracket in the kind"),
    ("annotations: [{ dim: row 1, still: 9 }]", "still", "found the still 9, expected one from 1"),
    (
      "crop: [0, 0, 200, 90], annotations: [{ dim: row 1 }]", "dim", "found \"row 1\", which is out"
    ),
  ])
  func `that cannot be drawn is an error`(keys: String, key: String, message: String) throws {
    let spec = try FigureSpec.read("kind: strip, \(keys)")
    let error = #expect(throws: FigureError.self) { try spec.figure(of: .rows()) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(error?.keys.contains(.name(key)) == true, "\(error?.keys ?? [])")
  }

  @Test(arguments: [
    ("at: 0, count: 3", "found \"count\" beside \"at\""),
    ("at: []", "found no moments"),
    ("choose: marks, count: 3", "found \"count\" beside \"choose: marks\""),
    ("choose: changes", "found \"changes\", expected \"evenly\", \"marks\" or \"change\""),
    ("crop: [1, 2]", "found a list, expected the name of a view, or a part"),
    ("count: 0", "found \"0\", expected a whole number from 1 to 100"),
  ])
  func `that is misspelled is an error`(keys: String, message: String) throws {
    let error = #expect(throws: YAMLError.self) { try FigureSpec.read("kind: strip, \(keys)") }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: 0..<60) func `has labels that keep apart`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let canvas = CGSize(
      width: .random(in: 120...900, using: &random), height: .random(in: 120...900, using: &random))
    let count = Int.random(in: 1...14, using: &random)
    let words = ["At rest", "The finger lifts", "Deceleration begins", "A", "Past the edge"]
    let labels = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
    var spec = FigureSpec(
      .strip(
        .chosen(count), labels: Bool.random(using: &random) ? labels : [],
        offsets: .random(using: &random)))
    spec.width = .random(in: 480...1200, using: &random)
    // A conflict of labels would be an error.
    let figure = try spec.figure(of: .rows(canvas: canvas))
    #expect(figure.labels.conflict(on: figure.displayList.canvas) == nil)
    #expect(figure.labels.count >= count)
  }
}
