import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Effects made from the position of their view, whose closures capture state.
@MainActor @Suite struct `Effects made from a position` {
  /// How the state is changed.
  enum Change: CaseIterable, Sendable {
    case withAnimation, animationModifier, atOnce
  }

  /// Moves a square by 100 points, and by the offset of the scroll view.
  private struct Moving: View {
    let change: Change
    @State private var isMoved = false

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 50)
            .visualEffect { [isMoved] effect, proxy in
              effect.offset(x: isMoved ? 100 : 0, y: -proxy.frame(in: .scrollView).minY)
            }
            .animation(
              .linear(duration: 1), value: change == .animationModifier ? isMoved : false)
          Color.blue.frame(height: 800)
        }
      }
      .overlay(alignment: .bottom) {
        Button("move") {
          switch change {
          case .withAnimation: withAnimation(.linear(duration: 1)) { isMoved.toggle() }
          case .animationModifier, .atOnce: isMoved.toggle()
          }
        }
        .accessibilityIdentifier("move")
      }
    }
  }

  private func offset(_ stage: Stage, at time: Double) -> CGPoint {
    let transform = stage.still(at: time).report.children.first?.transform ?? .identity
    return CGPoint(x: transform.tx, y: transform.ty)
  }

  @Test(arguments: [Change.withAnimation, .animationModifier])
  func `are animated by the transaction of a change`(change: Change) {
    let stage = Stage(script: [.tap("move"), .wait(1.5)]) { Moving(change: change) }
    for (later, x) in [(0.0, 0.0), (0.25, 25), (0.5, 50), (0.75, 75), (1, 100), (1.2, 100)] {
      #expect(abs(offset(stage, at: tapTime + later).x - x) < 1e-6, "after \(later) s")
    }
  }

  @Test func `jump without an animation`() {
    let stage = Stage(script: [.tap("move"), .wait(0.5)]) { Moving(change: .atOnce) }
    #expect(offset(stage, at: tapTime - 0.001).x == 0)
    #expect(offset(stage, at: tapTime).x == 100)
  }

  @Test func `are reversed from where they are`() {
    let stage = Stage(script: [.tap("move"), .wait(0.5 - tapTime), .tap("move"), .wait(1.5)]) {
      Moving(change: .withAnimation)
    }
    let turn = tapTime + 0.5
    #expect(abs(offset(stage, at: turn).x - 50) < 1e-6)
    #expect(abs(offset(stage, at: turn + 0.5).x - 25) < 1e-6)
    #expect(offset(stage, at: turn + 1).x == 0)
  }

  @Test func `follow scrolling meanwhile`() {
    let stage = Stage(
      script: [.tap("move"), .drag(by: CGVector(dx: 0, dy: -60), over: 0.4, hold: 0.3), .wait(0.5)]
    ) { Moving(change: .withAnimation) }
    for later in [0.2, 0.3, 0.5, 0.7] {
      let (time, found) = (tapTime + later, offset(stage, at: tapTime + later))
      #expect(abs(found.x - 100 * later) < 1e-6)
      #expect(abs(found.y - stage.offset(at: time).y) <= 0.5)
    }
    #expect(stage.offset(at: tapTime + 0.7).y == 50)
  }

  /// Fades a square in the middle of its scroll view by a transition.
  private struct Dimmed: View {
    @State private var isDimmed = false

    var body: some View {
      ScrollView {
        Color.red.frame(height: 200)
          .scrollTransition { [isDimmed] effect, phase in
            effect.opacity(isDimmed ? 0.2 : 1)
          }
      }
      .overlay(alignment: .bottom) {
        Button("dim") { withAnimation(.linear(duration: 1)) { isDimmed = true } }
          .accessibilityIdentifier("dim")
      }
    }
  }

  @Test func `are animated in scroll transitions too`() {
    let stage = Stage(script: [.tap("dim"), .wait(1.5)]) { Dimmed() }
    for (later, opacity) in [(0.0, 1.0), (0.5, 0.6), (1, 0.2), (1.2, 0.2)] {
      let found = stage.still(at: tapTime + later).report.children.first?.opacity
      #expect(abs((found ?? -1) - opacity) < 1e-6, "after \(later) s")
    }
  }

  /// A view whose effect depends on a frame that is animated as well.
  private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: isLarge ? 150 : 50)
          .visualEffect { [isLarge] effect, proxy in
            effect.offset(x: proxy.size.height + (isLarge ? 10 : 0))
          }
        Button("grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
          .accessibilityIdentifier("grow")
      }
    }
  }

  @Test func `begin where they were, while their frame is animated`() {
    let stage = Stage(script: [.tap("grow"), .wait(1.5)]) { Growing() }
    for (later, x) in [(0.0, 50.0), (0.5, 105), (1, 160)] {
      #expect(abs(offset(stage, at: tapTime + later).x - x) < 1e-6, "after \(later) s")
    }
  }
}
