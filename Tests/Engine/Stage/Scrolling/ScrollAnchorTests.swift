import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `A default scroll anchor` {
  private static func all(_ anchor: UnitPoint?) -> ScrollAnchors { ScrollAnchors(all: anchor) }

  private static func only(_ role: ScrollAnchorRole, _ anchor: UnitPoint?) -> ScrollAnchors {
    ScrollAnchors(apart: [role: anchor])
  }

  /// Measured by others: o = −iS + a·(L − C), with L = 1000, C = 160 between margins of 20.
  @Test(arguments: [
    (UnitPoint?.none, -20 as CGFloat), (.top, -20), (.center, 400), (.bottom, 820),
    (UnitPoint(x: 0.5, y: 0.25), 190), (.topLeading, -20), (.bottomTrailing, 820),
  ]) func `sets the initial offset`(anchor: UnitPoint?, offset: CGFloat) {
    for isLazy in [false, true] {
      let all = Feed(isLazy: isLazy, margin: 20, anchors: Self.all(anchor))
      #expect(Stage(all).offset(at: 0).y == offset)
      let role = Feed(isLazy: isLazy, margin: 20, anchors: Self.only(.initialOffset, anchor))
      #expect(Stage(role).offset(at: 0).y == offset)
    }
    let other = Feed(margin: 20, anchors: Self.only(.alignment, anchor))
    #expect(Stage(other).offset(at: 0).y == -20)
  }

  @Test func `shows the end also when later rows are longer`() {
    // The first row is the guess for all others.
    let model = FeedModel(rows: Array(0..<300), long: Set(5..<300))
    let stage = Stage(Feed(model: model, anchors: Self.all(.bottom)))
    #expect(stage.frame(299)?.maxY == 220)
    #expect(stage.frame(298)?.maxY == 120)
  }

  @Test(arguments: [false, true]) func `applies on both axes, from the leading edge`(
    rightToLeft: Bool
  ) {
    for (anchor, offset) in [
      (UnitPoint.bottomTrailing, CGPoint(x: rightToLeft ? 0 : 200, y: 300)),
      (.center, CGPoint(x: 100, y: 150)), (.bottom, CGPoint(x: 100, y: 300)),
      (.topLeading, CGPoint(x: rightToLeft ? 200 : 0, y: 0)),
    ] {
      let stage = Stage(canvas: CGSize(width: 100, height: 100), rightToLeft: rightToLeft) {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 400) }
          .defaultScrollAnchor(anchor)
      }
      #expect(stage.offset(at: 0) == offset)
    }
  }

  @Test(arguments: [
    (UnitPoint?.none, 20 as CGFloat), (.top, 20), (.center, 70), (.bottom, 120),
  ]) func `aligns content that is smaller`(anchor: UnitPoint?, place: CGFloat) {
    for isLazy in [false, true] {
      for anchors in [Self.all(anchor), Self.only(.alignment, anchor)] {
        let feed = Feed(
          model: FeedModel(rows: [0, 1]), isLazy: isLazy, anchors: anchors)
        let stage = Stage(feed)
        #expect(stage.frame(0)?.minY == place)
        #expect(stage.offset(at: 0).y == 0)
      }
    }
    // Documented: one may be for all but another.
    var apart = Self.all(.bottom)
    apart.apart[.alignment] = .some(anchor)
    let feed = Feed(model: FeedModel(rows: [0, 1]), anchors: apart)
    #expect(Stage(feed).frame(0)?.minY == place)
  }

  @Test func `for one role wins in any order of modifiers`() {
    for isFirst in [false, true] {
      let stage = Stage(canvas: CGSize(width: 100, height: 100)) {
        if isFirst {
          ScrollView { Color.red.frame(height: 40).id(1) }
            .defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom)
        } else {
          ScrollView { Color.red.frame(height: 40).id(1) }
            .defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
        }
      }
      #expect(stage.frame(1)?.minY == 0)
    }
  }

  @Test func `aligns on the axis that scrolls, mirrored`() {
    for (rightToLeft, left) in [(false, 80), (true, 0)] as [(Bool, CGFloat)] {
      let stage = Stage(canvas: CGSize(width: 100, height: 100), rightToLeft: rightToLeft) {
        ScrollView(.horizontal) { Color.red.frame(width: 20).id(1) }
          .defaultScrollAnchor(.trailing)
      }
      #expect(stage.frame(1)?.minX == left)
    }
  }

  /// Measured by others: the end is held only while it shows.
  @Test(arguments: [false, true], [false, true])
  func `keeps the end visible while content grows`(isLazy: Bool, isReading: Bool) {
    let feed = Feed(
      isLazy: isLazy, anchors: Self.all(.bottom), changes: [{ $0.rows += [20, 21] }])
    let script: GestureScript =
      isReading
      ? [slowDrag(CGVector(dx: 0, dy: 100)), .wait(0.2), .tap("0"), .wait(0.2)]
      : [.tap("0"), .wait(0.2)]
    let stage = Stage(feed, script: script)
    #expect(stage.end == (isReading ? 700 : 900))
  }

  @Test func `keeps the end from the first row on`() {
    let feed = Feed(
      model: FeedModel(rows: []), anchors: Self.all(.bottom),
      changes: [{ $0.rows.append(50 + $0.rows.count) }])
    let script = GestureScript(Array(repeating: .tap("0"), count: 6) + [.wait(0.1)])
    let stage = Stage(feed, script: script)
    for count in 1...6 {
      #expect(stage.frame(49 + count, at: taps(count) + 0.01)?.maxY == 220)
    }
    #expect(stage.end == 100)
  }

  @Test func `for the initial offset alone does not keep the end`() {
    for role in [ScrollAnchorRole.initialOffset, .alignment] {
      let feed = Feed(anchors: Self.only(role, .bottom), changes: [{ $0.rows += [20] }])
      let stage = Stage(
        feed, script: [.scrollTo(edge: .bottom, animated: false), .tap("0"), .wait(0.1)])
      #expect(stage.end == 800)
    }
    let feed = Feed(anchors: Self.only(.sizeChanges, .bottom), changes: [{ $0.rows += [20] }])
    #expect(Stage(feed).offset(at: 0).y == 0)
    let stage = Stage(
      feed, script: [.scrollTo(edge: .bottom, animated: false), .tap("0"), .wait(0.1)])
    #expect(stage.end == 850)
  }

  @Test func `keeps the end when the container is resized`() {
    for (isReading, offset) in [(false, 850), (true, 700)] as [(Bool, CGFloat)] {
      let feed = Feed(
        hasPosition: false, anchors: Self.all(.bottom), changes: [{ $0.window = 150 }])
      let drag: [GestureScript.Step] = [slowDrag(CGVector(dx: 0, dy: 100)), .wait(0.2)]
      let stage = Stage(
        feed, script: GestureScript((isReading ? drag : []) + [.tap("0"), .wait(0.1)]))
      #expect(stage.end == offset)
    }
  }

  @Test func `does not adjust where the transaction says so`() {
    var transaction = Transaction()
    transaction.scrollContentOffsetAdjustmentBehavior = .disabled
    let feed = Feed(
      anchors: Self.all(.bottom), transaction: transaction, changes: [{ $0.rows += [20] }])
    #expect(Stage(feed, script: [.tap("0"), .wait(0.1)]).end == 800)
  }

  @Test func `yields to a scroll position`() {
    for (position, offset) in [
      (ScrollPosition(id: 10), 500), (ScrollPosition(edge: .top), 0),
      (ScrollPosition(idType: Int.self), 800),
    ] as [(ScrollPosition, CGFloat)] {
      let feed = Feed(model: FeedModel(position: position), anchors: Self.all(.bottom))
      #expect(Stage(feed).offset(at: 0).y == offset)
    }
  }

  /// A finger has led away from the end and back to it; the position knows the row in front then.
  @Test(arguments: [false, true]) func `keeps the end again after a drag`(isByID: Bool) {
    let feed = Feed(
      isByID: isByID, anchors: Self.all(.bottom),
      changes: [{ $0.rows += [20] }, { $0.rows.insert(30, at: 0) }])
    let stage = Stage(
      feed,
      script: [
        slowDrag(CGVector(dx: 0, dy: 120)), .wait(0.1), slowDrag(CGVector(dx: 0, dy: -180)),
        .untilSettled(), .tap("0"), .wait(0.1), .tap("1"), .wait(0.1),
      ])
    #expect(stage.end == 900)
    let away = Stage(
      feed,
      script: [slowDrag(CGVector(dx: 0, dy: 120)), .wait(0.1), .tap("0"), .tap("1"), .wait(0.1)])
    // What comes below changes nothing, what comes above moves the row in front.
    #expect(away.end == 730)
  }

  @Test func `applies to the nearest scroll view alone`() {
    let stage = Stage(canvas: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 450)
          ScrollView(.horizontal) { Color.red.frame(width: 300, height: 50).id("in") }
        }
      }
      .defaultScrollAnchor(.bottomTrailing)
    }
    #expect(stage.frame("in")?.minX == 0)
    #expect(stage.offset(at: 0).y == 400)
  }

  /// What comes is seen coming from where it would have been, all others with it.
  @Test func `is animated with the change`() throws {
    let feed = Feed(
      anchors: Self.all(.bottom), transaction: Transaction(animation: .linear(duration: 1)),
      changes: [{ $0.rows += [20] }])
    let stage = Stage(feed, script: [.tap("0"), .wait(1.2)])
    for part in [0, 0.25, 0.5, 0.75, 1] {
      let last = try #require(stage.frame(19, at: tapTime + part))
      #expect(abs(last.maxY - (220 - 50 * part)) < 1e-6)
    }
  }

  @Test func `stills do not depend on their order`() {
    let feed = Feed(anchors: Self.all(.bottom), changes: [{ $0.rows += [20, 21] }])
    let script: GestureScript = [.tap("0"), .flick(.down, velocity: 900), .tap("0"), .wait(0.3)]
    let (one, other) = (Stage(feed, script: script), Stage(feed, script: script))
    let times = stride(from: 0, through: one.duration, by: 0.11).map { $0 }
    let forward = times.map { one.still(at: $0).displayList.dump }
    let backward = times.reversed().map { other.still(at: $0).displayList.dump }
    #expect(forward == backward.reversed())
  }
}
