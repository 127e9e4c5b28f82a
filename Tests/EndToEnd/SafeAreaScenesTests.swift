import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import Testing

/// What the scenes of the safe area are there to show, in numbers.
@Suite @MainActor struct `Scenes between bars` {
  private func stage(_ scene: Scene) throws -> Stage {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer)
  }

  /// The frames of all views that answer a question, outermost first.
  private func frames(
    _ stage: Stage, at time: Double, where isMeant: (ResolvedView) -> Bool
  ) -> [CGRect] {
    var found: [CGRect] = []
    func visit(_ view: ResolvedView) {
      if isMeant(view) { found.append(view.frame) }
      view.children.forEach(visit)
    }
    visit(stage.tree(at: time))
    return found
  }

  /// Where a text stands; nil if it does not stand anywhere.
  private func frame(of text: String, in stage: Stage, at time: Double) -> CGRect? {
    frames(stage, at: time) { view in
      view.details.contains { $0.name == "text" && "\($0.value)" == text }
    }.first
  }

  @Test func `the field guide fills the phone and keeps its text between the bars`() throws {
    let stage = try stage(.fieldGuide)
    let page = stage.still(at: 0).report.scrollViews[0]
    #expect(page.containerSize == CGSize(width: 393, height: 852))
    // The status bar, the bar, and the margin of the page.
    #expect(page.offset.y == -103)
    let title = try #require(frame(of: "Moss and lichen", in: stage, at: 0))
    #expect(title.minX == 24 && title.minY == 103 + 14)
    let last = "Carry a lens, a little water in a bottle, and more time than you think you need."
    let end = try #require(frame(of: last, in: stage, at: stage.duration))
    #expect(abs(end.maxY - (852 - 34 - 54 - 14)) < 0.01)
  }

  @Test func `its shelf reaches from edge to edge and begins in line with the text`() throws {
    let stage = try stage(.fieldGuide)
    let shelf = stage.still(at: 0).report.scrollViews[1]
    #expect(shelf.containerSize.width == 393)
    #expect(shelf.offset.x == -24)
    let end = stage.still(at: stage.duration).report.scrollViews[1]
    #expect(end.offset.x > 100)
    let mirrored = try self.stage(.fieldGuideRTL)
    #expect(
      mirrored.still(at: 0).report.scrollViews[1].offset.x == shelf.contentSize.width - 393 + 24)
  }

  @Test func `a large title scrolls under the bar, and a small one appears`() throws {
    let stage = try stage(.harbors)
    #expect(stage.still(at: 0).report.scrollViews[0].offset.y == -155)
    func titles(_ time: Double) -> [String] {
      stage.still(at: time).displayList.dump.split(separator: "\n").filter {
        $0.contains("\"Harbors\"")
      }.map { $0.contains(" 34/") ? "large" : "small" }
    }
    #expect(titles(0) == ["large"])
    #expect(titles(1.3).contains("small"))
    #expect(stage.still(at: 1.3).report.scrollViews[0].offset.y > -60)
  }

  @Test func `a tapped row pushes its page, and back pops it`() throws {
    for scene in [Scene.harbors, .harborsRTL] {
      let stage = try stage(scene)
      let sign: CGFloat = scene.layoutDirection == .rightToLeft ? -1 : 1
      func moved(_ time: Double) -> CGFloat? {
        var found: CGFloat?
        func visit(_ view: ResolvedView) {
          if view.kind == "move",
            case .transform(let transform)? = view.details.first(where: { $0.name == "transform" })?
              .value
          {
            found = transform.tx
          }
          view.children.forEach(visit)
        }
        visit(stage.tree(at: time))
        return found
      }
      let comings = stride(from: 1.5, through: 2.1, by: 1.0 / 60).compactMap(moved)
      #expect(comings.count > 15)
      #expect(comings.allSatisfy { $0 * sign >= 0 && $0 * sign <= 393 })
      #expect(zip(comings, comings.dropFirst()).allSatisfy { $0 * sign >= $1 * sign })
      #expect(frame(of: "Enter on the flood", in: stage, at: 2.2) != nil)
      #expect(frame(of: "Enter on the flood", in: stage, at: stage.duration) == nil)
      #expect(stage.still(at: stage.duration).report.scrollViews.count == 1)
    }
  }

  @Test func `content fades under bars on both sides`() throws {
    let dump = try stage(.edges).still(at: 1.2).displayList.dump
    #expect(dump.components(separatedBy: "mask").count >= 3)
    #expect(dump.contains("#000000/0.16"))
  }
}
