import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkStage
import TestSupport
import Testing

@testable import ScrollworkRegression

@Suite struct `A recorder of a view` {
  /// A view that differs from others in place, opacity and phase.
  private func view(_ variant: Int) -> DrawnView {
    DrawnView(
      effect: "List/Row", source: "Rows.swift:7", scrollView: "List",
      frame: CGRect(x: variant * 5, y: 20, width: 80, height: 30),
      phase: [.identity, .topLeading, .bottomTrailing][variant % 3], progress: nil,
      map: ProjectionTransform(), opacity: variant == 2 ? 0.5 : 1, filters: [], blend: .normal)
  }

  /// A random reel: views that rest, change and leave, by their still.
  private func reel(_ random: inout SeededGenerator) -> [(still: Int, variant: Int)] {
    var (still, variant, reel) = (0, 0, [(Int, Int)]())
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      if Int.random(in: 0..<3, using: &random) == 0 {
        still += Int.random(in: 1...4, using: &random)
      }
      if Bool.random(using: &random) { variant = Int.random(in: 0..<4, using: &random) }
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        reel.append((still, variant))
        still += 1
      }
    }
    return reel
  }

  @Test func `tells every still that it was given, and no other`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let reel = reel(&random)
      var recorder = ViewRecorder(
        ViewSample(view(reel[0].variant), name: "List/Row", drawing: nil))
      for (still, variant) in reel {
        recorder.append(ViewSample(view(variant), name: "List/Row", drawing: nil), at: still)
      }
      let recorded = recorder.view
      let variants = Dictionary(uniqueKeysWithValues: reel.map { ($0.still, $0.variant) })
      for still in 0...(reel.last?.still ?? 0) + 1 {
        let expected = variants[still].map(view)
        #expect(recorded.isDrawn(at: still) == (expected != nil), "seed \(seed), still \(still)")
        guard let expected else { continue }
        let (x, opacity) = (
          recorded.value(.x, at: still) ?? .nan, recorded.value(.opacity, at: still) ?? .nan
        )
        #expect(abs(x - Double(expected.frame.minX)) <= 0.02, "seed \(seed), still \(still)")
        #expect(abs(opacity - expected.opacity) <= 0.0004, "seed \(seed), still \(still)")
        #expect(recorded.value(.width, at: still) == 80, "seed \(seed), still \(still)")
        #expect(
          recorded.text(.phase, at: still) == expected.phase.map { "\($0)" },
          "seed \(seed), still \(still)")
      }
    }
  }

  @Test func `makes of a view at rest what it makes of one that is appended number by number`() {
    for tolerance in [0, 0.02] {
      var (repeated, appended) = (
        NumberTrackBuilder(tolerance: tolerance), NumberTrackBuilder(tolerance: tolerance)
      )
      for (still, value, rest) in [(0, 1.0, 5), (6, 2.0, 0), (7, 2.01, 9), (20, 4.0, 1)] {
        repeated.append(value, at: still)
        repeated.repeatLast(rest)
        for later in still...still + rest { appended.append(value, at: later) }
      }
      #expect(repeated.track() == appended.track())
    }
  }
}
