import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What stays in its place when content or windows change.
@MainActor @Suite struct `Keeping the content offset in place` {
  typealias Change = (inout FeedModel) -> Void

  static let changes: [(name: String, change: Change)] = [
    ("rows above", { $0.rows.insert(contentsOf: 100..<107, at: 0) }),
    ("rows below", { $0.rows += Array(200..<203) }),
    ("rows gone above", { $0.rows.removeFirst(3) }),
    ("rows gone below", { $0.rows.removeLast(2) }),
    (
      "another order", { $0.rows = $0.rows.filter { $0 % 2 == 0 } + $0.rows.filter { $0 % 2 == 1 } }
    ),
    ("longer rows above", { $0.long = [0, 1, 2] }),
  ]

  @Test(arguments: [false, true], [false, true])
  func `at the view that a position names`(isLazy: Bool, isByID: Bool) throws {
    for (name, change) in Self.changes {
      var model = FeedModel(position: ScrollPosition(id: 8), id: 8)
      model.rows = Array(0..<24)
      let feed = Feed(model: model, isLazy: isLazy, isByID: isByID, changes: [change])
      let stage = Stage(feed, script: [.tap("0"), .wait(0.2)])
      let before = try #require(stage.frame(8, at: 0))
      // The least movement shows the row at the lower edge.
      #expect(before.minY == 170)
      #expect(stage.frame(8, at: stage.duration) == before, "\(name)")
      #expect(stage.problems.isEmpty)
    }
  }

  @Test(arguments: [false, true]) func `at the view that a drag ended at`(isLazy: Bool) throws {
    for (name, change) in Self.changes {
      let feed = Feed(isLazy: isLazy, changes: [change])
      let stage = Stage(
        feed, script: [slowDrag(CGVector(dx: 0, dy: -410)), .wait(0.2), .tap("0"), .wait(0.2)])
      let moment = stage.duration - 0.25
      #expect(stage.offset(at: moment).y == 410)
      let before = try #require(stage.frame(8, at: moment))
      #expect(before.minY == 10)
      #expect(stage.frame(8, at: stage.duration) == before, "\(name)")
    }
  }

  @Test func `in right-to-left layout`() throws {
    for (name, change) in Self.changes {
      for isLazy in [false, true] {
        let feed = Feed(
          model: FeedModel(position: ScrollPosition(id: 8)), isLazy: isLazy, isHorizontal: true,
          changes: [change])
        let stage = Stage(feed, rightToLeft: true, script: [.tap("0"), .wait(0.2)])
        let before = try #require(stage.frame(8, at: 0))
        #expect(before.maxX == 50)
        #expect(stage.frame(8, at: stage.duration) == before, "\(name)")
      }
    }
  }

  @Test func `at the anchor, when the container is resized`() throws {
    for anchor in [UnitPoint.top, .center, .bottom] {
      let feed = Feed(
        model: FeedModel(position: ScrollPosition(id: 8)), anchor: anchor,
        changes: [{ $0.window = 100 }])
      let stage = Stage(feed, script: [.tap("0"), .wait(0.2)])
      let (was, now) = (
        try #require(stage.frame(8, at: 0)), try #require(stage.frame(8, at: stage.duration))
      )
      #expect(was.minY - 20 == anchor.y * 150)
      #expect(now.minY - 20 == anchor.y * 50)
    }
  }

  /// Without a position the offset stays, and so does what is before it.
  @Test(arguments: [false, true]) func `does not happen without a position`(isLazy: Bool) {
    let feed = Feed(isLazy: isLazy, hasPosition: false, changes: [Self.changes[0].change])
    let stage = Stage(
      feed,
      script: [.scrollTo(offset: CGPoint(x: 0, y: 300), animated: false), .tap("0"), .wait(0.1)])
    #expect(stage.end == 300)
  }

  @Test func `is disabled by the transaction`() {
    var transaction = Transaction()
    transaction.scrollContentOffsetAdjustmentBehavior = .disabled
    let feed = Feed(
      model: FeedModel(position: ScrollPosition(id: 8)), transaction: transaction,
      changes: [Self.changes[0].change])
    #expect(Stage(feed, script: [.tap("0"), .wait(0.1)]).end == 250)
  }

  /// Documented: an edge stays, a point does not.
  @Test(arguments: [false, true]) func `at an edge, not at a point`(isLazy: Bool) {
    for (position, offset) in [
      (ScrollPosition(edge: .bottom), 1150), (ScrollPosition(edge: .top), 0),
      (ScrollPosition(y: 800), 800),
    ] as [(ScrollPosition, CGFloat)] {
      let feed = Feed(
        model: FeedModel(position: position), isLazy: isLazy, changes: [Self.changes[0].change])
      #expect(Stage(feed, script: [.tap("0"), .wait(0.1)]).end == offset)
    }
  }

