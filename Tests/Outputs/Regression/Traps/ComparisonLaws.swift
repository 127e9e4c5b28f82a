import Foundation
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing

@testable import ScrollworkRegression

@Suite struct `Laws of comparisons` {
  /// A short scene with some random changes.
  private static func scene(_ random: inout SeededGenerator) -> TrapScene {
    var scene = TrapScene()
    scene.fps = 15
    scene.words = ["Moss", "Ferry", "Plum", "Amber"]
    scene.canvas = CGSize(width: 60, height: 80)
    scene.steps = [.flick(.up, velocity: 300), .wait(0.1)]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<14, using: &random) {
      case 0: scene.scale = [0, 0.5, 0.81].randomElement(using: &random) ?? 1
      case 1: scene.fade = Double.random(in: 0...1, using: &random)
      case 2: scene.rotation = Double.random(in: -400...400, using: &random)
      case 3:
        scene.color = Color(hue: .random(in: 0...1, using: &random), saturation: 1, brightness: 1)
      case 4: scene.radius = .random(in: 0...30, using: &random)
      case 5: scene.opacity = .random(in: 0...1, using: &random)
      case 6: scene.blur = .random(in: 0...3, using: &random)
      case 7: scene.line = Bool.random(using: &random) ? nil : 2
      case 8: scene.titleShift = [-1e6, 0.25, 40, 1e6].randomElement(using: &random) ?? 0
      case 9: scene.isBadgeInFront.toggle()
      case 10: scene.words.shuffle(using: &random)
      case 11: scene.words.removeLast(Int.random(in: 1...3, using: &random))
      case 12: scene.rowHeight = .random(in: 0...70, using: &random)
      default: scene.steps[0] = .wait(Double.random(in: 0...0.5, using: &random))
      }
    }
    return scene
  }

  /// The recordings of seeds, with their place.
  @MainActor private static let recordings = Task {
    var recordings: [Recording] = []
    for seed in 0..<14 {
      var random = SeededGenerator(seed: UInt64(seed))
      recordings.append(try await scene(&random).recording())
    }
    return recordings
  }

  private func verdict(_ old: Recording, _ new: Recording) -> Comparison {
    ReelComparer().compare(old, new, labels: ("old", "new"))
  }

  @Test @MainActor func `a reel is equal to itself and to its file`() async throws {
    for (seed, recording) in try await Self.recordings.value.enumerated() {
      let file = try RecordingFile(RecordingFile(recording).data, path: "tracks.json").recording
      for (old, new) in [(recording, recording), (recording, file), (file, recording)] {
        let comparison = verdict(old, new)
        #expect(comparison.verdict == .equal && comparison.findings.isEmpty, "seed \(seed)")
      }
      #expect(try RecordingFile(file).data == RecordingFile(recording).data, "seed \(seed)")
    }
  }

  @Test @MainActor func `reels are equal exactly where all stills are, in both directions`()
    async throws
  {
    let recordings = try await Self.recordings.value
    for (first, old) in recordings.enumerated() {
      for (second, new) in recordings.enumerated() where first < second {
        let isEqual = old.stills == new.stills
        for comparison in [verdict(old, new), verdict(new, old)] {
          let message: Comment = "seeds \(first) and \(second)"
          #expect((comparison.verdict == .equal) == isEqual, message)
          #expect(comparison.findings.isEmpty == isEqual, message)
          for finding in comparison.findings {
            #expect(finding.from >= 0 && finding.from <= finding.to && finding.count > 0, message)
            #expect(finding.to < max(1, comparison.new.count), message)
            #expect(finding.sentence.hasSuffix(".") && !finding.sentence.contains("nan"), message)
          }
          #expect(Set(comparison.stills.compactMap(\.new)).count == comparison.new.count, message)
          #expect(Set(comparison.stills.compactMap(\.old)).count == comparison.old.count, message)
        }
      }
    }
  }

  @Test func `an alignment has every still once, in order`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let kinds = Int.random(in: 1...6, using: &random)
      let sides = (0..<2).map { _ in
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          Int.random(in: 0..<kinds, using: &random)
        }
      }
      var costs = AlignmentCosts()
      costs.reach = Int.random(in: 0...8, using: &random)
      costs.opening = Double.random(in: 0...1, using: &random)
      let alignment = StillAlignment(sides[0].count, sides[1].count, costs: costs) {
        sides[0][$0] == sides[1][$1] ? 0 : 0.1
      }
      #expect(alignment.pairs.compactMap(\.old) == Array(sides[0].indices), "seed \(seed)")
      #expect(alignment.pairs.compactMap(\.new) == Array(sides[1].indices), "seed \(seed)")
      #expect(alignment.pairs.allSatisfy { $0.old != nil || $0.new != nil }, "seed \(seed)")
      if sides[0] == sides[1] {
        #expect(alignment.matched.allSatisfy { $0.old == $0.new }, "seed \(seed)")
      }
      let times = StillAlignment(timesOf: (sides[0].count, 60), (sides[1].count, 24))
      #expect(times.pairs.compactMap(\.old) == Array(sides[0].indices), "seed \(seed)")
      #expect(times.pairs.compactMap(\.new) == Array(sides[1].indices), "seed \(seed)")
    }
  }

  @Test func `reels of very different lengths need no more memory than a table may`() {
    func recording(_ count: Int) -> Recording {
      Recording(
        settings: RecordingSettings(
          scene: "long", canvas: [1, 1], scale: 1, colorScheme: "light",
          layoutDirection: "leftToRight", fps: 60, duration: 1, script: [], libraries: [:],
          fonts: [:], marks: [:]),
        stills: (0..<count).map { RecordedStill(list: "\($0 & 1)") })
    }
    let comparison = verdict(recording(9_000), recording(18_000))
    #expect(comparison.verdict == .different)
    #expect(comparison.stills.count == 18_000)
  }

  @Test func `a longest rise rises and none is longer`() {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let numbers = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...15, using: &random)
      }
      let rise = OrderComparer.longestRise(numbers).sorted().map { numbers[$0] }
      #expect(zip(rise, rise.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      var lengths: [Int] = []
      for (index, number) in numbers.enumerated() {
        lengths.append(
          1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
      }
      #expect(rise.count == lengths.max() ?? 0, "seed \(seed)")
    }
  }
}
