import Foundation
import ScrollworkGeometry
import Testing

@testable import ScrollworkScript

@Suite struct `Recorded input` {
  static let spellings = [
    "input down (200, 600) 4 (200, 580.5) 2 up",
    "input 3 down (1, 2) 1 second down (5, 6) (3, 4) 2 second (7, 8) up 1 second up",
    "input down (1, 2) 120 cancel", "input wheel (0, 53) at (100, 200) 30 wheel (0, -8) at (1, 2)",
    "input rotate 60 rotate",
  ]

  @Test(arguments: spellings) func `is spelled as it is parsed`(line: String) throws {
    let script = try ScriptText(line, file: "a.scroll").script
    #expect("\(script.gestures)" == line)
    #expect(script.gestures.validate().isEmpty)
  }

  @Test(
    arguments: [
      ("input", "there are no events"), ("input up", "that is not down"),
      ("input down (1, 2)", "never lifted"), ("input down (1, 2) down (3, 4) up", "that is down"),
      ("input down (1, 2) 1.5 up", "whole number of ticks"), ("input douwn (1, 2)", "did you mean"),
      ("input wheel (0, 1)", "\"at\""),
    ])
  func `says what is wrong with a line`(line: String, part: String) throws {
    let error = try #require(throws: ScriptErrors.self) { try ScriptText(line, file: "a.scroll") }
    #expect("\(error)".contains(part), "\(error)")
  }

  @Test func `is checked as a value`() {
    func fault(_ events: [InputRecording.Event]) -> InputRecording.Fault? {
      InputRecording(events).fault?.fault
    }
    #expect(fault([]) == .empty)
    #expect(fault([.init(at: 3, .rotate), .init(at: 2, .rotate)]) == .backwards)
    #expect(fault([.init(at: -1, .rotate)]) == .backwards)
    #expect(fault([.init(at: 500_000, .rotate)]) == .tooLong)
    #expect(fault([.init(at: 0, .down(finger: 2, .zero))]) == .unknownFinger)
    #expect(fault([.init(at: 0, .wheel(by: .zero, at: CGPoint(x: CGFloat.nan, y: 0)))]) == .number)
    #expect(fault([.init(at: 0, .rotate)]) == nil)
  }
}
