import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite struct `A scroll position` {
  @Test func `returns its request`() {
    let plain = ScrollPosition()
    #expect(plain.edge == nil && plain.point == nil && plain.x == nil && plain.y == nil)
    #expect(plain.viewID == nil && !plain.isPositionedByUser)
    #expect(ScrollPosition(edge: .bottom).edge == .bottom)
    let point = ScrollPosition(point: CGPoint(x: 3, y: 4))
    #expect(point.point == CGPoint(x: 3, y: 4) && point.x == 3 && point.y == 4)
    #expect(ScrollPosition(x: 3, y: 4) == point)
    let across = ScrollPosition(x: 3)
    #expect(across.x == 3 && across.y == nil && across.point == nil)
    let down = ScrollPosition(idType: String.self, y: 4)
    #expect(down.x == nil && down.y == 4 && down.point == nil)
    let id = ScrollPosition(id: "a", anchor: .top)
    #expect(id.viewID as? String == "a")
    #expect(id.viewID(type: String.self) == "a" && id.viewID(type: Int.self) == nil)
    #expect(id != ScrollPosition(id: "a") && id == ScrollPosition(id: "a", anchor: .top))
  }

  @Test func `holds one request at a time`() {
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(id: 4, anchor: .center)
    #expect(position.viewID(type: Int.self) == 4)
    position.scrollTo(edge: .top)
    #expect(position.viewID == nil && position.edge == .top)
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position.edge == nil && position.point == CGPoint(x: 1, y: 2))
    position.scrollTo(x: 5)
    #expect(position.x == 5 && position.y == nil)
    position.scrollTo(y: 6)
    #expect(position.x == nil && position.y == 6)
    position.scrollTo(x: 7, y: 8)
    #expect(position.point == CGPoint(x: 7, y: 8))
    // What it has been asked for before does not matter.
    #expect(position == ScrollPosition(idType: Int.self, x: 7, y: 8))
  }

  /// Documented: setting it to true makes an edge or a point nil.
  @Test func `positioned by the user has no edge and no point`() {
    for var position in [
      ScrollPosition(edge: .bottom), ScrollPosition(point: .zero), ScrollPosition(y: 3),
    ] {
      position.isPositionedByUser = true
      #expect(position.edge == nil && position.point == nil && position.y == nil)
      #expect(position.isPositionedByUser)
      position.scrollTo(edge: .top)
      #expect(!position.isPositionedByUser)
    }
    var id = ScrollPosition(id: 3)
    id.isPositionedByUser = true
    #expect(id.viewID(type: Int.self) == 3)
  }

  @Test func `can be passed through bindings and other types`() async {
    let position = ScrollPosition(id: "a")
    let same = await Task.detached { position }.value
    #expect(same == position)
  }
}

@MainActor @Suite struct `A scroll view with a position` {
  /// 20 rows of 50 in a window of 200, so offsets from 0 to 800.
  ///
  /// Without an anchor the least movement shows a row.
  static let places: [(ScrollPosition, CGFloat)] = [
    (ScrollPosition(idType: Int.self), 0), (ScrollPosition(id: 10), 350),
    (ScrollPosition(id: 10, anchor: .center), 425), (ScrollPosition(id: 10, anchor: .bottom), 350),
    (ScrollPosition(id: 19, anchor: .top), 800), (ScrollPosition(id: 99), 0),
    (ScrollPosition(id: "10"), 0), (ScrollPosition(edge: .bottom), 800),
    (ScrollPosition(edge: .top), 0), (ScrollPosition(point: CGPoint(x: 30, y: 120)), 120),
    (ScrollPosition(y: 130), 130), (ScrollPosition(x: 130), 0), (ScrollPosition(y: 5000), 800),
    (ScrollPosition(y: -50), 0), (ScrollPosition(y: .nan), 0),
  ]

  @Test(arguments: [false, true]) func `begins where it says`(isLazy: Bool) {
    for (position, offset) in Self.places {
      let stage = Stage(Feed(model: FeedModel(position: position), isLazy: isLazy))
      #expect(stage.offset(at: 0).y == offset, "\(position)")
      #expect(stage.problems.isEmpty)
    }
  }

  @Test(arguments: [false, true]) func `scrolls to its request`(isLazy: Bool) {
    for (position, offset) in Self.places where position.isAsking && position.viewID == nil {
      let feed = Feed(isLazy: isLazy, changes: [{ $0.position = position }])
      let stage = Stage(feed, script: [.tap("0"), .wait(0.1)])
      #expect(stage.end == offset, "\(position)")
    }
    // By as little as shows it, without an anchor.
    for (id, anchor, offset) in [
      (10, nil, 350), (2, nil, 0), (10, UnitPoint.top, 500), (10, .center, 425), (19, nil, 800),
    ] as [(Int, UnitPoint?, CGFloat)] {
      let feed = Feed(isLazy: isLazy, changes: [{ $0.position.scrollTo(id: id, anchor: anchor) }])
      let stage = Stage(feed, script: [.tap("0"), .wait(0.1)])
      #expect(stage.end == offset)
      let modifier = Feed(
        isLazy: isLazy, anchor: anchor, changes: [{ $0.position.scrollTo(id: id) }])
      #expect(Stage(modifier, script: [.tap("0"), .wait(0.1)]).end == offset)
    }
  }

