import ScrollworkStudio
import Testing

@Suite struct `Reel numbering` {
  @Test(
    arguments: [
      (duration: 5.0, fps: 60, count: 300),
      (5, 30, 150),
      (0, 60, 1),
      (1.0 / 120, 60, 1),
      (14.0 / 120, 60, 7),  // 0.11666… · 60 is a little more than 7
      (15.0 / 120, 60, 8),
      (2.5, 24, 60),
      (2.51, 24, 61),
      (600, 240, 144_000),
    ] as [(duration: Double, fps: Int, count: Int)])
  func `has as many stills as begin within the script`(duration: Double, fps: Int, count: Int) {
    #expect(ReelNumbering(duration: duration, fps: fps).count == count)
  }

  @Test(
    arguments: [
      (time: 0.0, number: 0 as Int?),
      (0.5, 30),
      (0.51, 30),
      (0.516, 30),
      (31.0 / 60, 31),
      (0.3, 18),  // 0.3 · 60 is a little less than 18
      (4.999, 299),
      (5, nil),
      (-0.1, nil),
      (.infinity, nil),
      (.nan, nil),
    ] as [(time: Double, number: Int?)])
  func `takes the still that holds`(time: Double, number: Int?) {
    #expect(ReelNumbering(duration: 5, fps: 60).number(at: time) == number)
  }

  @Test func `every still holds at its own time`() {
    for fps in [1, 7, 24, 25, 30, 50, 60, 120, 144, 239, 240] {
      let reel = ReelNumbering(duration: 20, fps: fps)
      let wrong = (0..<reel.count).filter { reel.number(at: reel.time(of: $0)) != $0 }
      #expect(wrong.isEmpty, "\(fps) fps")
    }
  }

  @Test(
    arguments: [
      (span: ReelSpan.whole, numbers: 0...299),
      (.at(0.5), 30...30),
      (.between(from: nil, to: nil), 0...299),
      (.between(from: 1, to: nil), 60...299),
      (.between(from: nil, to: 1), 0...60),
      (.between(from: 1, to: 1), 60...60),
      (.between(from: 1.01, to: 1.99), 60...119),
      (.between(from: 4, to: 5), 240...299),
    ] as [(span: ReelSpan, numbers: ClosedRange<Int>)])
  func `spans keep the numbers of the reel`(span: ReelSpan, numbers: ClosedRange<Int>) throws {
    #expect(try ReelNumbering(duration: 5, fps: 60).numbers(span, scene: "s") == numbers)
  }

  @Test func `refuses more stills than it numbers with six digits`() throws {
    let long = ReelNumbering(duration: 48_333_333, fps: 60)
    #expect(long.count == 2_899_999_980)
    let error = #expect(throws: StudioError.self) { try long.numbers(.whole, scene: "s") }
    #expect(
      error?.description
        == "the reel of \"s\" would have 2899999980 stills at 60 fps; at most 1000000 are rendered at "
        + "once, so render a part of it, or fewer stills per second")
    #expect(try long.numbers(.at(48_000_000), scene: "s").count == 1)
    #expect(try long.numbers(.between(from: 5, to: 16_000), scene: "s").count == 959_701)
    #expect(throws: StudioError.self) {
      try long.numbers(.between(from: nil, to: 17_000), scene: "s")
    }
    #expect(try ReelNumbering(duration: 1e6, fps: 1).numbers(.whole, scene: "s").count == 1_000_000)
    #expect(ReelNumbering(duration: 1e17, fps: 240).count == 1_000_000_000_000_000)
  }

  static let outside =
    "outside the reel of \"s\", which runs from 0 to 5 s (stills 0 to 299 at 60 fps)"

  @Test(
    arguments: [
      (span: ReelSpan.at(5), message: "the time 5 s is " + outside),
      (.between(from: -1, to: nil), "the time -1 s is " + outside),
      (.between(from: nil, to: 5.1), "the time 5.1 s is " + outside),
      (.between(from: 2, to: 1), "the span from 2 s to 1 s ends before it begins"),
    ] as [(span: ReelSpan, message: String)])
  func `refuses what the reel does not have`(span: ReelSpan, message: String) {
    let reel = ReelNumbering(duration: 5, fps: 60)
    let error = #expect(throws: StudioError.self) { try reel.numbers(span, scene: "s") }
    #expect(error?.description == message)
  }
}
