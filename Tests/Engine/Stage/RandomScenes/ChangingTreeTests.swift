import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Random views that a timer changes, before what has begun is over: lengths, who is there, and who
/// matches whom.
private struct Changing: View {
  let seed: UInt64
  @State private var step = 0
  @Namespace private var space

  private func tree(_ number: UInt64, growth: Int = 0) -> AnyView {
    var random = RandomView(seed: seed * 4 + number, growth: growth)
    return random.make(depth: 2)
  }

  private var transition: AnyTransition {
    [.slide, .scale, .opacity, .push(from: .bottom), .move(edge: .top).combined(with: .opacity)][
      Int(seed % 5)]
  }

  private var animation: Animation? {
    [.linear(duration: 0.5), .spring(duration: 0.6, bounce: 0.4), .easeInOut(duration: 0.4), nil][
      (Int(seed) + step) % 4]
  }

  var body: some View {
    VStack {
      tree(0, growth: step % 3 * 3)
      if step % 2 == 0 {
        tree(1).matchedGeometryEffect(id: 0, in: space).transition(transition)
      } else {
        ScrollView { LazyVStack { tree(2).matchedGeometryEffect(id: 0, in: space) } }
      }
      ForEach(0..<3) { index in tree(3, growth: (step + index) % 3) }
    }
    .frame(width: 120, height: 160)
    .animation(.easeIn(duration: 0.3), value: step % 3)
    .onReceive(Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(animation) { step += 1 }
    }
  }
}

@MainActor @Suite struct `Random trees that change` {
  private let times = (0..<23).map { Double($0) / 16 }

  private func scene(_ seed: UInt64) -> Scene {
    Scene(
      "changing", canvas: CGSize(width: 120, height: 160),
      script: [.flick(.up, velocity: 900), .wait(0.6), .flick(.left, velocity: 600), .wait(0.7)]
    ) { Changing(seed: seed) }
  }

  @Test func `look the same whatever was looked at before`() {
    for seed in UInt64(0)..<10 {
      let scene = scene(seed)
      let (forward, other) = (Stage(scene), Stage(scene))
      let stills = times.map { forward.still(at: $0) }
      for index in times.indices {
        let shuffled = index * 14 % times.count
        let still = other.still(at: times[shuffled])
        let expected = stills[shuffled]
        #expect(
          still.displayList.digest == expected.displayList.digest,
          "seed \(seed) at \(times[shuffled])")
        #expect(still.report == expected.report, "seed \(seed) at \(times[shuffled])")
        let dump = still.displayList.dump
        #expect(!dump.contains("nan") && !dump.contains("inf"), "seed \(seed)")
      }
    }
  }

  @Test func `list the same views whatever was listed before`() {
    for seed in UInt64(0)..<10 {
      let scene = scene(seed)
      let forward = Stage(scene).stillsWithViews(at: times).map(\.views)
      #expect(!forward[0].isEmpty, "seed \(seed)")
      let other = Stage(scene)
      for index in times.indices {
        let shuffled = index * 14 % times.count
        let isEqual = other.stillWithViews(at: times[shuffled]).views == forward[shuffled]
        #expect(isEqual, "seed \(seed) at \(times[shuffled])")
      }
      // A stage that has listed nothing.
      for index in [4, 11, 20] {
        let isEqual = Stage(scene).stillWithViews(at: times[index]).views == forward[index]
        #expect(isEqual, "seed \(seed) at \(times[index])")
      }
    }
  }

  @Test func `open with the still that they have, and play on as without it`() throws {
    for seed in UInt64(0)..<10 {
      let scene = scene(seed)
      let expected = Stage(scene).stills(at: times)
      for index in [0, 5, 16] {
        let stage = Stage(scene)
        let opening = try #require(stage.opening(at: times[index]) { _ in false })
        #expect(opening.displayList.digest == expected[index].displayList.digest, "seed \(seed)")
        let stills = stage.stills(at: times)
        #expect(stills.map(\.displayList.digest) == expected.map(\.displayList.digest))
        #expect(stills.map(\.report) == expected.map(\.report), "seed \(seed)")
        #expect(stage.opening(at: 0) { _ in false } == nil, "It has been played.")
      }
    }
  }
}
