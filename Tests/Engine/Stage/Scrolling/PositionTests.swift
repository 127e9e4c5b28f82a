import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Scroll position` {
  /// A row of columns whose position can be written.
  struct Strip: View {
    var isLazy = true
    var anchor: UnitPoint?
    var animation: Animation?
    var target: Int? = 12
    @State var position: Int?

    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(animation) { position = target } }
          .accessibilityIdentifier("go").frame(height: 20)
        Text("\(position ?? -1)").frame(height: 20)
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: 0) { columns }.scrollTargetLayout()
          } else {
            HStack(spacing: 0) { columns }.scrollTargetLayout()
          }
        }
        .scrollPosition(id: $position, anchor: anchor)
      }
    }

    private var columns: some View {
      ForEach(0..<40) { Color.blue.frame(width: 40).id($0) }
    }
  }

  @Test(arguments: [
    (Int?.none, UnitPoint?.none, 0 as CGFloat), (5, nil, 140), (5, .leading, 200),
    (5, .center, 170),
    (5, .trailing, 140),
    (0, .center, 0), (39, nil, 1500), (99, nil, 0),
  ]) func `starts at the given position`(id: Int?, anchor: UnitPoint?, offset: CGFloat) {
    for isLazy in [false, true] {
      let stage = Stage { Strip(isLazy: isLazy, anchor: anchor, position: id) }
      #expect(stage.offset(at: 0).x == offset, "lazy: \(isLazy)")
      #expect(stage.texts.last == "\(id ?? -1)")
    }
  }

  @Test func `follows a drag, on ticks`() {
    for isLazy in [false, true] {
      let stage = Stage(
        script: [.drag(by: CGVector(dx: -90, dy: 0), over: 0.5, hold: 0.2), .wait(0.5)]
      ) { Strip(isLazy: isLazy) }
      // The finger moves 10 points before the content follows.
      #expect(stage.offset(at: 2).x == 80)
      #expect(stage.texts.last == "2")
      for tick in 0...60 {
        let time = Double(tick) / 120
        let leading = (stage.offset(at: time).x / 40).rounded()
        guard abs(stage.offset(at: time).x / 40 - leading) < 0.49 else { continue }
        let shown = Int(stage.texts(at: time).last ?? "") ?? -1
        #expect(max(shown, 0) == Int(leading), "at \(time)")
      }
      #expect(stage.complaints == [])
    }
  }

  @Test(arguments: [
    (12 as Int?, UnitPoint?.none, 420 as CGFloat), (12, .leading, 480), (12, .center, 450),
    (2, nil, 20),
    (1, nil, 0), (99, nil, 0), (nil, nil, 0),
  ]) func `scrolls at once to a written position`(id: Int?, anchor: UnitPoint?, offset: CGFloat) {
    for isLazy in [false, true] {
      let stage = Stage(script: [.tap("go"), .wait(0.1)]) {
        Strip(isLazy: isLazy, anchor: anchor, target: id)
      }
      #expect(stage.offset(at: taps(1) - 1e-6).x == 0)
      #expect(stage.offset(at: taps(1)).x == offset, "lazy: \(isLazy)")
      #expect(stage.texts.last == "\(id ?? -1)")
      #expect(stage.complaints == [])
    }
  }

  @Test func `scrolls with the animation`() {
    let stage = Stage(script: [.tap("go"), .untilSettled()]) {
      Strip(anchor: .leading, animation: .linear(duration: 0.4))
    }
    #expect(abs(stage.offset(at: taps(1) + 0.1).x - 120) < 1e-9)
    #expect(abs(stage.offset(at: taps(1) + 0.3).x - 360) < 1e-9)
    #expect(stage.offset(at: taps(1) + 0.4).x == 480)
    #expect(stage.still(at: taps(1) + 0.2).report.scrollViews[0].phase == .animating)
    #expect(abs(stage.duration - taps(1) - 0.4) < 1.01 / 120)
  }

  @Test func `of lazy and eager content is the same at every tick`() {
    let script: GestureScript = [
      .flick(.left, velocity: 1500), .untilSettled(), .tap("go"), .wait(0.1),
      .flick(.right, velocity: 700), .untilSettled(),
    ]
    let (lazy, eager) = (
      Stage(script: script) { Strip(isLazy: true) }, Stage(script: script) { Strip(isLazy: false) }
    )
    #expect(lazy.duration == eager.duration)
    for step in 0...60 {
      let time = lazy.duration * Double(step) / 60
      #expect(lazy.offset(at: time) == eager.offset(at: time))
      #expect(lazy.texts(at: time) == eager.texts(at: time))
    }
  }
}

@MainActor @Suite struct `Resting places` {
  struct Cards: View {
    let margin: CGFloat
    let behavior: AnyScrollTargetBehavior

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<10) { Color.red.frame(width: 60).id($0) } }
          .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin)
      .scrollTargetBehavior(behavior)
    }
  }

  @Test(arguments: [0, 20], [300, 900, 2000] as [CGFloat])
  func `of aligned views are at their leading edges, inside the margins`(
    margin: CGFloat, velocity: CGFloat
  ) throws {
    let stage = Stage(
      script: [.flick(.left, velocity: velocity), .untilSettled()]
    ) { Cards(margin: margin, behavior: AnyScrollTargetBehavior(.viewAligned)) }
    let end = stage.duration
    #expect(stage.offset(at: 0).x == -margin)
    let steps = (stage.offset(at: end).x + margin) / 70
    #expect(abs(steps - steps.rounded()) < 1e-6 && steps > 0.5)
    let frame = try #require(stage.frame(Int(steps.rounded()), at: end))
    #expect(abs(frame.minX - margin) < 0.01)
  }

  @Test func `of pages are whole lengths of the scroll view, margins included`() {
    for (margin, page) in [(0 as CGFloat, 100 as CGFloat), (20, 100)] {
      let stage = Stage(
        script: [
          .flick(.left, velocity: 800), .untilSettled(), .flick(.left, velocity: 3000),
          .untilSettled(),
        ]
      ) { Cards(margin: margin, behavior: AnyScrollTargetBehavior(.paging)) }
      #expect(stage.offset(at: 0).x == -margin)
      #expect(abs(stage.offset(at: stage.duration).x - (2 * page - margin)) < 1e-6, "\(margin)")
    }
  }

  @Test func `of disabled scroll views are the start, except for code`() {
    let stage = Stage(
      script: [
        .flick(.up, velocity: 900), .wait(0.2),
        .scrollTo(offset: CGPoint(x: 0, y: 50), animated: false), .wait(0.1),
      ]
    ) {
      ScrollView { Color.red.frame(height: 900) }.scrollDisabled(true)
    }
    #expect(stage.offset(at: 0.25) == .zero)
    #expect(stage.offset(at: stage.duration).y == 50)
    #expect(
      stage.complaints == [
        "flick up velocity 900: there is no scroll view under the finger."
      ])
  }

  @Test func `of content smaller than the visible area are one, left only by bouncing`() {
    let stage = Stage(
      script: [
        .drag(by: CGVector(dx: 0, dy: -80), over: 0.2, hold: 0.1), .untilSettled(), .wait(0.1),
      ]
    ) {
      ScrollView { Color.red.frame(height: 50).id("box") }
    }
    #expect(stage.offset(at: 0) == .zero)
    #expect(stage.offset(at: 0.25).y > 10)
    #expect(stage.offset(at: 0.25).y < 70)
    #expect(abs(stage.offset(at: stage.duration).y) < 1e-9)
    #expect(stage.frame("box") == CGRect(0, 0, 100, 50))
  }
}

@MainActor @Suite struct `Scroll layout` {
  @Test func `margins keep content away on both axes`() {
    let stage = Stage {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300).id("first")
          Color.blue.frame(height: 10).id("last")
        }
      }
      .contentMargins(.vertical, 30).contentMargins(.leading, 12)
    }
    #expect(stage.frame("first") == CGRect(12, 30, 88, 300))
    #expect(stage.offset(at: 0) == CGPoint(x: 0, y: -30))
    #expect(stage.still(at: 0).report.scrollViews[0].contentSize == CGSize(width: 88, height: 310))
  }

  @Test func `leading margins are on the right in right-to-left layout`() {
    let stage = Stage(rightToLeft: true) {
      ScrollView { Color.red.frame(height: 300).id("box") }.contentMargins(.leading, 12)
    }
    #expect(stage.frame("box") == CGRect(0, 0, 88, 300))
  }

  /// Source: computed from the documented formula, (length − (count − 1)·spacing)/count·span +
  /// (span − 1)·spacing.
  @Test(arguments: [
    (1, 1, 0.0, 0.0, 100.0), (2, 1, 10, 0, 45), (3, 2, 8, 0, 64), (2, 1, 10, 15, 30),
    (4, 1, 0, 10, 20),
  ]) func `lengths relative to the container are inside its margins`(
    count: Int, span: Int, spacing: Double, margin: Double, width: Double
  ) throws {
    let stage = Stage {
      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(0..<10) {
            Color.red.containerRelativeFrame(
              .horizontal, count: count, span: span, spacing: spacing
            ).id($0)
          }
        }
      }
      .contentMargins(.horizontal, margin)
    }
    let frame = try #require(stage.frame(0))
    #expect(abs(frame.width - width) < 1e-6)
    #expect(abs(frame.minX - margin) < 1e-9)
    #expect(frame.height == 200)
  }

  @Test func `the canvas is the outermost container`() {
    let stage = Stage {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length / 4
      }.id("box")
    }
    #expect(stage.frame("box") == CGRect(25, 75, 50, 50))
  }

  @Test func `a horizontal scroll view starts at the right in right-to-left layout`() {
    let stage = Stage(
      rightToLeft: true,
      script: [.drag(by: CGVector(dx: 60, dy: 0), over: 0.2, hold: 0.1), .wait(0.3)]
    ) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(width: 40).id($0) } }
      }
    }
    #expect(stage.offset(at: 0).x == 300)
    #expect(stage.frame(0) == CGRect(60, 0, 40, 200))
    #expect(stage.frame(1) == CGRect(20, 0, 40, 200))
    #expect(stage.offset(at: stage.duration).x == 250)
    #expect(stage.frame(1, at: stage.duration) == CGRect(70, 0, 40, 200))
  }

  struct Container: View {
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 0) {
        Button("toggle") { isWide.toggle() }.frame(height: 20).accessibilityIdentifier("toggle")
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<4) { page in
              VStack { Color.red.containerRelativeFrame(.horizontal).id(page) }
            }
          }
        }.frame(width: isWide ? 100 : 60)
      }
    }
  }

  @Test func `a resized container lays out its content again`() {
    let stage = Stage(script: [.tap("toggle"), .wait(0.1)]) { Container() }
    #expect(stage.frame(1)?.minX == 80)
    #expect(stage.frame(1)?.width == 60)
    #expect(stage.frame(1, at: 0.15)?.minX == 100)
    #expect(stage.frame(1, at: 0.15)?.width == 100)
  }

  @Test func `a scroll view measured for several sizes places its content for the last`() {
    // The row asks the scroll view for its least and its most width first.
    let stage = Stage {
      HStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3) { Color.red.containerRelativeFrame(.horizontal).id($0) }
          }
        }
        Color.blue.frame(width: 30)
      }
    }
    #expect(stage.frame(1) == CGRect(70, 0, 70, 200))
    #expect(stage.still(at: 0).report.scrollViews[0].contentSize.width == 210)
  }

  @Test func `a second layout places every view again`() {
    // The lazy row below turns out longer than the guess, so everything is laid out again.
    let stage = Stage(script: [.flick(.up, velocity: 600), .untilSettled()]) {
      ScrollView {
        VStack(spacing: 0) {
          LazyVStack(spacing: 0) {
            ForEach(0..<12) { Color.red.frame(height: $0 < 8 ? 30 : 60) }
          }
          Color.blue.frame(height: 15).id("footer")
        }
      }
    }
    #expect(stage.frame("footer", at: stage.duration)?.maxY ?? 0 > 0)
    let end = stage.still(at: stage.duration).report.scrollViews[0]
    #expect(end.contentSize.height == CGFloat(495))
    #expect(!end.isEstimated)
    #expect(
      stage.frame("footer", at: stage.duration)?.minY == 480 - end.snappedOffset.y)
  }
}
