import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkFigures
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing

/// The code of docs/figures.md.
@MainActor func anatomy(_ stage: Stage, _ text: any TextMeasuring) throws -> DisplayList {
  let spec = FigureSpec(.anatomy(at: .time(0), parts: [.container, .margins]), title: "Margins")
  return try spec.figure(of: FigureCast(FigureSubject(stage)), isDark: false, text: text)
    .displayList
}

@Suite @MainActor struct `The code of the page` {
  @Test func `draws a figure`() throws {
    let scene = Scene("shelf", canvas: CGSize(width: 320, height: 240), scale: 1, script: []) {
      ScrollView { Text("Moss").frame(maxWidth: .infinity) }.contentMargins(20)
    }
    let renderer = try CairoRenderer(fonts: .standard())
    let list = try anatomy(Stage(scene, text: renderer, images: renderer), renderer)
    let labels = list.content.items.compactMap { item -> String? in
      if case .command(.text(let run, _, _)) = item { run.string } else { nil }
    }
    #expect(labels.first == "Margins")
    #expect(
      Set(labels.dropFirst()) == [
        "Container", "320 × 240 pt", "Content margins",
        "top 20 pt, bottom 20 pt, left 20 pt, right 20 pt",
      ])
  }
}
