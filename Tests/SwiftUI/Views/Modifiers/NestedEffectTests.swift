import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Effects in effects, and effects on what other scroll views stand in.
@MainActor @Suite struct `Nested effects` {
  @Test func `of two scroll transitions apply each its own part`() throws {
    let stage = Stage(
      script: [.glide(to: .offset(CGPoint(x: 0, y: 300)), over: 1, curve: .linear)]
    ) {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(0..<20) { _ in
            Color.red.frame(height: 50)
              .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0.5)
              }
              .scrollTransition(
                topLeading: .identity,
                bottomTrailing: .interactive(timingCurve: .linear).threshold(.centered)
              ) { effect, phase in effect.offset(x: 40 * phase.value) }
          }
        }
      }
    }
    let children = stage.still(at: 0.1).report.children
    // The fourth card stands at 180 − 30: half of it would be out at 175.
    let parts = children.filter { $0.name.contains("[3]") }
    #expect(parts.count == 2)
    let outer = try #require(parts.first { $0.transform.tx != 0 })
    let inner = try #require(parts.first { $0.transform.tx == 0 })
    #expect(inner.frame == outer.frame && inner.frame.minY == 150)
    #expect(inner.progress == 0 && inner.opacity == 1)
    // Its center is 75 from that of the window; hidden it is 125 from it.
    #expect(abs(outer.transform.tx - 40 * 75 / 125) < 1e-9)
    // 30 of 50 points of the first one are out; its outer transition has no upper side.
    let first = children.filter { $0.name.contains("[0]") }.compactMap(\.progress).sorted()
    #expect(first.count == 2 && abs(first[0] + 0.6) < 1e-9 && first[1] == 0)
  }

  /// A row that is shrunk and turned by the list around it: what scrolls in it goes by its own window,
  /// as if the row had no effect.
  @Test(arguments: [ScrollTransitionConfiguration.interactive, .animated])
  func `of scrolling rows do not change the content of the rows`(
    configuration: ScrollTransitionConfiguration
  ) throws {
    func stage(_ hasEffect: Bool) -> Stage {
      Stage(
        script: [
          .drag(from: .point(CGPoint(x: 50, y: 120)), by: CGVector(dx: -60, dy: 0), over: 0.3),
          .untilSettled(),
          .drag(from: .point(CGPoint(x: 50, y: 120)), by: CGVector(dx: 0, dy: -90), over: 0.3),
          .untilSettled(),
        ]
      ) {
        ScrollView {
          VStack(spacing: 10) {
            ForEach(0..<6) { _ in
              let row = ScrollView(.horizontal) {
                HStack(spacing: 5) {
                  ForEach(0..<9) { _ in
                    Color.blue.frame(width: 40, height: 60)
                      .scrollTransition(configuration, axis: .horizontal) { effect, phase in
                        effect.opacity(phase.isIdentity ? 1 : 0.25)
                      }
                  }
                }
              }.frame(height: 60)
              if hasEffect {
                AnyView(
                  row.scrollTransition(configuration, axis: .vertical) { effect, phase in
                    effect.scaleEffect(phase.isIdentity ? 1 : 0.5)
                      .rotationEffect(.degrees(20 * phase.value))
                  })
              } else {
                AnyView(row)
              }
            }
          }
        }
      }
    }
    let (with, without) = (stage(true), stage(false))
    #expect(with.duration >= without.duration)
    for step in 0...20 {
      let time = without.duration * Double(step) / 20
      let (a, b) = (with.still(at: time).report, without.still(at: time).report)
      let cards = a.children.filter { $0.frame.width == 40 }
      #expect(cards.map(\.opacity) == b.children.map(\.opacity), "\(time)")
      #expect(cards.map(\.phase) == b.children.map(\.phase), "\(time)")
    }
    let end = with.still(at: with.duration).report.children
    #expect(end.contains { $0.frame.width != 40 && $0.phase != .identity })
  }
}
