import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Those who watch whether views are in sight.
@MainActor @Suite struct `Visibility in a scroll view` {
  /// Rows of 100 in a window of 200, which tell when they come and go.
  struct Cards: View {
    var isLazy = true
    var isHorizontal = false
    var threshold = 0.5
    var count = 12
    let log: Log
    @State private var isShort = false

    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: 20).accessibilityIdentifier("go").onTapGesture { isShort = true }
        ScrollView(isHorizontal ? .horizontal : .vertical) {
          if isHorizontal {
            LazyHStack(spacing: 0) { cards }
          } else if isLazy {
            LazyVStack(spacing: 0) { cards }
          } else {
            VStack(spacing: 0) { cards }
          }
        }
        .frame(width: 200, height: 200)
      }
    }

    private var cards: some View {
      ForEach(0..<(isShort ? 1 : count), id: \.self) { card in
        Color.blue.frame(width: 100, height: 100)
          .onScrollVisibilityChange(threshold: threshold) { log.add("\(card) \($0)") }
      }
    }
  }

  private func lines(
    _ script: GestureScript, rightToLeft: Bool = false, _ cards: (Log) -> Cards
  ) -> [String] {
    let log = Log()
    let cards = cards(log)
    let stage = Stage(
      canvas: CGSize(width: 200, height: 220), rightToLeft: rightToLeft, script: script
    ) { cards }
    #expect(stage.problems.isEmpty)
    return log.lines
  }

  @Test(arguments: [false, true])
  func `reports views visible at first, and those that become visible or hidden`(
    isLazy: Bool
  ) {
    let lines = lines([slowDrag(CGVector(dx: 0, dy: -170)), .wait(0.1)]) {
      Cards(isLazy: isLazy, log: $0)
    }
    // At 50 points half of the first is left, and half of the third has come: neither is more.
    #expect(
      lines == ["0 true", "1 true", "0 false", "2 true", "1 false", "3 true"]
        || lines == ["0 true", "1 true", "2 true", "0 false", "3 true", "1 false"]
        || lines == ["0 true", "1 true", "0 false", "2 true", "3 true", "1 false"],
      "\(lines)")
  }

  @Test(arguments: [
    (0.0, 20 as CGFloat, ["0 true", "1 true", "2 true"]),
    (0.5, 50, ["0 true", "1 true", "0 false"]), (0.5, 49, ["0 true", "1 true"]),
    (0.5, 51, ["0 true", "1 true", "0 false", "2 true"]),
    (0.9, 5, ["0 true", "1 true"]), (0.9, 11, ["0 true", "1 true", "0 false"]),
    (1.0, 0, ["0 true", "1 true"]), (1.0, 1, ["0 true", "1 true", "0 false"]),
  ]) func `counts more than the threshold as visible`(
    threshold: Double, way: CGFloat, expected: [String]
  ) {
    for isLazy in [false, true] {
      let script: GestureScript = [
        .scrollTo(offset: CGPoint(x: 0, y: way), animated: false), .wait(0.1),
      ]
      #expect(
        lines(script) { Cards(isLazy: isLazy, threshold: threshold, log: $0) } == expected)
    }
  }

  @Test(arguments: [false, true]) func `reports a jump at both ends`(isLazy: Bool) {
    let script: GestureScript = [.scrollTo(edge: .bottom, animated: false), .wait(0.1)]
    #expect(
      lines(script) { Cards(isLazy: isLazy, log: $0) }
        == ["0 true", "1 true", "0 false", "1 false", "10 true", "11 true"])
  }

  @Test(arguments: [false, true]) func `works on both axes and from both sides`(rightToLeft: Bool) {
    let way = CGVector(dx: rightToLeft ? 120 : -120, dy: 0)
    let lines = lines([slowDrag(way), .wait(0.1)], rightToLeft: rightToLeft) {
      Cards(isHorizontal: true, log: $0)
    }
    #expect(lines == ["0 true", "1 true", "0 false", "2 true"])
  }

  @Test func `reports nothing of views that leave the scene`() {
    for isLazy in [false, true] {
      let lines = lines([.tap("go"), .wait(0.1)]) { Cards(isLazy: isLazy, log: $0) }
      #expect(lines == ["0 true", "1 true"])
    }
  }

  @Test func `makes no rows outside the visible area`() {
    let made = Log()
    let log = Log()
    let stage = Stage(script: [.flick(.up, velocity: 1000), .untilSettled()]) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { Row(number: $0, made: made, log: log) }
        }
      }
    }
    #expect(stage.duration > 0.5)
    #expect(Set(made.lines).count < 40)
    #expect(log.lines.count > 8)
  }

  private struct Row: View {
    let number: Int
    let made: Log
    let log: Log

    var body: some View {
      made.add("\(number)")
      return Color.blue.frame(height: 50)
        .onScrollVisibilityChange { log.add("\(number) \($0)") }
    }
  }

  @Test func `hides the views of a nested scroll view that is out of sight`() {
    let log = Log()
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100),
      script: [.scrollTo(offset: CGPoint(x: 0, y: 300), animated: false), .wait(0.1)]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { shelf in
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<4, id: \.self) { book in
                  Color.red.frame(width: 60, height: 100)
                    .onScrollVisibilityChange { log.add("\(shelf).\(book) \($0)") }
                }
              }
            }
          }
        }
      }
    }
    #expect(stage.problems.isEmpty)
    // 40 of the second book's 60 points show.
    #expect(
      log.lines == [
        "0.0 true", "0.1 true", "0.0 false", "0.1 false", "3.0 true", "3.1 true",
      ])
  }

  @Test func `shows state that it writes at once, and on ticks alone`() throws {
    struct Player: View {
      let number: Int
      @State private var isPlaying = false

      var body: some View {
        Text(isPlaying ? "play \(number)" : "stop \(number)").frame(width: 100, height: 100)
          .onScrollVisibilityChange { isPlaying = $0 }
      }
    }
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100),
      script: [slowDrag(CGVector(dx: 0, dy: -100)), .wait(0.1)]
    ) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<9, id: \.self) { Player(number: $0) } }
      }
    }
    // A lazy row is there from its edge on.
    #expect(stage.texts(at: 0) == ["play 0", "stop 1"])
    #expect(stage.texts == ["stop 0", "play 1", "stop 2"])
    for tick in 0...Int(stage.duration * 120) {
      let time = Double(tick) / 120
      let texts = stage.texts(at: time)
      let offset = stage.offset(at: time).y
      // At exactly a half neither plays.
      if offset < 50 { #expect(texts.first == "play 0", "\(offset)") }
      if offset > 50 { #expect(texts.contains("play 1"), "\(offset)") }
    }
    let again = Stage(
      canvas: CGSize(width: 100, height: 100),
      script: [slowDrag(CGVector(dx: 0, dy: -100)), .wait(0.1)]
    ) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<9, id: \.self) { Player(number: $0) } }
      }
    }
    let times = [0.6, 0.3, 0.31, 0]
    #expect(
      times.map { again.still(at: $0).displayList.dump }
        == times.map { stage.still(at: $0).displayList.dump })
  }

  // MARK: Targets

  private func targets<ID: Hashable>(
    _ type: ID.Type, threshold: Double = 0.5, isLazy: Bool, script: GestureScript
  ) -> [String] {
    let log = Log()
    let stage = Stage(canvas: CGSize(width: 100, height: 200), script: script) {
      Targets(type: type, threshold: threshold, isLazy: isLazy, log: log)
    }
    #expect(stage.problems.isEmpty)
    return log.lines
  }

  private struct Targets<ID: Hashable>: View {
    let type: ID.Type
    let threshold: Double
    let isLazy: Bool
    let log: Log

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .onScrollTargetVisibilityChange(idType: type, threshold: threshold) { ids in
        log.add(ids.map { "\($0)" }.joined(separator: " "))
      }
    }

    private var rows: some View {
      ForEach(0..<30, id: \.self) { Color.red.frame(height: 80).id($0) }
    }
  }

  @Test(arguments: [false, true]) func `reports visible targets by their ids`(isLazy: Bool) {
    let down: GestureScript = [
      .scrollTo(offset: CGPoint(x: 0, y: 60), animated: false), .wait(0.05),
      .scrollTo(offset: CGPoint(x: 0, y: 65), animated: false), .wait(0.05),
      .scrollTo(edge: .bottom, animated: false), .wait(0.1),
    ]
    #expect(
      targets(Int.self, isLazy: isLazy, script: down) == ["0 1", "1 2", "28 29"])
    #expect(
      targets(Int.self, threshold: 0, isLazy: isLazy, script: down)
        == ["0 1 2", "0 1 2 3", "27 28 29"])
    #expect(
      targets(Int.self, threshold: 1, isLazy: isLazy, script: down) == ["0 1", "1 2", "28 29"])
    #expect(targets(String.self, isLazy: isLazy, script: down).isEmpty)
  }
}
