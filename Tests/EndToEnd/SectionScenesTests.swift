import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import Testing

/// What the scenes of sections and grids are there to show, in numbers.
@Suite @MainActor struct `Scenes of sections` {
  private func stage(_ scene: Scene) throws -> Stage {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer)
  }

  /// Where the texts of one still stand, from the top.
  private func texts(_ stage: Stage, at time: Double) -> [(words: String, frame: CGRect)] {
    func visit(_ view: ResolvedView) -> [(String, CGRect)] {
      let words = view.details.first { $0.name == "text" }.map { [("\($0.value)", view.frame)] }
      return (words ?? []) + view.children.flatMap(visit)
    }
    return visit(stage.tree(at: time)).map { (words: $0.0, frame: $0.1) }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The letters over the list at a moment, from the top.
  private func letters(_ stage: Stage, at time: Double) -> [(letter: String, top: CGFloat)] {
    texts(stage, at: time).filter { $0.words.count == 1 && $0.frame.maxY > 0 }
      .map { ($0.words, $0.frame.minY) }
  }

  @Test func `a letter stays at the top until the next one pushes it out`() throws {
    let stage = try stage(.gardeners)
    let start = try #require(letters(stage, at: 0).first)
    #expect(start.letter == "A" && start.top > 100)
    // Over the top the letter goes with the list.
    let pulled = try #require(letters(stage, at: 0.7).first)
    let offset = stage.still(at: 0.7).report.scrollViews[0].offset.y
    #expect(offset < -60)
    #expect(abs(pulled.top - (start.top - offset)) < 0.6)
    // From then on one letter is at the top or on its way out, in every still.
    var pushes = 0
    for step in 0...Int(stage.duration * 30) {
      let time = Double(step) / 30
      let scrolled = stage.still(at: time).report.scrollViews[0].offset.y
      guard scrolled > start.top + 40 else { continue }
      let (first, second) = (letters(stage, at: time)[0], letters(stage, at: time)[1])
      // The words of one that is nearly gone are out of sight before the last of its bar.
      #expect(first.top <= 8.01 + 8, "\(time)")
      #expect(second.top - first.top > 38, "\(time)")
      if first.top < 7.9 {
        pushes += 1
        #expect(abs(second.top - first.top - 40) < 0.6, "\(time)")
      }
    }
    #expect(pushes > 5)
    #expect(letters(stage, at: stage.duration)[0].letter == "H")
  }

  @Test func `columns of the timetable are aligned, and notes span them`() throws {
    let stage = try stage(.ferries)
    let texts = texts(stage, at: 0)
    func frame(_ words: String) throws -> CGRect {
      try #require(texts.first { $0.words == words }, "\(words)").frame
    }
    let islands = try ["Great Tern", "Ox Skerry", "The Sisters", "Lamp Rock"].map(frame)
    #expect(Set(islands.map(\.minX)).count == 1)
    let fares = try ["4.20", "3", "11.50", "6", "18"].map(frame).map(\.maxX)
    #expect(fares.allSatisfy { abs($0 - fares[0]) < 0.01 })
    #expect(try abs(frame("Fare").maxX - fares[0]) < 0.01)
    // The heading of two columns begins where the first of them does.
    #expect(try frame("For").minX < islands[0].minX - 30)
    #expect(try frame("Leaves").minX == frame("5:40").minX)
    #expect(try frame("No boats while the tide is out").minX == frame("5:40").minX + 14)
  }

  @Test func `names and counts of pigments stay pinned while their section is visible`() throws {
    let stage = try stage(.pigments)
    let names = ["Earths", "Reds", "Blues", "Greens"]
    let window = try #require(stage.tree(at: 0).first { $0.kind == "ScrollView" }).frame
    for step in 0...Int(stage.duration * 20) {
      let time = Double(step) / 20
      let texts = texts(stage, at: time)
      let offset = stage.still(at: time).report.scrollViews[0].offset.y
      if offset > 0 {
        let first = try #require(texts.first { names.contains($0.words) })
        // There are 14 points between two sections.
        #expect(first.frame.minY <= window.minY + 10.01 + 14, "\(time)")
      }
      let count = try #require(texts.last { $0.words.contains(" in ") })
      #expect(count.frame.maxY >= window.maxY - 8.6 - 14 || offset > 600, "\(time)")
      #expect(count.frame.maxY <= window.maxY + 60, "\(time)")
    }
  }
}

extension ResolvedView {
  /// The first view inside that is meant, this one with them.
  fileprivate func first(where isMeant: (ResolvedView) -> Bool) -> ResolvedView? {
    if isMeant(self) { return self }
    for child in children {
      if let found = child.first(where: isMeant) { return found }
    }
    return nil
  }
}
