import Foundation
import ScrollworkMotion
import Testing

@testable import ScrollworkFigures

@MainActor @Suite struct PhysicsFigureTests {
  @Test(arguments: [
    (
      "show: rubber-band", "length: 400",
      "Rubber band of 400 pt: a drag of 400 pt beyond the edge results in 142 pt of overscroll, "
        + "one of 800 pt in 210 pt."
    ),
    (
      "show: deceleration", "velocity: 2000",
      "Deceleration, normal, 0.998: rests at 993 pt after 2.65 s. Deceleration, fast, 0.99: rests "
        + "at 197 pt after 0.53 s."
    ),
    (
      "show: bounce", "distance: 100",
      "Return, from 100 pt: rests at 0 pt after 0.76 s."
    ),
    (
      "show: page-turn", "velocity: 1000",
      "Page turn, v = 1,000 pt/s: rests at 375 pt after 0.63 s."
    ),
  ])
  func `the description tells the numbers`(law: String, option: String, words: String) {
    let drawn = drawn("physics", law, option)
    #expect(drawn.figure?.altText == words, "\(drawn.mistake ?? "")")
  }

  @Test func `lines are the values of the engine`() throws {
    var figure = PhysicsFigure(.rubberBand)
    figure.lengths = [300]
    let line = try #require(figure.curves.chart.panels.first?.lines.first)
    for point in line.runs[0] {
      #expect(Double(point.y) == RubberBand(length: 300).stretch(Double(point.x)))
    }
  }

  @Test(arguments: MotionLaw.allCases) func `every law draws`(law: MotionLaw) {
    #expect(drawn("physics", "show: \(law.rawValue)").mistake == nil)
    #expect(drawn("physics", "show: \(law.rawValue)", "at: 0.3").mistake == nil)
  }

  @Test(arguments: [
    ("length: 400", "found no \"show\", expected one of rubber-band, deceleration, bounce"),
    ("show: friction", "found \"friction\", expected"),
    ("show: rubber-band\n  velocity: 3", "found \"velocity\", expected"),
    ("show: bounce\n  at: 7", "found 7, expected a number from 0 to"),
    ("show: page-turn\n  velocity: []", "found no number, expected one or more"),
    ("show: rubber-band\n  length: [1, 2, 3, 4, 5, 6, 7]", "found 7 curves, expected 1 to 6"),
  ])
  func `mistakes are told`(option: String, message: String) {
    let mistake = drawn("physics", option).mistake
    #expect(mistake?.contains(message) == true, "\(mistake ?? "no mistake")")
  }
}
