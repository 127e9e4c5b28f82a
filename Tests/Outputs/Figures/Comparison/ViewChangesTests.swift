import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@Suite @MainActor struct `Changes between stills` {
  private func changes(of scene: Scene, from start: Double, to end: Double) -> ViewChanges {
    let subject = FigureSubject(Stage(scene))
    return ViewChanges(from: subject.views(at: start), to: subject.views(at: end))
  }

  @Test func `are none at rest`() {
    let changes = changes(of: .rows(), from: 0, to: 0.5)
    #expect(changes.changes.isEmpty)
    #expect(changes.sentence == "No view changes.")
  }

  @Test func `are those of rows, with what is in them`() {
    let changes = changes(of: .rows(), from: 0.5, to: 0.75)
    let ids = changes.changes.compactMap { $0.view?.view.id }
    #expect(ids == (0..<5).map { "row \($0)" })
    #expect(ids.count == changes.changes.count)
    #expect(changes.sentence == "3 views move, 1 appears, 1 disappears.")
  }

  @Test func `tell rows with one id apart by their scroll views`() {
    let scene = Scene(
      "shelves", canvas: CGSize(width: 200, height: 200), scale: 1,
      script: [.glide(to: .offset(CGPoint(x: 0, y: 20)), over: 0.5)]
    ) {
      VStack(spacing: 0) {
        ForEach(0..<2) { _ in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<4) { index in Color.red.frame(height: 50).id("row \(index)") }
            }
          }
          .frame(height: 100)
        }
      }
    }
    // The first scroll view moves: two rows stay, one comes; the second one rests.
    #expect(changes(of: scene, from: 0, to: 0.5).sentence == "2 views move, 1 appears.")
  }
}
