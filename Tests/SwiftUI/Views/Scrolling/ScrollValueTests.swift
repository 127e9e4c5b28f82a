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

/// The types that scroll modifiers take and give, as variables and arguments of one's own.
@MainActor @Suite struct `Values of scrolling` {
  /// Source: documented, `ContentMarginPlacement`: the automatic placement is the content's and the
  /// indicators'.
  @Test func `a content margin placement says what is inset`() {
    let placements: [ContentMarginPlacement] = [.automatic, .scrollContent, .scrollIndicators]
    let tops = placements.map { placement in
      Stage {
        ScrollView { Color.blue.frame(height: 900).id("row") }
          .contentMargins(.top, 30, for: placement)
      }.frame("row")?.minY
    }
    #expect(tops == [30, 30, 0])
  }

  private struct Caller: View {
    let log: Log
    @Environment(\.refresh) private var refresh

    var body: some View {
      Color.red.frame(height: 20).accessibilityIdentifier("go").onTapGesture { run(refresh) }
    }

    private func run(_ action: RefreshAction?) {
      guard let action else { return log.add("nothing to refresh") }
      Task { await action() }
    }
  }

  /// Source: documented, `EnvironmentValues.refresh`: nil where nothing is refreshable.
  @Test func `a refresh action is passed on and called`() {
    let log = Log()
    let tap: GestureScript = [.tap("go"), .wait(1)]
    _ =
      Stage(script: tap) { Caller(log: log).refreshable { await log.add("refreshed") } }.duration
    #expect(log.lines == ["refreshed"])
    let other = Log()
    _ = Stage(script: tap) { Caller(log: other) }.duration
    #expect(other.lines == ["nothing to refresh"])
  }

  @Test func `a phase change context carries geometry and velocity`() {
    let log = Log()
    @MainActor func note(_ phase: ScrollPhase, _ context: ScrollPhaseChangeContext) {
      let offset = context.geometry.contentOffset.y
      switch phase {
      case .decelerating: log.add("moving \((context.velocity?.dy ?? 0) > 1000) \(offset > 50)")
      case .idle: log.add("still \(context.velocity == nil) \(offset > 300)")
      default: break
      }
    }
    _ =
      Stage(script: [.flick(.up, velocity: 1500), .untilSettled()]) {
        ScrollView { Color.blue.frame(height: 5000) }
          .onScrollPhaseChange { _, new, context in note(new, context) }
      }.duration
    #expect(log.lines == ["moving true true", "still true true"])
  }

  private struct Jumper: View {
    let jump: @MainActor (ScrollViewProxy) -> Void

    var body: some View {
      ScrollViewReader { (proxy: ScrollViewProxy) in
        VStack(spacing: 0) {
          Color.red.frame(height: 20).accessibilityIdentifier("go").onTapGesture { jump(proxy) }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40, id: \.self) { Color.blue.frame(height: 40).id($0) }
            }
          }
        }
      }
    }
  }

  /// Source: documented, `ScrollViewProxy.scrollTo(_:anchor:)`: without an anchor it scrolls as
  /// little as it has to.
  @Test func `a proxy scrolls to a view, at an anchor or as little as possible`() {
    func rest(_ jump: @escaping @MainActor (ScrollViewProxy) -> Void) -> CGFloat {
      let stage = Stage(script: [.tap("go"), .untilSettled()]) { Jumper(jump: jump) }
      return stage.still(at: stage.duration).report.scrollViews[0].offset.y
    }
    // A window of 180 points; row 12 reaches from 480 to 520.
    #expect(rest { $0.scrollTo(12, anchor: .top) } == 480)
    #expect(rest { $0.scrollTo(12, anchor: .bottom) } == 340)
    #expect(rest { $0.scrollTo(12, anchor: .center) } == 410)
    #expect(rest { $0.scrollTo(12) } == 340)
    #expect(rest { $0.scrollTo(0) } == 0)
  }

  @Test func `an edge effect style changes how content ends under a bar`() {
    func page(_ style: ScrollEdgeEffectStyle?) -> String {
      Stage.safe {
        ScrollView { Color.blue.frame(height: 400) }.scrollEdgeEffectStyle(style, for: .top)
      }.still(at: 0).displayList.dump
    }
    // A hard edge is a dimmed bar with a line.
    #expect(page(.hard).contains("#000000/0.16") && !page(.soft).contains("#000000/0.16"))
    #expect(page(nil) == page(.automatic) && page(nil) != page(.hard))
    #expect(ScrollEdgeEffectStyle.soft != .hard)
  }
}
