import Foundation
import ScrollworkGeometry
import ScrollworkStage
import Testing

@testable import ScrollworkFigures

@MainActor @Suite struct CurvesFigureTests {
  @Test func `the description tells the numbers of each curve`() throws {
    let figure = try #require(
      drawn("curves", "show: [offset, velocity, opacity]", "of: [Row 0, '2']", "dot: 0.35").figure)
    #expect(
      figure.altText == """
        Curves of test over time, from 0 s to 0.7 s. Content offset: from 0 pt to 90 pt, between \
        0 pt and 90 pt. Velocity: from 0 pt/s to 0 pt/s, between 0 pt/s and 180 pt/s. Opacity of \
        Row 0: from 1 to 0.5, between 0.5 and 1. Opacity of 2: from 0.75 to 0.935, between 0.75 and 1. \
        Phases: animating from 0.1 s to 0.6 s. At 0.35 s: content offset is 45 pt, \
        velocity is 180 pt/s, opacity of Row 0 is 0.5, opacity of 2 is 1.
        """)
    #expect(
      figure.sources.map(\.name) == [
        "content offset in test", "velocity in test", "opacity of Row 0 in test",
        "opacity of 2 in test",
      ])
    #expect(Set(figure.sources.map(\.digest)).count == 4)
  }

  @Test func `one figure is the same twice`() throws {
    let options = ["show: [progress, scale-x]", "dot: start", "still: true"]
    let figures = (0..<2).compactMap { _ in
      drawn("curves", options[0], options[1], options[2]).figure
    }
    #expect(figures.count == 2)
    #expect(figures.first?.displayList == figures.last?.displayList)
    #expect(figures.first?.sources == figures.last?.sources)
  }

  @Test(arguments: [
    ["show: scale-x", "over: offset"], ["mark: [phases, touches, marks]", "dot: 0.3"],
    ["show: [translation-x, rotation, blur]", "of: Row 1"], ["from: start", "to: 0.4"],
    ["show: velocity", "over: offset", "dot: 0.3", "still: true"],
  ])
  func `options that draw a figure`(options: [String]) {
    let drawn =
      switch options.count {
      case 2: drawn("curves", options[0], options[1])
      case 3: drawn("curves", options[0], options[1], options[2])
      default: drawn("curves", options[0], options[1], options[2], options[3])
      }
    #expect(drawn.mistake == nil)
  }

  @Test(arguments: [
    ("show: ofset", "found \"ofset\", expected \"offset\""),
    ("shows: offset", "did you mean \"show\"?"),
    ("scroll: other", "found no scroll view \"other\", expected an id or a name: "),
    ("dot: 9", "found 9 s, expected a time from 0 to 0.7 s"),
    ("still: true", "found no moment of the still, expected \"dot\" with one"),
    ("from: 0.7", "expected an end after its start"),
    ("dot: 0.6\n  to: 0.5", "found 0.6 s, expected a time between \"from\" and \"to\""),
    ("width: 150", "for a chart with these names"),
  ])
  func `mistakes are told`(option: String, message: String) {
    let mistake = drawn("curves", option).mistake
    #expect(mistake?.contains(message) == true, "\(mistake ?? "no mistake")")
  }

  @Test func `a view that is not there is told with those that are`() {
    let mistake = drawn("curves", "show: opacity", "of: Row 9").mistake
    #expect(
      mistake?.contains("found no view \"Row 9\" with an effect that follows scrolling") == true)
    #expect(mistake?.contains("Row 0, Row 1, Row 2") == true, "\(mistake ?? "no mistake")")
  }

  @Test(
    arguments: [
      (CGAffineTransform(translationX: 3, y: -4), CGPoint(x: 3, y: -4), CGPoint(x: 1, y: 1), 0.0),
      (CGAffineTransform(scaleX: -1, y: 2), CGPoint(x: -10, y: 10), CGPoint(x: -1, y: 2), 0),
      (CGAffineTransform(rotationAngle: .pi / 6), nil, CGPoint(x: 1, y: 1), 30),
      (CGAffineTransform(rotationAngle: .pi), CGPoint(x: -10, y: -20), CGPoint(x: 1, y: 1), 180),
      (CGAffineTransform(scaleX: 0, y: 1), CGPoint(x: -5, y: 0), CGPoint(x: 0, y: 1), 0),
    ] as [(CGAffineTransform, CGPoint?, CGPoint, Double)])
  func `effects in parts`(
    map: CGAffineTransform, translation: CGPoint?, scale: CGPoint, degrees: Double
  ) {
    let parts = EffectParts(ProjectionTransform(map), size: CGSize(width: 10, height: 20))
    func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }
    if let translation { #expect(isClose(parts.translation, translation), "\(parts)") }
    #expect(isClose(parts.scale, scale), "\(parts)")
    #expect(abs(parts.degrees - degrees) < 1e-9, "\(parts)")
  }
}
