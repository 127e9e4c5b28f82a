import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Scenes in which much can go wrong with the order of questions.
enum Sample: CaseIterable, CustomTestStringConvertible {
  case taps, position, lazy, uneven, animated, nested, nestedLazy, timed, lagging

  var testDescription: String { "\(self)" }

  var scene: Scene {
    let size = CGSize(width: 100, height: 200)
    switch self {
    case .taps:
      return Scene("taps", canvas: size, script: [.tap("a"), .wait(0.2), .tap("b"), .wait(0.1)]) {
        VStack {
          TapCounter(name: "a")
          TapCounter(name: "b")
        }
      }
    case .position:
      return Scene(
        "position", canvas: size,
        script: [.flick(.up, velocity: 900), .untilSettled(), .tap("jump"), .wait(0.4)]
      ) { Followed() }
    case .lazy:
      return Scene(
        "lazy", canvas: size,
        script: [
          .flick(.up, velocity: 2500), .untilSettled(),
          .scrollTo(id: "500", anchor: .center), .untilSettled(), .flick(.down, velocity: 800),
          .untilSettled(),
        ]
      ) { Uneven(isEven: true) }
    case .uneven:
      return Scene(
        "uneven", canvas: size,
        script: [
          .flick(.up, velocity: 2500), .untilSettled(), .scrollTo(edge: .bottom),
          .untilSettled(), .flick(.down, velocity: 2000), .untilSettled(),
        ]
      ) { Uneven(isEven: false) }
    case .animated:
      return Scene(
        "animated", canvas: size,
        script: [.tap("move"), .wait(0.15), .tap("move"), .wait(0.1), .tap("move"), .wait(0.5)]
      ) { Moving() }
    case .nested, .nestedLazy:
      let isLazy = self == .nestedLazy
      return Scene(
        "nested", canvas: size,
        script: [
          .drag(from: .point(CGPoint(x: 50, y: 30)), by: CGVector(dx: -60, dy: 3), over: 0.3),
          .untilSettled(),
          .drag(from: .point(CGPoint(x: 50, y: 150)), by: CGVector(dx: 3, dy: -90), over: 0.3),
          .untilSettled(),
        ]
      ) { Shelves(isLazy: isLazy) }
    case .timed, .lagging:
      let configuration: ScrollTransitionConfiguration =
        self == .timed ? .animated(.bouncy) : .interactive.animation(.smooth)
      return Scene(
        "timed", canvas: size,
        script: [
          .flick(.up, velocity: 1500), .wait(0.4), .flick(.down, velocity: 900), .untilSettled(),
        ]
      ) { TimedCards(configuration: configuration) }
    }
  }
}

/// A button that counts its own taps.
private struct TapCounter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}

/// A list whose position is shown above it.
struct Followed: View {
  @State private var position: Int? = 3

  var body: some View {
    VStack(spacing: 0) {
      Button("jump") { withAnimation(.easeInOut(duration: 0.3)) { position = 2 } }
        .accessibilityIdentifier("jump")
      Text("\(position ?? -1)")
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40) { Color.blue.frame(height: 30 + CGFloat($0 % 3)) }
        }.scrollTargetLayout()
      }
      .scrollPosition(id: $position)
    }
  }
}

/// A thousand rows, of one height or of many.
struct Uneven: View {
  let isEven: Bool

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(0..<1000) { row in
          Text("row \(row)")
            .frame(height: isEven ? 30 : 20 + CGFloat(row * 7 % 31))
            .scrollTransition { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0.4).offset(x: 20 * phase.value)
            }
        }
      }
    }
  }
}

/// A box that moves, grows and fades.
struct Moving: View {
  @State private var step = 0

