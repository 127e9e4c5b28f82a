import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// How far a view is moved in a ``Stairs``.
private struct Step: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Views each to the right of and below the one before; its cache counts how often it was made.
private struct Stairs: Layout {
  struct Cache { var sizes: [CGSize] }

  let log: Log

  func makeCache(subviews: Subviews) -> Cache {
    let direction = subviews.layoutDirection
    MainActor.assumeIsolated { log.add("made for \(direction)") }
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: cache.sizes.map(\.width).reduce(0, +), height: cache.sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(
        at: CGPoint(x: point.x + 10 * (subview[Step.self] - 1), y: point.y),
        proposal: ProposedViewSize(size))
      point.x += size.width
      point.y += size.height
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .leading ? -5 : nil
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .zero }
}

/// One's own layout that lets a stack do the work.
private struct Borrowed: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 100, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let stack = HStackLayout(spacing: 0)
    var cache = stack.makeCache(subviews: subviews)
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

@MainActor @Suite struct `Custom layouts` {
  @Test(arguments: [false, true]) func `place views, mirrored right to left`(rightToLeft: Bool) {
    let log = Log()
    let stage = Stage(rightToLeft: rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        Stairs(log: log) {
          Color.red.frame(width: 20, height: 10).id("a")
          Color.blue.frame(width: 10, height: 30).layoutValue(key: Step.self, value: 2).id("b")
        }
        .id("stairs")
        Color.blue.frame(width: 30, height: 10).id("c")
      }
      .frame(width: 100, height: 200, alignment: .topLeading)
    }
    func x(_ start: CGFloat, _ width: CGFloat) -> CGFloat {
      rightToLeft ? 100 - start - width : start
    }
    // The stairs' leading guide is 5 points before them.
    #expect(stage.frame("stairs") == CGRect(x(5, 30), 0, 30, 40))
    #expect(stage.frame("a") == CGRect(x(5, 20), 0, 20, 10))
    #expect(stage.frame("b") == CGRect(x(35, 10), 10, 10, 30))
    #expect(stage.frame("c") == CGRect(x(0, 30), 40, 30, 10))
    #expect(Set(log.lines) == ["made for \(rightToLeft ? "rightToLeft" : "leftToRight")"])
  }

  @Test(arguments: [false, true]) func `may call another layout`(rightToLeft: Bool) {
    let stage = Stage(rightToLeft: rightToLeft) {
      Borrowed()() {
        Color.red.frame(width: 20).id("a")
        Color.red.frame(width: 80).id("b")
      }
    }
    #expect(stage.frame("a")?.minX == (rightToLeft ? 80 : 0))
    #expect(stage.frame("b")?.minX == (rightToLeft ? 0 : 20))
  }

  @Test func `another layout keeps the state of the views`() {
    struct Switcher: View {
      @State var isRow = true
      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        VStack(spacing: 0) {
          layout {
            Counter()
            Color.red.frame(width: 10, height: 10).id("red")
          }
          Button("switch") { isRow.toggle() }.accessibilityIdentifier("switch")
        }
      }
    }
    struct Counter: View {
      @State var count = 0
      var body: some View {
        Color.blue.frame(width: 30, height: 30).overlay { Text("\(count)") }.id("blue")
          .onTapGesture { count += 1 }.accessibilityIdentifier("count")
      }
    }
    let stage = Stage(script: [.tap("count"), .tap("switch"), .wait(0.1)]) { Switcher() }
    #expect(stage.frame("blue", at: 0)?.minY ?? 0 < (stage.frame("red", at: 0)?.minY ?? 0))
    #expect(stage.frame("red", at: 0)?.minX == 60)
    #expect(stage.frame("red", at: stage.duration)?.minX == 45)
    #expect(stage.texts.contains("1"))
  }

  @Test(arguments: [false, true]) func `alignment guides move views`(rightToLeft: Bool) {
    let stage = Stage(rightToLeft: rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10).id("a")
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { $0[.leading] - 15 }
          .id("b")
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { $0.width / 2 }.id("c")
      }
      .frame(width: 100, alignment: .leading)
    }
    // The frame puts the common guide at its own leading edge.
    let starts = ["a", "b", "c"].map { stage.frame($0)?.minX ?? -99 }
    #expect(starts == (rightToLeft ? [60, 45, 80] : [0, 15, -20]))
    let row = Stage {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 40).id("a")
        Color.red.frame(width: 10, height: 40).alignmentGuide(.top) { $0[.bottom] }.id("b")
      }
    }
    #expect(row.frame("a")?.minY == 100)
    #expect(row.frame("b")?.minY == 60)
  }

  @Test(arguments: [false, true]) func `position takes the proposed size`(rightToLeft: Bool) {
    let stage = Stage(rightToLeft: rightToLeft) {
      Color.red.frame(width: 20, height: 10).id("dot").position(x: 30, y: 50).id("room")
    }
    #expect(stage.frame("dot") == CGRect(rightToLeft ? 60 : 20, 45, 20, 10))
    #expect(stage.frame("room") == CGRect(0, 0, 100, 200))
  }

  @Test(arguments: [(120, "narrow"), (90, "narrow"), (70, "wide"), (10, "wide")])
  func `ViewThatFits shows the first that fits`(width: CGFloat, shown: String) {
    let stage = Stage {
      ViewThatFits(in: .horizontal) {
        Text("wide").frame(width: width)
        Text("narrow").frame(width: 40)
      }
      .padding(.horizontal, 10)
    }
    #expect(stage.texts == [shown])
  }

  @Test func `ViewThatFits shows the last where none fits`() {
    let stage = Stage {
      ViewThatFits {
        Text("a").frame(width: 500)
        Text("b").frame(height: 500)
      }
    }
    #expect(stage.texts == ["b"])
  }
}
