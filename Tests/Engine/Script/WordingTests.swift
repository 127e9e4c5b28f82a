import Foundation
import ScrollworkGeometry
import ScrollworkScript
import Testing

/// The parts of a script as script files spell them.
@Suite struct `The description of a script's part` {
  @Test func `of a limit is the edge or the coordinate`() {
    #expect(GestureScript.Limit.edge(.bottom).description == "bottom")
    #expect(GestureScript.Limit.edge(.bottom, by: 40).description == "bottom by 40")
    #expect(GestureScript.Limit.coordinate(.horizontal, 810).description == "x 810")
    #expect(GestureScript.Limit.coordinate(.vertical, 0.5).description == "y 0.5")
  }

  @Test func `of a deadline is a word and a time`() {
    #expect(GestureScript.Deadline.by(14).description == "by 14s")
    #expect(GestureScript.Deadline.within(0.5).description == "within 0.5s")
  }

  @Test func `of a goal is the displacement or the place`() {
    typealias Goal = GestureScript.Carry.Goal
    #expect(Goal.by(CGVector(dx: 0, dy: -389)).description == "by (0, -389)")
    #expect(Goal.to(.view("card 3")).description == "to \"card 3\"")
  }

  @Test func `of an expectation is what follows the word`() {
    typealias Expectation = GestureScript.Expectation
    #expect(Expectation.settled().description == "settled")
    #expect(
      Expectation.settled(on: "30", in: "list", .by(14)).description
        == "settled on \"30\" in \"list\" by 14s")
    #expect(Expectation.offset(x: 0, y: 240, within: 2).description == "offset (0, 240) ± 2")
    #expect(
      Expectation.never(past: .edge(.top, by: 3)).description == "never past top by 3")
    #expect(Expectation.value("count", 3).description == "value \"count\" 3")
  }

  @Test func `of a setting is its value`() {
    let settings: [GestureScript.Setting] = [3, 2.5, "red", true, false]
    #expect(settings.map(\.description) == ["3", "2.5", "\"red\"", "on", "off"])
    #expect(
      settings == [.number(3), .number(2.5), .text("red"), .truth(true), .truth(false)])
  }
}
