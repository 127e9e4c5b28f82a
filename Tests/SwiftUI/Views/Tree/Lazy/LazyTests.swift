import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Lazy stacks` {
  struct Row: View {
    let index: Int
    let height: CGFloat
    let log: Log

    var body: some View {
      log.add("\(index)")
      return Color.red.frame(height: height)
    }
  }

  @Test func `make only visible rows of a million`() {
    let log = Log()
    let stage = Stage(
      script: [
        .wait(0.1), .scrollTo(id: "500000", anchor: .center, animated: false), .wait(0.5),
      ]
    ) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { Row(index: $0, height: 40, log: log) } }
      }
    }
    #expect(stage.frame(0) == CGRect(0, 0, 100, 40))
    #expect(stage.frame(500_000, at: 0.2) == CGRect(0, 80, 100, 40))
    #expect(stage.still(at: 0.2).report.scrollViews[0].contentSize.height == 40_000_000)
    #expect(log.lines.count < 100)
    let known = log.lines.count
    for step in 0..<60 { _ = stage.still(at: 0.2 + Double(step) / 1000) }
    #expect(log.lines.count == known, "a still of known rows makes none")
    #expect(stage.complaints == [])
  }

  /// Of a million rows, one window for each tick of half a second at most.
  @Test func `make only the rows that a wild finger shows`() {
    let log = Log()
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.5, y: 1e8), endControlPoint: UnitPoint(x: 0.5, y: -1e8))
    let stage = Stage(
      script: [.drag(by: CGVector(dx: 0, dy: -400), over: 0.5, curve: wild), .wait(0.1)]
    ) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { Row(index: $0, height: 40, log: log) } }
      }
    }
    #expect(stage.duration > 0.5)
    #expect(log.lines.count < 4_000, "\(log.lines.count)")
  }

  /// A push over 60,000 points passes 1,500 rows, all of which are measured.
  @Test func `release the rows that they measure on the way`() {
    let log = Log()
    var scene = Scene(
      "test", canvas: CGSize(width: 100, height: 200), scale: 2,
      script: [.wheel(by: CGVector(dx: 0, dy: 60_000), over: 60)]
    ) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { Row(index: $0, height: 40, log: log) }
        }
      }
    }
    scene.hasMouse = true
    let player = scene.onScreen {
      let player = Player(scene, text: FixedAdvanceText(), images: Pictures())
      _ = player.play()
      return player
    }
    #expect(log.lines.count > 1_400)
    var kept: [Int] = []
    player.tree.root.forEachMade { node in
      if let stack = node as? LazyStackNode { kept.append(stack.made.count) }
    }
    #expect(kept.count == 1 && kept[0] < 400, "\(kept) of \(log.lines.count)")
  }

  @Test func `make no more rows for a long scroll than for a short one`() {
    func rows(_ id: Int) -> Int {
      let log = Log()
      let stage = Stage(script: [.scrollTo(id: "\(id)", anchor: .top), .untilSettled()]) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { Row(index: $0, height: 40, log: log) } }
        }
      }
      #expect(stage.offset(at: stage.duration).y == CGFloat(id) * 40)
      return log.lines.count
    }
    #expect(abs(rows(1_000) - rows(900_000)) <= 2)
  }

  @Test func `grow and shrink with their data at any content offset`() throws {
    struct Growing: View {
      @State private var ids = Array(0..<100)

      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Button("+") { ids.insert(contentsOf: 1000..<1005, at: 0) }
              .accessibilityIdentifier("insert")
            Button("-") { ids.removeFirst(10) }.accessibilityIdentifier("remove")
            Button("0") { ids = [] }.accessibilityIdentifier("clear")
          }.frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(ids, id: \.self) { Color.red.frame(height: 20 + CGFloat($0 % 2) * 10) }
            }
          }
        }
      }
    }
    let stage = Stage(
      script: [
        .tap("insert"), .wait(0.1), .tap("remove"), .wait(0.1), .tap("clear"), .wait(0.1),
        .tap("insert"), .wait(0.1),
      ]
    ) { Growing() }
    #expect(stage.frame(0)?.minY == 20)
    #expect(stage.frame(0, at: taps(1))?.minY == CGFloat(140))
    #expect(stage.frame(1000, at: taps(1)) == CGRect(0, 20, 100, 20))
    #expect(stage.frame(5, at: taps(2) + 0.1)?.minY == 20)
    #expect(stage.frame(6, at: taps(2) + 0.1)?.minY == 50)
    let cleared = stage.still(at: taps(3) + 0.2).report.scrollViews[0]
    #expect(cleared.contentSize.height == 0)
    #expect(stage.frame(1000, at: stage.duration)?.minY == 20)
    #expect(stage.frame(1001, at: stage.duration)?.minY == 40)
    #expect(stage.complaints == [])
  }

  @Test func `update rows that became visible`() {
    struct Watching: View {
      let log: Log
      @State private var round = 0

      var body: some View {
        VStack(spacing: 0) {
          Button("go") { round += 1 }.frame(height: 20).accessibilityIdentifier("go")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100) { index in
                Color.red.frame(height: 60)
                  .onChange(of: round) { old, new in log.add("\(index): \(old) \(new)") }
              }
            }
          }
        }
      }
    }
    let log = Log()
    let stage = Stage(
      script: [.scrollTo(id: "50", anchor: .top, animated: false), .tap("go")]
    ) { Watching(log: log) }
    _ = stage.duration
    #expect(log.lines.contains("50: 0 1"))
  }

  @Test func `apply a new spacing at once`() {
    struct Loose: View {
      @State private var spacing: CGFloat = 0

      var body: some View {
        VStack(spacing: 0) {
          Button("go") { spacing = 10 }.frame(height: 20).accessibilityIdentifier("go")
          ScrollView {
            LazyVStack(spacing: spacing) { ForEach(0..<50) { _ in Color.red.frame(height: 30) } }
          }
        }
      }
    }
    let stage = Stage(script: [.tap("go"), .wait(0.1)]) { Loose() }
    #expect(stage.frame(1)?.minY == 50)
    #expect(stage.frame(1, at: taps(1))?.minY == 60)
    #expect(
      stage.still(at: taps(1)).report.scrollViews[0].contentSize.height == CGFloat(50 * 40 - 10))
  }

  @Test func `and eager stacks cost rows near the visible area only`() {
    for isLazy in [false, true] {
      func children(_ count: Int) -> Int {
        let stage = Stage(
          script: [.scrollTo(offset: CGPoint(x: 0, y: 1000), animated: false), .wait(0.1)]
        ) { ManyCards(count: count, isLazy: isLazy) }
        return stage.still(at: stage.duration).report.children.count
      }
      #expect(children(100) == children(700))
      #expect(children(700) < 20)
    }
  }

  struct ManyCards: View {
    let count: Int
    let isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { cards } } else { VStack(spacing: 0) { cards } }
      }
    }

    private var cards: some View {
      ForEach(0..<count, id: \.self) { _ in
        Color.red.frame(height: 40).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
      }
    }
  }

  @Test func `of both axes place their rows alike`() {
    let stage = Stage {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 6) {
          ForEach(0..<5) { Color.red.frame(width: 20, height: 30).id($0) }
          Color.blue.frame(width: 10, height: 40).id("last")
        }
      }
    }
    #expect(stage.frame(1) == CGRect(26, 0, 20, 30))
    #expect(stage.frame("last") == nil)
  }
}

@MainActor @Suite struct `Lines of text` {
  @Test func `writes other numbers with six decimals, as the system does`() {
    let stage = Stage(canvas: CGSize(width: 900, height: 300)) {
      VStack {
        Text("\(1.5) \(CGFloat(-1234.25)) \(Float.infinity) \(-0.0)")
        Text(verbatim: "\(1.5)")
      }
    }
    #expect(stage.texts == ["1.500000 -1,234.250000 inf -0.000000", "1.5"])
  }

  @Test func `groups whole numbers in thousands, and nothing else`() {
    let (count, name) = (12_345_678, "x")
    let stage = Stage(canvas: CGSize(width: 900, height: 300)) {
      VStack {
        Text("\(count) of \(-1000) and \(999), \(name)")
        Text(verbatim: "\(count)")
        Text("\(count)" as String)
        Text("\(1.5, specifier: "%.2f") \(Int.min)")
        Text(String(count))
      }
    }
    #expect(
      stage.texts == [
        "12,345,678 of -1,000 and 999, x", "12345678", "12345678",
        "1.50 -9,223,372,036,854,775,808", "12345678",
      ])
  }

  /// Every character is half an em wide and a line 1.2 em high.
  @Test func `has the size of its lines in the environment's font`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 300), scale: 1) {
      VStack(alignment: .leading, spacing: 0) {
        Text("abcd").id("body")
        Text("abcd").font(.system(size: 10)).id("ten")
        Text("ab cd ef gh").frame(width: 25).id("wrapped")
        Text("ab cd ef gh").lineLimit(2).frame(width: 25).id("limited")
        Text("a").font(.system(size: 10)).tracking(3).id("tracked")
      }.font(.system(size: 20))
    }
    #expect(stage.frame("body")?.size == CGSize(width: 40, height: 24))
    #expect(stage.frame("ten")?.size == CGSize(width: 20, height: 12))
    #expect(stage.frame("wrapped")?.height == 96)
    #expect(stage.frame("limited")?.height == 48)
    #expect(stage.frame("tracked")?.size == CGSize(width: 8, height: 12))
  }

  @Test func `has the weight, slant and color of its environment`() {
    let dump = Stage {
      VStack {
        Text("a").bold().italic()
        Text("b").fontWeight(.light).foregroundStyle(.red)
        Text("c").fontDesign(.monospaced)
      }.font(.system(size: 20, weight: .heavy)).foregroundStyle(.blue)
    }.still(at: 0).displayList.dump
    #expect(dump.contains("text \"a\" 20/700i in"))
    #expect(dump.contains("text \"b\" 20/300 in"))
    #expect(dump.contains("text \"c\" 20/800 monospaced in"))
    #expect(dump.split(separator: "\n").filter { $0.hasSuffix("#007aff") }.count == 2)
    #expect(dump.split(separator: "\n").filter { $0.hasSuffix("#ff3b30") }.count == 1)
  }
}

@MainActor @Suite struct `Eager rows` {
  @Test(arguments: [20, 2000])
  func `are drawn only near the visible area`(count: Int) {
    let stage = Stage(script: [.wait(0.1), .scrollTo(edge: .bottom, animated: false), .wait(0.1)]) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count) { Text(verbatim: "row \($0)").frame(width: 100, height: 50) }
        }
        .padding(8)
      }
    }
    let first = stage.still(at: 0).displayList.dump
    #expect(first.contains("row 0") && first.contains("row 3"))
    // Four windows of four rows, less what is before the first.
    #expect(first.matches(of: /row/).count <= 9)
    let last = stage.still(at: stage.duration).displayList.dump
    #expect(last.contains("row \(count - 1)") && !last.contains("row 0\""))
  }
}
