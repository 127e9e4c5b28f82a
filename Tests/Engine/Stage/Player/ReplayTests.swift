import Foundation
import ScrollworkControls
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `An agenda` {
  @Test func `gives actions in the order of ticks, then in the order they were added`() {
    let agenda = Agenda()
    let log = Log()
    for (tick, name) in [(5, "c"), (2, "a"), (5, "d"), (2, "b"), (9, "e")] {
      agenda.add(at: tick) { log.add("\(tick)\(name)") }
    }
    let struck = agenda.add(at: 5) { log.add("struck") }
    agenda.strike(struck)
    while let tick = agenda.nextTick {
      agenda.tick = tick
      agenda.takeDue()?()
    }
    #expect(log.lines == ["2a", "2b", "5c", "5d", "9e"])
  }

  @Test func `has no action due before its time`() {
    let agenda = Agenda()
    agenda.add(at: 3) {}
    agenda.tick = 2
    #expect(agenda.takeDue() == nil)
    #expect(agenda.nextTick == 3)
  }
}

/// A model that nobody observes.
private final class Tally {
  var count = 0
}

@MainActor @Suite struct `Models in state` {
  fileprivate struct Counting: View {
    @State private var tally = Tally()
    @State private var round = 0

    var body: some View {
      VStack {
        Text("tally \(tally.count) round \(round)")
        Button("add") {
          tally.count += 1
          round += 1
        }
        .accessibilityIdentifier("add")
      }
    }
  }

  fileprivate static func stage() -> Stage {
    Stage(script: [.tap("add"), .wait(0.1), .tap("add"), .tap("add"), .wait(0.2)]) { Counting() }
  }

  fileprivate struct Handed: View {
    let tally: Tally
    @State private var round = 0
    // Says that there is a model somewhere.
    @State private var also = Tally()

    var body: some View {
      Button("\(tally.count) \(round)") {
        tally.count += 1
        round += 1
      }
      .accessibilityIdentifier("add")
    }
  }

  @Test func `have the values of each time, in any order of stills`() {
    let moments = (0...20).map { Double($0) / 40 }
    let forward = Self.stage()
    let expected = moments.map { forward.texts(at: $0) }
    #expect(expected.first?.first == "tally 0 round 0")
    #expect(expected.last?.first == "tally 3 round 3")
    let backward = Self.stage()
    #expect(moments.reversed().map { backward.texts(at: $0) } == expected.reversed())
    let mixed = Self.stage()
    for index in [17, 3, 9, 9, 0, 20, 5, 12, 11] {
      #expect(mixed.texts(at: moments[index]) == expected[index])
    }
    for moment in moments { #expect(Self.stage().texts(at: moment) == forward.texts(at: moment)) }
  }

  @Test func `of two stages side by side do not disturb each other`() {
    let (one, two) = (Self.stage(), Self.stage())
    let moments = (0...20).map { Double($0) / 40 }
    for (early, late) in zip(moments, moments.reversed()) {
      #expect(one.still(at: early).displayList == Self.stage().still(at: early).displayList)
      #expect(two.still(at: late).displayList == Self.stage().still(at: late).displayList)
    }
  }

  @Test func `made by the scene's builder exist as long as the player`() {
    let script: GestureScript = [.tap("add"), .wait(0.1), .tap("add"), .wait(0.1)]
    let stage = Stage(script: script) { Handed(tally: Tally()) }
    #expect(stage.texts == ["2 2"])
    #expect(stage.texts(at: 0) == ["0 0"])
    #expect(stage.texts(at: 0.1) == ["1 1"])
    #expect(stage.texts(at: 10) == ["2 2"])
  }

  @Test func `reach the same end in a player stopped often`() {
    func player() -> Player {
      Player(
        Scene("p", script: [.tap("add"), .wait(0.1), .tap("add")]) { Counting() },
        text: FixedAdvanceText(), images: Pictures())
    }
    let (whole, pieces) = (player(), player())
    let timeline = whole.play()
    for tick in 0...60 { pieces.run(to: tick) }
    #expect(pieces.timeline.duration == timeline.duration)
    #expect(pieces.timeline.epochs.map(\.start) == timeline.epochs.map(\.start))
    #expect(timeline.needsReplay)
  }
}

@Suite struct `A reference in a value` {
  fileprivate struct Inner {
    var name: String
    var model: Tally?
  }

  fileprivate struct Deep {
    var inner: [Inner]
  }

  @Test func `is found in classes, optionals, arrays and structures`() {
    #expect(holdsReference(Tally()))
    #expect(holdsReference(Tally() as Tally?))
    #expect(holdsReference([Tally()]))
    #expect(holdsReference(Deep(inner: [Inner(name: "a", model: Tally())])))
    #expect(!holdsReference(nil as Tally?))
    #expect(!holdsReference(Deep(inner: [Inner(name: "a", model: nil)])))
    let deep = [[[[[[[["a": Tally()]]]]]]]]
    #expect(holdsReference(deep))
    #expect(holdsReference((0..<20).map { $0 == 19 ? Tally() : nil }))
    #expect(holdsReference((0..<9_000).map { ["\($0)": ["\($0)": [[$0: "a"]]]] }) == false)
    #expect(!holdsReference(URL(filePath: "/a")))
    #expect(!holdsReference("text"))
    #expect(!holdsReference([1: "one"]))
    #expect(!holdsReference(CGRect.zero))
  }
}
