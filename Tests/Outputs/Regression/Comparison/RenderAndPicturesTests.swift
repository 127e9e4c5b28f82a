import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkRegression
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import TestSupport
import Testing

@Suite @MainActor struct `A render beside pictures of any program` {
  @Test func `is compared by pixels alone`() async throws {
    let folder = try TemporaryFolder()
    let renderer = try CairoRenderer(fonts: .standard())
    let scene = Scene(
      "square", canvas: CGSize(width: 30, height: 20), scale: 2, script: [.wait(0.1)]
    ) {
      Rectangle().fill(Color.red).frame(width: 10, height: 10)
    }
    let settings = ReelSettings(output: folder.url)
    let stage = Stage(scene, text: renderer, images: renderer)
    let summary = try await ReelRenderer(stage, renderer: renderer, settings: settings).render()
    let pictures = folder.url.appending(path: "pictures")
    try FileManager.default.copyItem(at: summary.folder.appending(path: "frames"), to: pictures)

    func comparison() throws -> Comparison {
      let decoder = PNGDecoder()
      return try ReelDiff(
        ReelInput(path: pictures.path, fps: 60, decoder: decoder),
        ReelInput(path: summary.folder.path, fps: 60, decoder: decoder),
        comparer: ReelComparer(), measure: nil, distance: nil, ignoredRects: [], decoder: decoder
      ).compare().comparison
    }
    #expect(try comparison().verdict == .equal)

    // One pixel of another color is all that differs.
    var list = stage.still(at: 0).displayList
    list = DisplayList(
      canvas: list.canvas, scale: list.scale, background: list.background,
      content: LayerContent(
        list.content.items + [
          .command(
            .fill(
              Path(CGRect(x: 0, y: 0, width: 0.5, height: 0.5)),
              .color(Color.Resolved(red: 0, green: 0, blue: 0)), evenOdd: false))
        ]))
    try renderer.png(of: list).write(to: pictures.appending(path: "000002.png"))
    let result = try comparison()
    #expect(result.verdict == .different)
    #expect(result.findings.map(\.kind) == [.pixels])
    #expect(result.findings.first?.from == 2)
  }
}