  @Test func `at an edge ends with a drag, or another scroll`() {
    let feed = Feed(
      model: FeedModel(position: ScrollPosition(edge: .bottom)), isTarget: false,
      changes: [{ $0.rows += [20] }])
    let dragged = Stage(
      feed, script: [slowDrag(CGVector(dx: 0, dy: 60)), .wait(0.1), .tap("0"), .wait(0.1)])
    #expect(dragged.end == 740)
    let scrolled = Stage(
      feed,
      script: [.scrollTo(offset: CGPoint(x: 0, y: 400), animated: false), .tap("0"), .wait(0.1)])
    #expect(scrolled.end == 400)
  }

  @Test func `at an edge during the scroll there`() {
    let feed = Feed(
      transaction: Transaction(animation: .linear(duration: 1)),
      changes: [{ $0.position.scrollTo(edge: .bottom) }, { $0.rows += [20, 21] }])
    let stage = Stage(feed, script: [.tap("0"), .wait(0.3), .tap("1"), .untilSettled()])
    #expect(abs(stage.end - 900) < 1e-6)
  }

  @Test(arguments: [false, true]) func `in motion: the motion continues`(isLazy: Bool) throws {
    // A position that follows, and rows that come above while the content slows down.
    func stage(_ count: Int) -> Stage {
      Stage(
        canvas: CGSize(width: 200, height: 200),
        script: [
          .flick(.up, velocity: 900), .wait(2.5),
        ]
      ) { Loading(isLazy: isLazy, count: count) }
    }
    let (plain, loading) = (stage(0), stage(10))
    #expect(loading.end == plain.end + 500)
    for tick in stride(from: 0, to: 300, by: 7) {
      let time = Double(tick) / 120
      func inSight(_ stage: Stage) -> [CGRect] {
        stage.tree(at: time).all.filter { $0.detail("id") != nil }.map(\.frame)
          .filter { $0.maxY > 0 && $0.minY < 200 }
      }
      #expect(inSight(plain) == inSight(loading), "\(time)")
    }
  }

  @Test func `scrolling to an end: it rests between the rows added`() {
    // Thrown down to the first row, where more comes above.
    let stage = Stage(
      canvas: CGSize(width: 200, height: 200),
      script: [
        .flick(.down, velocity: 3000), .untilSettled(),
      ]
    ) { Loading(isLazy: true, count: 100, start: 30) }
    #expect(stage.end > 200 && stage.end < 4900)
    let track = stride(from: 0, through: stage.duration, by: 1.0 / 120).map {
      stage.offset(at: $0).y
    }
    // After the jump there is no bounce in the middle of the content.
    let after = Array(track.drop { $0 < 2000 })
    #expect(zip(after, after.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `under a finger: the drag continues from there`() throws {
    let stage = Stage(
      canvas: CGSize(width: 200, height: 200),
      script: [
        .drag(by: CGVector(dx: 0, dy: -110), over: 0.6, hold: 0.3), .wait(0.2),
      ]
    ) { Loading(isLazy: true, count: 10) }
    #expect(stage.end == 600)
    let offsets = stride(from: 0.0, to: 0.9, by: 1.0 / 120).map { stage.offset(at: $0).y }
    let jumps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }.filter { abs($0) > 5 }
    #expect(jumps.count == 1)
    #expect(abs((jumps.first ?? 0) - 500) < 5)
  }

  /// Rows whose length was a guess: what is in sight stays where it is when they are measured.
  @Test(arguments: [false, true]) func `while rows before are measured`(rightToLeft: Bool) throws {
    // Rows 0–9 are 50 long and the guess for all; those from 10 on are 100 long.
    let model = FeedModel(rows: Array(0..<400), long: Set(10..<400))
    let feed = Feed(model: model, isHorizontal: rightToLeft, hasPosition: false)
    let way = rightToLeft ? CGVector(dx: -900, dy: 0) : CGVector(dx: 0, dy: 900)
    let stage = Stage(
      feed, rightToLeft: rightToLeft,
      script: [
        .scrollTo(id: "200", anchor: .topLeading, animated: false), .wait(0.1),
        .drag(by: way, over: 1, hold: 0.2), .wait(0.1),
      ])
    let start = try #require(stage.frame(200, at: 0.1 - 1e-6))
    #expect(rightToLeft ? start.maxX == 200 : start.minY == 20)
    #expect(stage.frame(200, at: 0.1) == start)
    // The finger takes 10 points before it scrolls; what it moves, moves as far as the finger.
    let end = stage.duration
    let middle = stage.tree(at: end).all.compactMap { view in
      view.detail("id").map { ($0, view.frame) }
    }
    #expect(middle.contains { $0.0 == "191" || $0.0 == "190" }, "\(middle)")
    for time in stride(from: 0.1, to: end - 0.01, by: 0.05) {
      let now = stage.tree(at: time).all.filter { $0.detail("id") != nil }
      let next = stage.tree(at: time + 0.001).all.filter { $0.detail("id") != nil }
      for view in now {
        guard let later = next.first(where: { $0.detail("id") == view.detail("id") }) else {
          continue
        }
        #expect(abs(later.frame.minY - view.frame.minY) < 1.5)
        #expect(abs(later.frame.minX - view.frame.minX) < 1.5)
      }
    }
  }

  /// The offset jumps to the new end at once, and the rows go there: all that are in sight on the way
  /// are made, also those whose place is outside the window already.
  @Test(arguments: [false, true])
  func `at the end, during an animation`(rightToLeft: Bool) throws {
    func stage(isLazy: Bool) -> Stage {
      Stage(
        canvas: CGSize(width: 200, height: 200), rightToLeft: rightToLeft,
        script: [.wait(0.2), .tap("go"), .wait(0.6)]
      ) { Arriving(isLazy: isLazy, isHorizontal: rightToLeft) }
    }
    let (lazy, eager) = (stage(isLazy: true), stage(isLazy: false))
    for time in stride(from: 0.15, to: lazy.duration, by: 0.05) {
      func inSight(_ stage: Stage) -> [String] {
        stage.tree(at: time).all.filter { view in
          view.detail("id") != nil && view.frame.maxY > 20 && view.frame.minY < 200
            && view.frame.maxX > 0 && view.frame.minX < 200
        }
        .map { "\($0.detail("id") ?? ""): \($0.frame)" }.sorted()
      }
      #expect(inSight(lazy) == inSight(eager), "\(time)")
      #expect(inSight(lazy).count >= 4)
    }
  }

  /// Documented for lazy stacks: the first row in sight stays when the window changes.
  @Test func `at the first lazy row when the width changes`() throws {
    let stage = Stage(
      canvas: CGSize(width: 200, height: 220),
      script: [.scrollTo(id: "30", anchor: .top, animated: false), .tap("go"), .wait(0.1)]
    ) { Squares() }
    #expect(stage.frame(30, at: 0.01)?.minY == 20)
    #expect(stage.frame(30, at: stage.duration)?.minY == 20)
    #expect(stage.frame(30, at: stage.duration)?.height == 100)
  }
}