  @Test func `respects insets`() {
    for (position, offset) in [
      (ScrollPosition(edge: .top), -20), (ScrollPosition(edge: .bottom), 820),
      (ScrollPosition(x: 4), -20), (ScrollPosition(y: -20), -20), (ScrollPosition(y: 0), 0),
      (ScrollPosition(y: 2000), 820), (ScrollPosition(id: 10, anchor: .top), 480),
    ] as [(ScrollPosition, CGFloat)] {
      let stage = Stage(Feed(model: FeedModel(position: position), margin: 20))
      #expect(stage.offset(at: 0).y == offset, "\(position)")
    }
  }

  @Test func `after a drag has the id of the first visible target only`() {
    let log = Log()
    let stage = Stage(
      Feed(
        model: FeedModel(position: ScrollPosition(idType: Int.self, edge: .top)),
        changes: [{ $0.position.scrollTo(edge: .top) }], log: log),
      script: [slowDrag(CGVector(dx: 0, dy: -80)), .wait(0.2), .tap("0"), .wait(0.2)])
    #expect(stage.end == 0)
    // The finger is noticed at once, and the second row is the nearest from 25 points on.
    #expect(log.lines == ["0 user", "1 user", "2 user", "– code top"])
  }

  @Test func `after a drag has no id without targets of its type`() {
    for (isTarget, position) in [
      (false, ScrollPosition(idType: Int.self)), (true, ScrollPosition(idType: String.self)),
      (true, ScrollPosition()),
    ] {
      let log = Log()
      let stage = Stage(
        Feed(model: FeedModel(position: position), isTarget: isTarget, log: log),
        script: [slowDrag(CGVector(dx: 0, dy: -80)), .wait(0.2)])
      #expect(stage.end == 80)
      #expect(log.lines == ["– user"])
    }
  }

  @Test func `scrolls to the same place again after a drag`() {
    for position in [ScrollPosition(edge: .bottom), ScrollPosition(y: 300), ScrollPosition(id: 6)] {
      let feed = Feed(changes: [{ $0.position = position }])
      let stage = Stage(
        feed,
        script: [
          .tap("0"), .wait(0.1), slowDrag(CGVector(dx: 0, dy: 140)), .wait(0.2), .tap("0"),
          .wait(0.1),
        ])
      #expect(stage.end == stage.offset(at: tapTime + 0.05).y)
      #expect(stage.end > 0)
    }
  }

  @Test func `scrolls with the animation, and rests at its end`() {
    let feed = Feed(
      transaction: Transaction(animation: .linear(duration: 1)),
      changes: [{ $0.position.scrollTo(edge: .bottom) }])
    let stage = Stage(feed, script: [.tap("0"), .untilSettled()])
    for part in [0, 0.25, 0.5, 1] {
      #expect(abs(stage.offset(at: tapTime + part).y - 800 * part) < 1e-6)
    }
    #expect(stage.still(at: tapTime + 0.5).report.scrollViews.first?.phase == .animating)
  }