  var body: some View {
    VStack {
      Button("move") { withAnimation(.smooth(duration: 0.4)) { step += 1 } }
        .accessibilityIdentifier("move")
      Color.red.frame(width: 20, height: 20)
        .scaleEffect(1 + CGFloat(step) / 2)
        .offset(x: step % 2 == 0 ? 0 : 30)
        .opacity(step % 2 == 0 ? 1 : 0.25)
    }
  }
}

/// Rows that scroll sideways in a list that scrolls down.
struct Shelves: View {
  let isLazy: Bool

  var body: some View {
    ScrollView {
      if isLazy { LazyVStack(spacing: 10) { shelves } } else { VStack(spacing: 10) { shelves } }
    }
  }

  private var shelves: some View {
    ForEach(0..<12) { shelf in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 5) {
          ForEach(0..<20) { item in
            Color(hue: Double(item) / 20, saturation: 1, brightness: 1)
              .frame(width: 40 + CGFloat(item + shelf), height: 50)
          }
        }
      }
      .frame(height: 50)
    }
  }
}

@MainActor @Suite struct `Stills` {
  /// All that a still says.
  struct Answer: Equatable {
    var digest: ContentDigest
    var report: StillReport
    var problems: [SceneProblem]

    @MainActor init(_ stage: Stage, _ time: Double) {
      let still = stage.still(at: time)
      (digest, report, problems) = (still.displayList.digest, still.report, still.problems)
    }
  }

  static func times(_ stage: Stage) -> [Double] {
    let count = 24
    return (0...count).map { stage.duration * Double($0) / Double(count) + 0.001 * Double($0 % 3) }
  }

  @Test(arguments: Sample.allCases) func `do not depend on earlier stills`(sample: Sample) {
    let forward = Stage(sample.scene)
    let times = Self.times(forward)
    let inOrder = times.map { Answer(forward, $0) }
    let backward = Stage(sample.scene)
    let reversed = times.reversed().map { Answer(backward, $0) }
    for (index, time) in times.enumerated() {
      #expect(reversed[times.count - 1 - index] == inOrder[index], "backward, at \(time)")
      #expect(Answer(Stage(sample.scene), time) == inOrder[index], "alone, at \(time)")
      #expect(Answer(forward, time) == inOrder[index], "again, at \(time)")
    }
    #expect(Set(inOrder.map(\.digest)).count > 2, "the sample moves")
    #expect(inOrder.last?.problems == [])
  }

  @Test(arguments: Sample.allCases) func `of two stages do not disturb each other`(sample: Sample) {
    let (a, b) = (Stage(sample.scene), Stage(sample.scene))
    let alone = Stage(sample.scene)
    let times = Self.times(alone)
    for time in times {
      let wanted = Answer(alone, time)
      #expect(Answer(a, time) == wanted)
      _ = b.still(at: alone.duration - time)
      #expect(Answer(a, time) == wanted)
    }
  }

  @Test func `show the state of the last tick and the exact offset`() {
    let stage = Stage(Sample.position.scene)
    // While a flick slows down the position is written on ticks.
    let changes = (0..<240).filter {
      stage.texts(at: Double($0) / 120) != stage.texts(at: Double($0 + 1) / 120)
    }
    #expect(changes.count > 3)
    for tick in changes.prefix(5) {
      let (start, end) = (Double(tick) / 120, Double(tick + 1) / 120)
      let last = end - 1e-4
      #expect(stage.texts(at: start) == stage.texts(at: last))
      #expect(stage.offset(at: start).y < stage.offset(at: (start + last) / 2).y)
      #expect(stage.offset(at: (start + last) / 2).y < stage.offset(at: last).y)
    }
  }

  @Test func `before the start and after the end equal the first and the last`() {
    let stage = Stage(Sample.lazy.scene)
    #expect(stage.still(at: -3).displayList == stage.still(at: 0).displayList)
    #expect(
      stage.still(at: stage.duration + 100).displayList
        == stage.still(at: stage.duration + 1).displayList)
    #expect(stage.still(at: .nan).displayList == stage.still(at: 0).displayList)
  }
}