/// Rows that end at their window's end, and a tap that sends three tall ones.
private struct Arriving: View {
  let isLazy: Bool
  let isHorizontal: Bool
  @State private var rows = Array(0..<30)

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: 20).accessibilityIdentifier("go").onTapGesture {
        withAnimation(.linear(duration: 0.4)) { rows += [30, 31, 32] }
      }
      ScrollView(isHorizontal ? .horizontal : .vertical) {
        switch (isLazy, isHorizontal) {
        case (true, false): LazyVStack(spacing: 0) { views }
        case (false, false): VStack(spacing: 0) { views }
        case (true, true): LazyHStack(spacing: 0) { views }
        case (false, true): HStack(spacing: 0) { views }
        }
      }
      .defaultScrollAnchor(isHorizontal ? .trailing : .bottom)
    }
  }

  private var views: some View {
    ForEach(rows, id: \.self) { row in
      let length: CGFloat = row < 30 ? 50 : 90
      Color.blue
        .frame(width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
        .id(row)
    }
  }
}

/// Squares as wide as their window, which a tap makes narrower.
private struct Squares: View {
  @State private var isNarrow = false

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: 20).accessibilityIdentifier("go").onTapGesture { isNarrow = true }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { row in
            Color.red.aspectRatio(1, contentMode: .fit).id(row)
          }
        }
      }
      .frame(width: isNarrow ? 100 : 200)
    }
  }
}

/// Rows above which others come by themselves.
private struct Loading: View {
  let isLazy: Bool
  let count: Int
  var start = 0
  @State private var rows = Array(0..<300)
  @State private var position = ScrollPosition(idType: Int.self)
  private let timer = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { views }.scrollTargetLayout()
      } else {
        VStack(spacing: 0) { views }.scrollTargetLayout()
      }
    }
    .scrollPosition($position)
    .onAppear { if start > 0 { position.scrollTo(id: start, anchor: .top) } }
    .onReceive(timer) { _ in
      if rows.count == 300 { rows.insert(contentsOf: 1000..<1000 + count, at: 0) }
    }
  }

  private var views: some View {
    ForEach(rows, id: \.self) { row in Color.blue.frame(height: 50).id(row) }
  }
}