  @Test func `is mirrored: offsets count from the leading edge`() {
    for (position, left) in [
      (ScrollPosition(edge: .leading), 800), (ScrollPosition(edge: .trailing), 0),
      (ScrollPosition(x: 100), 700), (ScrollPosition(x: 0), 800), (ScrollPosition(id: 10), 450),
      (ScrollPosition(id: 10, anchor: .leading), 300), (ScrollPosition(), 800),
      (ScrollPosition(y: 40), 800),
    ] as [(ScrollPosition, CGFloat)] {
      for isLazy in [false, true] {
        let feed = Feed(
          model: FeedModel(position: position), isLazy: isLazy, isHorizontal: true)
        #expect(Stage(feed, rightToLeft: true).offset(at: 0).x == left, "\(position)")
        let asked = Feed(isLazy: isLazy, isHorizontal: true, changes: [{ $0.position = position }])
        let stage = Stage(asked, rightToLeft: true, script: [.tap("0"), .wait(0.1)])
        if position.viewID == nil { #expect(stage.offset(at: 1).x == left, "\(position)") }
      }
    }
  }

  @Test func `reports an offset as its geometry does, in both layout directions`() {
    for rightToLeft in [false, true] {
      let log = Log()
      let stage = Stage(canvas: CGSize(width: 100, height: 100), rightToLeft: rightToLeft) {
        ScrollView(.horizontal) { Color.red.frame(width: 500) }
          .scrollPosition(.constant(ScrollPosition(x: 120)))
          .contentMargins(.leading, 20)
          .onScrollGeometryChange(for: CGPoint.self) {
            $0.contentOffset
          } action: { _, new in
            log.add("\(new.x)")
          }
      }
      #expect(stage.problems.isEmpty)
      #expect(log.lines == ["120.0"])
    }
  }

  @Test func `stops a motion, unless its velocity is preserved`() throws {
    var keeping = Transaction()
    keeping.scrollPositionUpdatePreservesVelocity = true
    for transaction in [Transaction(), keeping] {
      let keeps = transaction.scrollPositionUpdatePreservesVelocity
      let change: (inout FeedModel) -> Void = { $0.position.scrollTo(y: 20_000) }
      let stage = Stage(
        canvas: CGSize(width: 200, height: 200),
        script: [.flick(.up, velocity: 2000), .wait(1)]
      ) { Timed(after: 0.5, transaction: transaction, change: change) }
      let change5 = try #require(
        (0...120).first { stage.offset(at: Double($0) / 120).y >= 20_000 })
      let moment = Double(change5) / 120
      let before = try #require(stage.still(at: moment - 0.01).report.scrollViews.first)
      let after = try #require(stage.still(at: moment).report.scrollViews.first)
      #expect(after.offset.y == 20_000)
      #expect(before.velocity.dy > 500)
      if keeps {
        #expect(abs(after.velocity.dy - before.velocity.dy) < 30)
        #expect(after.phase == .decelerating)
        #expect(stage.end > 20_100)
      } else {
        #expect(after.velocity.dy == 0)
        #expect(stage.end == 20_000)
      }
    }
  }

  @Test func `uses its own anchor, then the transaction's, then the modifier's`() {
    var transaction = Transaction()
    transaction.scrollTargetAnchor = .bottom
    for (own, offset) in [(nil, 350), (.center, 425)] as [(UnitPoint?, CGFloat)] {
      let feed = Feed(
        anchor: .top, transaction: transaction,
        changes: [{ $0.position.scrollTo(id: 10, anchor: own) }])
      #expect(Stage(feed, script: [.tap("0"), .wait(0.1)]).end == offset)
    }
    let byID = Feed(
      anchor: .top, isByID: true, transaction: transaction, changes: [{ $0.id = 10 }])
    #expect(Stage(byID, script: [.tap("0"), .wait(0.1)]).end == 350)
  }

  @Test func `scrolls both axes at once`() {
    for (position, offset) in [
      (ScrollPosition(point: CGPoint(x: 40, y: 60)), CGPoint(x: 40, y: 60)),
      (ScrollPosition(x: 40), CGPoint(x: 40, y: 0)), (ScrollPosition(y: 40), CGPoint(x: 0, y: 40)),
      (ScrollPosition(edge: .bottom), CGPoint(x: 0, y: 300)),
      (ScrollPosition(edge: .trailing), CGPoint(x: 200, y: 0)),
    ] {
      let stage = Stage(canvas: CGSize(width: 100, height: 100)) {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 400) }
          .scrollPosition(.constant(position))
      }
      #expect(stage.offset(at: 0) == offset)
    }
  }

  @Test func `ignores ids in nested scroll views`() {
    let stage = Stage(canvas: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<9, id: \.self) { row in
            ScrollView(.horizontal) {
              HStack { ForEach(0..<9, id: \.self) { _ in Color.red.frame(width: 60, height: 50) } }
            }
            .id(row)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(.constant(ScrollPosition(id: 4)))
    }
    #expect(stage.offset(at: 0).y == 150)
  }

  @Test func `starts at a row among a million`() {
    let stage = Stage(canvas: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { row in
            Color.red.frame(height: row % 7 == 0 ? 30 : 50).id(row)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(.constant(ScrollPosition(id: 777_777)), anchor: .top)
    }
    // A seventh of them is shorter, and this is one.
    #expect(stage.frame(777_777) == CGRect(0, 0, 100, 30))
    #expect(stage.frame(777_778) == CGRect(0, 30, 100, 50))
  }
}

/// A feed of very many rows that is changed by itself.
private struct Timed: View {
  let after: Double
  let transaction: Transaction
  let change: (inout FeedModel) -> Void
  @State private var model = FeedModel()
  @State private var isDone = false

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { _ in Color.red.frame(height: 50) }
      }
    }
    .scrollPosition($model.position)
    .onReceive(Timer.publish(every: after, on: .main, in: .common).autoconnect()) { _ in
      guard !isDone else { return }
      isDone = true
      withTransaction(transaction) { change(&model) }
    }
  }
}

extension ScrollPosition {
  /// Whether it asks for anything.
  fileprivate var isAsking: Bool { edge != nil || x != nil || y != nil || viewID != nil }
}
