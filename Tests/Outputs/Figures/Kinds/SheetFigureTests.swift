import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@Suite @MainActor struct `Contact sheet` {
  private let page = FigurePage(
    width: SheetFigure.width, theme: .standard, isDark: false, text: FixedAdvanceText())

  @Test(arguments: [
    (width: 390.0, height: 844.0, columns: 6, rows: 2), (844, 390, 3, 4), (500, 500, 4, 3),
  ])
  func `suits the shape of the canvas`(width: CGFloat, height: CGFloat, columns: Int, rows: Int) {
    let grid = SheetFigure.grid(
      count: SheetFigure.usualCount, of: CGSize(width: width, height: height), on: page)
    #expect(grid.columns == columns)
    #expect(grid.rows == rows)
    let last = grid.frame(columns * rows - 1, top: 0)
    #expect((grid.cell.height * 2).rounded() == grid.cell.height * 2)
    #expect((grid.cell.width * 2).rounded() == grid.cell.width * 2)
    #expect((page.right - CGFloat(columns)...page.right).contains(last.maxX), "\(last)")
    #expect(abs(grid.cell.height / grid.cell.width - height / width) < 0.01)
  }

  @Test func `draws what is accepted`() throws {
    let figure = try FigureSpec(.sheet(count: 2)).figure(of: .rows())
    #expect(figure.sources.count == 2)
    #expect(figure.altText == "2 stills of rows from 0 s to 1 s.")
    let dump = figure.displayList.dump
    #expect(Golden.difference(dump, "ScrollworkFiguresTests", "sheet") == nil)
  }

  /// A bar at the edge of a black canvas, on a page that is nearly white.
  @Test func `draws materials as a still does`() throws {
    let scene = Scene("test", canvas: CGSize(width: 200, height: 101), script: [.wait(1)]) {
      ZStack {
        Color.black
        VStack(spacing: 0) {
          Color.clear.frame(height: 20).background(.ultraThinMaterial)
          Color.clear
        }
      }
    }
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(scene, text: renderer, images: renderer)
    let still = try renderer.bitmap(of: stage.still(at: 0).displayList)
    let sheet = try FigureSpec(.sheet(count: 4))
      .figure(of: FigureCast(FigureSubject(stage)), isDark: false, text: renderer)
    let list = sheet.displayList
    let picture = try renderer.bitmap(
      of: DisplayList(
        canvas: list.canvas, scale: 2, background: list.background, content: list.content))
    let grid = SheetFigure.grid(count: 4, of: scene.canvas, on: page)
    // The still stands above its time, the last label.
    let time = try #require(sheet.labels.last).frame
    let frame = grid.frame(3, top: time.minY - 0.75 * page.grid - grid.cell.height)
    for x in [0.2, 0.5, 0.8] {
      let inPage = picture[
        Int(2 * (frame.minX + x * frame.width)), Int(2 * (frame.minY + 0.04 * frame.height))]
      let inStill = still[Int(x * 400), 8]
      for shift in [0, 8, 16] as [UInt32] {
        #expect(abs(Int(inPage >> shift & 255) - Int(inStill >> shift & 255)) <= 1, "\(x)")
      }
    }
  }

  @Test(arguments: 0..<40) func `has labels that keep apart`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let canvas = CGSize(
      width: .random(in: 60...900, using: &random), height: .random(in: 60...900, using: &random))
    let figure = try FigureSpec(.sheet(count: .random(in: 1...30, using: &random)))
      .figure(of: .rows(canvas: canvas))
    #expect(figure.labels.conflict(on: figure.displayList.canvas) == nil)
  }
}

@Suite @MainActor struct `A figure that is cancelled` {
  @Test(arguments: [FigureContent.sheet(), .strip(), .strip(.chosen(3, by: .change)), .onion()])
  func `is none`(content: FigureContent) async {
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try FigureSpec(content).figure(of: .rows())
    }
    let error = await #expect(throws: FigureError.self) { try await task.value }
    #expect(error?.message == "the drawing was cancelled")
  }
}
