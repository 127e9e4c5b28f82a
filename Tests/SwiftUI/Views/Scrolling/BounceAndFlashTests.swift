import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Scroll bounce behavior` {
  /// How far a drag of 60 points down, from the top, has pulled a scroll view of 200 points.
  private func pull(
    _ height: CGFloat, axes: Axis.Set = .vertical, by move: CGVector = CGVector(dx: 0, dy: 60),
    _ change: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }
  ) -> CGPoint {
    let stage = Stage(script: [.drag(by: move, over: 0.2, hold: 0.5)]) {
      change(AnyView(ScrollView(axes) { Color.red.frame(width: 100, height: height) }))
    }
    return stage.offset(at: 0.4)
  }

  @Test func `is automatic: content bounces whatever its size`() {
    #expect(pull(400).y < -10)
    #expect(pull(50).y < -10)
    #expect(pull(50) == pull(400))
  }

  @Test func `is basedOnSize if set: only larger content bounces`() {
    let bySize: @MainActor @Sendable (AnyView) -> AnyView = {
      AnyView($0.scrollBounceBehavior(.basedOnSize))
    }
    #expect(pull(400, bySize) == pull(400))
    #expect(pull(50, bySize) == .zero)
    #expect(pull(50) { AnyView($0.scrollBounceBehavior(.always)) } == pull(50))
  }

  @Test func `is set for each axis, and for the vertical one by default`() {
    let aside = CGVector(dx: 60, dy: 0)
    #expect(pull(50, axes: .horizontal, by: aside).x < -10)
    #expect(
      pull(50, axes: .horizontal, by: aside) { AnyView($0.scrollBounceBehavior(.basedOnSize)) }.x
        < -10)
    #expect(
      pull(50, axes: .horizontal, by: aside) {
        AnyView($0.scrollBounceBehavior(.basedOnSize, axes: .horizontal))
      } == .zero)
  }

  @Test func `applies to scroll views inside, and the nearest modifier wins`() {
    func offset(_ inner: ScrollBounceBehavior) -> Double {
      let stage = Stage(script: [.drag(by: CGVector(dx: 0, dy: 60), over: 0.2, hold: 0.5)]) {
        ScrollView(.horizontal) {
          ScrollView { Color.red.frame(width: 100, height: 50) }
            .scrollBounceBehavior(inner).frame(width: 100, height: 200)
        }
        .scrollBounceBehavior(.basedOnSize)
      }
      return Double(stage.still(at: 0.4).report.scrollViews.map(\.offset.y).min() ?? 0)
    }
    #expect(offset(.always) < -10)
    #expect(offset(.basedOnSize) == 0)
  }

  @Test func `is in the environment`() {
    let stage = Stage {
      VStack { Told() }
        .scrollBounceBehavior(.basedOnSize).scrollDisabled(true)
        .scrollIndicators(.never, axes: .horizontal)
    }
    #expect(stage.texts == ["true true false true true"])
  }

  private struct Told: View {
    @Environment(\.verticalScrollBounceBehavior) private var vertical
    @Environment(\.horizontalScrollBounceBehavior) private var horizontal
    @Environment(\.isScrollEnabled) private var isEnabled
    @Environment(\.verticalScrollIndicatorVisibility) private var verticalBar
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalBar

    var body: some View {
      Text(
        verbatim:
          "\(vertical == .basedOnSize) \(horizontal == .automatic) \(isEnabled) "
          + "\(verticalBar == .automatic) \(horizontalBar == .never)")
    }
  }
}

@MainActor @Suite struct `Indicators that flash` {
  /// How many bars a still shows.
  private func bars(_ stage: Stage, at time: Double) -> Int {
    `Scroll indicators`.bars(stage.still(at: time).displayList.dump).count
  }

  @Test func `flash when the scroll view appears`() {
    let stage = Stage(script: [.wait(2)]) {
      `Scroll indicators`.column.scrollIndicatorsFlash(onAppear: true)
    }
    #expect([0.1, 0.5, 1.2, 1.3].map { bars(stage, at: $0) } == [1, 1, 1, 0])
    let without = Stage(script: [.wait(2)]) {
      `Scroll indicators`.column.scrollIndicatorsFlash(onAppear: false)
    }
    #expect(bars(without, at: 0.5) == 0)
  }

  @Test func `do not flash when hidden or not needed`() {
    let hidden = Stage(script: [.wait(2)]) {
      `Scroll indicators`.column.scrollIndicators(.never).scrollIndicatorsFlash(onAppear: true)
    }
    let short = Stage(script: [.wait(2)]) {
      ScrollView { Color.red.frame(height: 50) }.scrollIndicatorsFlash(onAppear: true)
    }
    #expect([hidden, short].map { bars($0, at: 0.5) } == [0, 0])
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var isThere = true

    var body: some View {
      VStack(spacing: 0) {
        if isThere { `Scroll indicators`.column.scrollIndicatorsFlash(trigger: count) }
        Color.blue.frame(height: 20).id("more").onTapGesture { count += 1 }
        Color.green.frame(height: 20).id("swap").onTapGesture { isThere.toggle() }
      }
    }
  }

  @Test func `flash when the trigger changes, not for its first value`() {
    let stage = Stage(script: [.wait(1), .tap("more"), .wait(2), .tap("more"), .wait(2)]) {
      Counter()
    }
    let times = [0.5, 1.4, 2.9, 3.4]
    #expect(times.map { bars(stage, at: $0) } == [0, 1, 0, 1])
    #expect(times.reversed().map { bars(stage, at: $0) } == [1, 0, 1, 0])
  }

  @Test func `a scroll view that appears again treats its trigger as the first`() {
    let stage = Stage(
      script: [.tap("swap"), .tap("more"), .tap("swap"), .wait(1), .tap("more"), .wait(1)]
    ) { Counter() }
    #expect(bars(stage, at: 0.6) == 0)
    #expect(bars(stage, at: stage.duration - 0.5) == 1)
  }
}
