import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Where a shelf comes to rest.
private enum Rest {
  case viewAligned
  case paging

  var behavior: AnyScrollTargetBehavior {
    switch self {
    case .viewAligned: AnyScrollTargetBehavior(.viewAligned)
    case .paging: AnyScrollTargetBehavior(.paging)
    }
  }
}

/// A shelf of cards as wide as their scroll view, which a tap makes narrower.
private struct Shelf: View {
  let behavior: Rest
  let spacing: CGFloat
  let isLazy: Bool
  @State private var isNarrow = false

  var body: some View {
    VStack(spacing: 0) {
      Button {
        withAnimation(.linear(duration: 1)) { isNarrow.toggle() }
      } label: {
        Color.red.frame(width: 40, height: 40)
      }
      .accessibilityIdentifier("width")
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: spacing) { cards }.scrollTargetLayout()
        } else {
          HStack(spacing: spacing) { cards }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(behavior.behavior)
      .frame(width: isNarrow ? 60 : 100)
    }
  }

  private var cards: some View {
    ForEach(0..<8, id: \.self) { card in
      Color.blue.frame(height: 50).containerRelativeFrame(.horizontal).id(card)
    }
  }
}

@Suite @MainActor struct `Scroll views that change their size` {
  private func stage(
    _ behavior: Rest, spacing: CGFloat = 10, isLazy: Bool = true,
    rightToLeft: Bool = false
  ) -> Stage {
    Stage(
      rightToLeft: rightToLeft,
      script: [
        .flick(rightToLeft ? .right : .left, velocity: 300), .untilSettled(), .tap("width"),
        .wait(1.2),
      ]
    ) {
      Shelf(behavior: behavior, spacing: spacing, isLazy: isLazy)
    }
  }

  @Test(arguments: [true, false]) func `keep the view in front`(_ isLazy: Bool) throws {
    let stage = stage(.viewAligned, isLazy: isLazy)
    let end = stage.duration
    let before = stage.offset(at: end - 1.2 - tapTime - 0.01).x
    let index = (before / 110).rounded()
    #expect(index >= 1)
    // A moment before rest.
    #expect(abs(before - index * 110) < 0.2)
    // The scroll view stands in the middle of the canvas.
    let front = try #require(stage.frame(Int(index), at: end))
    #expect(abs(front.minX - 20) < 0.26 && abs(front.width - 60) < 0.01)
  }

  @Test func `keep the page`() throws {
    let stage = stage(.paging, spacing: 0)
    #expect(abs(stage.offset(at: stage.duration - 1.2 - tapTime - 0.01).x - 100) < 0.2)
    #expect(abs(stage.offset(at: stage.duration).x - 60) < 0.05)
  }

  @Test func `mirror each other in right-to-left layout`() throws {
    let (left, right) = (stage(.viewAligned), stage(.viewAligned, rightToLeft: true))
    for time in stride(from: 0, through: left.duration, by: 0.1) {
      let one = left.still(at: time).report.scrollViews[0]
      let other = right.still(at: time).report.scrollViews[0]
      // By the layout, which jumps while the offset goes, the mirror is that of the moment.
      let end = one.contentSize.width - one.containerSize.width
      #expect(one.phase == other.phase)
      if one.phase != .animating { #expect(abs(end - one.offset.x - other.offset.x) < 0.05) }
    }
  }

  /// Rows go with what is in them: between two of them is always the same distance.
  @Test(arguments: [true, false]) func `move their rows with them`(_ isLazy: Bool) throws {
    let stage = stage(.viewAligned, isLazy: isLazy)
    let start = stage.duration - 1.2
    for part in [0.0, 0.2, 0.5, 0.8, 1.1] {
      let cards = stage.tree(at: start + part).all
        .filter { $0.kind == "containerRelativeFrame" }.map(\.frame).sorted { $0.minX < $1.minX }
      let front = try #require(cards.min { abs($0.minX) < abs($1.minX) })
      let width = part > 1 ? 60 : 100 - 40 * part
      #expect(abs(front.width - width) < 0.5, "at \(part)")
      for (card, next) in zip(cards, cards.dropFirst()) {
        #expect(abs(next.minX - card.maxX - 10) < 1.5, "at \(part)")
      }
    }
  }

  @Test func `look the same backwards`() throws {
    let (one, other) = (stage(.viewAligned), stage(.viewAligned))
    let times = stride(from: 0, through: one.duration, by: 0.13).map { $0 }
    let forward = times.map { one.still(at: $0).displayList.digest }
    #expect(times.reversed().map { other.still(at: $0).displayList.digest } == forward.reversed())
  }
}
