import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkReels
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing

@MainActor @Suite struct `The markers of a scroll view` {
  private static let flick: GestureScript = [.flick(.up, velocity: 1500), .untilSettled()]

  private func stage() -> Stage {
    let scene = Scene("cards", canvas: CGSize(width: 300, height: 600), script: Self.flick) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Color.teal.frame(height: 200).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
          }
        }.scrollTargetLayout()
      }
      .contentMargins(.vertical, 50)
      .scrollTargetBehavior(.viewAligned)
    }
    return Stage(scene, text: FixedAdvanceText(), images: NoImages())
  }

  @Test func `are its margins and the thresholds of its views`() throws {
    let markers = try #require(stage().markers(at: 0).first)
    #expect(markers.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(markers.area == CGRect(x: 0, y: 50, width: 300, height: 500))
    #expect(markers.proposedWay == nil && markers.finalWay == nil)
    // Fully visible: the middle is half a view within the area.
    let first = try #require(markers.transitions.first)
    #expect(first.axis == .vertical && first.thresholds == 150...450)
    #expect(first.frame == CGRect(x: 0, y: 50, width: 300, height: 200))
  }

  @Test func `are the targets of its motion, where it ends`() throws {
    let stage = stage()
    let moving = try #require(stage.markers(at: 0.5).first)
    let (proposed, final) = (
      try #require(moving.proposedWay), try #require(moving.finalWay)
    )
    let offset = { (time: Double) in stage.still(at: time).report.scrollViews[0].offset.y }
    #expect(abs(offset(0.5) - final.dy - offset(stage.duration)) < 1e-6)
    #expect(proposed.dy != final.dy && abs(proposed.dy - final.dy) < 200)
    #expect(try #require(stage.markers(at: stage.duration).first).finalWay == nil)
  }

  @Test func `are drawn over the scene`() throws {
    let reel = try StagedScenes.reel([stage()]) { $0.showsMarkers = true }
    let list = try reel.film.frame(10).list
    #expect(StagedScenes.texts(list) == ["proposed", "target"])
    #expect(Golden.difference(list.dump, "Staging", "markers") == nil)
  }
}
