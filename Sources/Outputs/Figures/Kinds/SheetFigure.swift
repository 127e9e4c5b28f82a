import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// A contact sheet: stills evenly spaced in time over a whole script, beneath the name of the scene.
struct SheetFigure: FigureKind {
  static let name = "sheet"
  static let summary = "A contact sheet: stills over the whole script, with the scene's summary."
  static let width = 1000.0

  /// The number of stills; nil fits it to the shape of the canvas.
  var count: Int?
  /// The moments of the first and the last still.
  var (start, end) = (FigureMoment.time(0), FigureMoment.end)

  init(count: Int?) { self.count = count }

  init(_ fields: inout FigureFields) throws(FigureError) {
    count = try fields.integer("count", in: 1...100)
    (start, end) = (try fields.moment("from") ?? start, try fields.moment("to") ?? end)
  }

  /// The stills of a sheet unless a figure says otherwise.
  ///
  /// - Source: chosen: more are too small to read, fewer leave out events.
  static let usualCount = 12

  /// The columns of a full row for a canvas.
  ///
  /// - Source: chosen: the shapes of phones, squares and wide screens, of which twelve fill rows.
  static func columns(for canvas: CGSize) -> Int {
    let shape = canvas.width / canvas.height
    return shape < 0.75 ? 6 : shape < 1.35 ? 4 : 3
  }

  /// The grid of the stills on a page.
  static func grid(count: Int, of canvas: CGSize, on page: FigurePage) -> PanelGrid {
    let usual = columns(for: canvas)
    return PanelGrid(
      count: count, columns: min(usual, count), usual: usual, of: canvas, on: page)
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let count = count ?? Self.usualCount
    drawHead(subject, on: &page)
    let grid = Self.grid(count: count, of: subject.canvas, on: page)
    let times = try MomentChoice.chosen(count, from: start, to: end).times(in: subject)
    let captions = StillCaption.series(times: times)
    page.description.append(
      "\(count == 1 ? "One still" : "\(count) stills") of \(subject.name) from \(captions[0].time)"
        + (count == 1 ? "." : " to \(captions[count - 1].time)."))
    var sources: [Figure.Source] = []
    for row in 0..<grid.rows {
      let top = page.top
      for index in grid.indices(ofRow: row) {
        let still = try subject.still(at: times[index])
        let panel = StillPanel(still: still, frame: grid.frame(index, top: top))
        panel.draw(on: &page)
        let bottom = try captions[index].draw(under: panel.frame, on: &page)
        page.top = max(page.top, bottom)
        sources.append(subject.source(still))
      }
      page.top += 2 * page.grid
    }
    return sources
  }

  /// The header: name and summary at the left, canvas size and duration at the right.
  @MainActor private func drawHead(_ subject: FigureSubject, on page: inout FigurePage) {
    let scene = subject.stage.scene
    let numbers =
      "\(Decimal3.spell(scene.canvas.width)) × \(Decimal3.spell(scene.canvas.height)) pt  ·  "
      + "\(Decimal3.spell(subject.stage.duration)) s"
    let width = page.size(numbers, .label).width
    let title = page.write(
      scene.name, .title, at: CGPoint(x: page.left, y: page.top),
      width: page.contentWidth - width - 2 * page.grid)
    let base = page.size("Ag", .title).height - page.size("Ag", .label).height
    page.write(
      numbers, .label, at: CGPoint(x: page.right, y: page.top + 0.8 * base), anchor: .topTrailing,
      color: page.palette.quiet)
    page.top = title.maxY
    if !scene.summary.isEmpty {
      page.top =
        page.write(
          scene.summary, .label, at: CGPoint(x: page.left, y: page.top + page.grid / 4),
          width: page.contentWidth, color: page.palette.quiet
        ).maxY
    }
    page.top += 2 * page.grid
  }
}

extension FigureContent {
  /// The stills of a contact sheet unless a count is given.
  package static let sheetCount = SheetFigure.usualCount

  /// A contact sheet: stills evenly spaced in time over a script, or over a part of it.
  ///
  /// - Parameters:
  ///   - count: The number of stills, 1 or more; nil fits it to the shape of the canvas.
  ///   - start: The moment of the first still.
  ///   - end: The moment of the last still.
  /// - Returns: The content.
  public static func sheet(
    count: Int? = nil, from start: FigureMoment = .time(0), to end: FigureMoment = .end
  ) -> FigureContent {
    var figure = SheetFigure(count: count)
    (figure.start, figure.end) = (start, end)
    return FigureContent(figure)
  }
}
