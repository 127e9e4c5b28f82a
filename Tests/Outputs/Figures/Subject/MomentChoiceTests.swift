import Foundation
import ScrollworkStage
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@Suite @MainActor struct `Moments of a series` {
  private let rows = FigureSubject(Stage(.rows()))

  @Test func `are spread evenly, in hundredths`() throws {
    #expect(MomentChoice.even(4, to: 1) == [0, 0.33, 0.66, 1])
    #expect(MomentChoice.even(3, from: 0.255, to: 0.755) == [0.255, 0.5, 0.75])
    #expect(MomentChoice.even(1, to: 1) == [0])
    #expect(try MomentChoice.chosen(3, from: .mark("go")).times(in: rows) == [0.5, 0.75, 1])
  }

  @Test func `are those of the marks`() throws {
    #expect(try MomentChoice.chosen(6, by: .marks).times(in: rows) == [0.5, 1])
    #expect(
      try MomentChoice.chosen(6, by: .marks, to: .time(0.7)).times(in: rows) == [0.5])
  }

  @Test func `are listed`() throws {
    let moments: [FigureMoment] = [.time(0.2), .mark("go"), .end]
    #expect(try MomentChoice.at(moments).times(in: rows) == [0.2, 0.5, 1])
  }

  @Test func `part the change, not the time`() throws {
    let times = try MomentChoice.chosen(3, by: .change).times(in: rows)
    #expect(times[0] == 0)
    #expect(abs(times[1] - 0.75) <= 0.04, "\(times)")
    #expect(times[2] == 1)
  }

  @Test(arguments: [
    (MomentChoice.at([.time(2)]), "at", "found 2 s, expected a time from 0 to 1 s"),
    (.at([.end, .mark("gone")]), "at", "found no mark \"gone\""),
    (.chosen(3, from: .end, to: .time(0)), "to", "found an end at 0 s, before the start at 1 s"),
    (.chosen(3, by: .marks, to: .time(0.1)), "choose", "found no marks in the script of \"rows\""),
    (.chosen(3, by: .change, to: .time(0.4)), "choose", "found no change of \"rows\""),
  ])
  func `that are not there are an error`(
    choice: MomentChoice, key: String, message: String
  ) throws {
    let error = #expect(throws: FigureError.self) { try choice.times(in: rows) }
    #expect(error?.keys.first == .name(key))
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ([0, 0.4, 1.25], ["0.00 s", "0.40 s", "1.25 s"]), ([0, 1.5], ["0.0 s", "1.5 s"]),
    ([2, 10], ["2 s", "10 s"]), ([0.05], ["0.05 s"]), ([12.3], ["12.3 s"]), ([0.3333], ["0.33 s"]),
  ])
  func `have as many decimals as the most exact`(times: [Double], words: [String]) {
    #expect(SeriesTime.spell(times) == words)
  }
}

@Suite struct `Visible change` {
  @Test func `is parted where its sum reaches equal parts`() {
    let change = VisibleChange(times: [0, 1, 2, 3, 4], steps: [0, 10, 30, 0])
    #expect(change.total == 40)
    #expect(change.times(3) == [0, 2.33, 3])
    #expect(change.times(5) == [0, 2, 2.33, 2.67, 3])
    #expect(change.times(1) == [0])
  }

  @Test(arguments: 0..<100) func `is equal between neighbors`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let steps = (0..<40).map { _ in
      Bool.random(using: &random) ? 0 : Double.random(in: 0.1...50, using: &random)
    }
    let change = VisibleChange(times: (0...40).map { Double($0) / 30 }, steps: steps + [])
    guard change.total > 0 else { return }
    let count = Int.random(in: 2...12, using: &random)
    let times = (0..<count).map {
      change.time(at: change.total * Double($0) / Double(count - 1))
    }
    for (one, other) in zip(times, times.dropFirst()) {
      #expect(one < other)
      let part = sum(change, other) - sum(change, one)
      #expect(abs(part - change.total / Double(count - 1)) < 1e-6 * change.total)
    }
  }

  private func sum(_ change: VisibleChange, _ time: Double) -> Double {
    guard let next = change.times.firstIndex(where: { $0 >= time }), next > 0 else { return 0 }
    let (start, end) = (change.times[next - 1], change.times[next])
    let part = (time - start) / (end - start)
    return change.sums[next - 1] + part * (change.sums[next] - change.sums[next - 1])
  }
}
