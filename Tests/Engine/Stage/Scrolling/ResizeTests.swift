import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
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

/// What scroll views do when their size changes.
@Suite @MainActor struct `A resized scroll view` {
  /// A window that a tap makes narrower, on pages as wide as it is.
  struct Pages<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var animation: Animation?
    var isPaged = true
    @State private var isNarrow = false

    var body: some View {
      VStack(spacing: 0) {
        Button {
          withAnimation(animation) { isNarrow.toggle() }
        } label: {
          Color.gray.frame(height: 20)
        }
        .accessibilityIdentifier("toggle")
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<9) { page in
              if isPaged {
                Color.red.containerRelativeFrame(.horizontal).id(page)
              } else {
                Color.red.frame(width: 40).id(page)
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(behavior)
        .frame(width: isNarrow ? 60 : 100)
      }
    }
  }

  struct Asked: ScrollTargetBehavior {
    let log: Log

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.words.append(
        "\(context.originalTarget.rect.minX) of \(context.originalTarget.rect.width), "
          + "\(target.rect.minX) of \(context.containerSize.width)")
    }
  }

  final class Log: @unchecked Sendable {
    var words: [String] = []
  }

  static let script: GestureScript = [
    .scrollTo(offset: CGPoint(x: 300, y: 0), animated: false), .wait(0.1), .tap("toggle"),
    .wait(1),
  ]

  @Test func `stays on its page`() {
    let stage = Stage(script: Self.script) { Pages(behavior: .paging) }
    #expect(stage.frame(3, at: 0.1) == CGRect(0, 20, 100, 180))
    #expect(stage.offset(at: stage.duration).x == 180)
    #expect(stage.frame(3, at: stage.duration) == CGRect(20, 20, 60, 180))
  }

  @Test func `stays on its view`() {
    let stage = Stage(script: Self.script) { Pages(behavior: .viewAligned) }
    #expect(stage.offset(at: stage.duration).x == 180)
    let fixed = Stage(
      script: [
        .scrollTo(offset: CGPoint(x: 120, y: 0), animated: false), .tap("toggle"), .wait(0.1),
      ]
    ) { Pages(behavior: .viewAligned(anchor: .center), isPaged: false) }
    // The middle of the fifth view, at 180, was nearest to the middle of 100, and is so to that of 60.
    #expect(fixed.offset(at: fixed.duration).x == 150)
  }

  /// What is seen in the middle of an animation is the page, growing with the window.
  @Test func `shows its page during the animation`() throws {
    let stage = Stage(script: Self.script) {
      Pages(behavior: .paging, animation: .linear(duration: 1))
    }
    let tap = 0.1 + tapTime
    for (part, width) in [(0, 100.0), (0.25, 90), (0.5, 80), (1, 60)] {
      let place = try #require(stage.frame(3, at: tap + part))
      #expect(abs(place.minX - (100 - width) / 2) < 1e-6)
      #expect(abs(place.width - width) < 1e-6)
      // What is drawn at the window's left end is that page, with the colors of none other over it.
      let dump = stage.still(at: tap + part).displayList.dump
      let rows = dump.split(separator: "\n").filter { $0.contains("layer at ") }
      #expect(
        rows.allSatisfy { line in
          let x = line.split(separator: " ").dropFirst(2).first.flatMap { Double($0) } ?? 0
          return x <= (100 - width) / 2 || x >= width - 1e-3
        }, "\(dump)")
    }
  }

  /// Views that only the larger window shows go along with the others.
  @Test func `shows views that enter and leave during the animation`() throws {
    let stage = Stage(
      script: [
        .scrollTo(offset: CGPoint(x: 110, y: 0), animated: false), .tap("toggle"), .wait(1.2),
        .tap("toggle"), .wait(1.2),
      ]
    ) {
      Pages(
        behavior: .viewAligned(anchor: .center), animation: .linear(duration: 1), isPaged: false)
    }
    for start in [tapTime, 2 * tapTime + 1.2] {
      for part in [0.1, 0.5] {
        let places = (2...5).compactMap { stage.frame($0, at: start + part) }
        #expect(places.count >= 3)
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-6 })
      }
    }
  }

  @Test func `tells its target behavior the old geometry`() {
    let log = Log()
    _ = Stage(script: Self.script) { Pages(behavior: Asked(log: log)) }.duration
    #expect(log.words.last == "300.0 of 100.0, 180.0 of 60.0")
  }

  @Test func `keeps the right end visible in right-to-left layout`() {
    let stage = Stage(rightToLeft: true, script: [.tap("toggle"), .wait(0.1)]) {
      Pages(behavior: .paging)
    }
    #expect(stage.offset(at: 0).x == 800)
    #expect(stage.frame(0, at: 0) == CGRect(0, 20, 100, 180))
    #expect(stage.frame(0, at: stage.duration) == CGRect(20, 20, 60, 180))
  }

  @Test func `aligns leading edges in right-to-left layout`() {
    let stage = Stage(
      rightToLeft: true, script: [.flick(.right, velocity: 900), .untilSettled()]
    ) {
      Pages(behavior: .viewAligned(limitBehavior: .alwaysByOne), isPaged: false)
    }
    #expect(stage.offset(at: 0).x == 260)
    #expect(stage.frame(1, at: stage.duration) == CGRect(60, 20, 40, 180))
  }

  /// Cards without a behavior, whose scroll view a position is bound to.
  struct Bound: View {
    var anchor: UnitPoint?
    var isPaged = false
    @State private var isNarrow = false
    @State private var position: Int? = 5

    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: 20).accessibilityIdentifier("toggle")
          .onTapGesture { isNarrow.toggle() }
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<20) { card in
              if isPaged {
                Color.red.containerRelativeFrame(.horizontal).id(card)
              } else {
                Color.red.frame(width: 40).id(card)
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position, anchor: anchor)
        .frame(width: isNarrow ? 60 : 100)
      }
    }
  }

  /// The window stands from 20 to 80 afterwards.
  @Test(arguments: [false, true]) func `keeps the view that its position names`(
    _ isRightToLeft: Bool
  ) {
    func place(_ anchor: UnitPoint?, isPaged: Bool = false) -> CGRect? {
      let stage = Stage(rightToLeft: isRightToLeft, script: [.tap("toggle"), .wait(0.1)]) {
        Bound(anchor: anchor, isPaged: isPaged)
      }
      return stage.frame(5, at: stage.duration)
    }
    let (near, far): (CGFloat, CGFloat) = isRightToLeft ? (40, 20) : (20, 40)
    #expect(place(.leading)?.minX == near)
    #expect(place(.center)?.minX == 30)
    #expect(place(.trailing)?.minX == far)
    #expect(place(nil, isPaged: true) == CGRect(20, 20, 60, 180))
    #expect(place(.center, isPaged: true) == CGRect(20, 20, 60, 180))
  }

  /// A card that is in the middle of the window's edge stays there, by as much of it.
  @Test func `keeps the same part of that view before its edge`() {
    func stage(isPaged: Bool, to x: CGFloat) -> Stage {
      Stage(script: [
        .drag(by: CGVector(dx: -x - 10, dy: 0), over: 0.5, hold: 0.3), .untilSettled(),
        .tap("toggle"), .wait(0.1),
      ]) { Bound(anchor: .leading, isPaged: isPaged) }
    }
    let cards = stage(isPaged: false, to: 30)
    // At 230, the sixth card is nearest to the edge, by ten points after it.
    #expect(cards.offset(at: cards.duration).x == 230)
    let pages = stage(isPaged: true, to: 25)
    #expect(pages.offset(at: pages.duration).x == 5.25 * 60)
  }

  /// A window that becomes narrower a while after a flick.
  struct Late<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    @State private var isNarrow = false

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<30) { page in Color.red.containerRelativeFrame(.horizontal).id(page) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
      .frame(width: isNarrow ? 60 : 100)
      .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
        isNarrow = true
      }
    }
  }

  @Test(
    arguments: [
      [.flick(.left, velocity: 900), .untilSettled()],
      [.drag(by: CGVector(dx: -70, dy: 0), over: 0.8, hold: 0.2), .untilSettled()],
      [.wait(0.3), .glide(to: .offset(CGPoint(x: 250, y: 0)), over: 0.5), .untilSettled()],
    ] as [GestureScript])
  func `rests aligned even if resized while moving`(_ script: GestureScript) {
    for rightToLeft in [false, true] {
      let stage = Stage(rightToLeft: rightToLeft, script: script) { Late(behavior: .viewAligned) }
      let end = stage.duration
      #expect(stage.frame(0, at: 0)?.width == 100)
      let left = stage.tree(at: end).all.compactMap { view in
        view.detail("id") != nil && abs(view.frame.minX - 20) < 0.3 ? view.frame : nil
      }
      #expect(left.first?.width == 60, "\(stage.offset(at: end))")
      #expect(stage.still(at: end).report.scrollViews.first?.phase == .idle)
      #expect(stage.complaints == [])
    }
  }
}
