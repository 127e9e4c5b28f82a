import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkStage

/// The phases of scroll transitions as ribbons: a row for each view.
struct RibbonFigure: FigureKind {
  static let name = "ribbon"
  static let summary = "The phases of views with scroll transitions as ribbons over time or offset."
  static let width = 640.0

  /// The names of rows.
  enum Naming: String, CaseIterable { case words, id }

  /// The views; empty for all with a phase.
  var views: [String] = []
  /// What rows of views that are not named are called by.
  var naming = Naming.words
  /// The scroll view; nil for the outermost.
  var scroll: String?
  var base = CurveBase.time
  /// The first and the last moment; nil for those of the script.
  var start: FigureMoment?
  var end: FigureMoment?
  var marks: [ChartMark] = []
  /// The stills above the rows.
  var stills = RibbonStills.none

  init() {}

  init(_ fields: inout FigureFields) throws(FigureError) {
    views = try fields.strings("of") ?? views
    naming = try fields.choice("names", of: Naming.self) ?? naming
    scroll = try fields.string("scroll")
    base = try fields.choice("over", of: CurveBase.self) ?? base
    start = try fields.moment("from")
    end = try fields.moment("to")
    marks = try fields.choices("mark", of: ChartMark.self) ?? marks
    stills = try RibbonStills(&fields)
    if base == .offset, !marks.isEmpty {
      throw FigureError(
        "found \"mark\" of a ribbon over offset, expected it with \"over: time\" only",
        at: fields.keys("mark"))
    }
    if base == .offset, stills != .none {
      throw FigureError(
        "found \"stills\" of a ribbon over offset, expected them with \"over: time\" only",
        at: fields.keys("stills"))
    }
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let span = try subject.span(from: start, to: end)
    let samples = SceneSamples(subject, from: span.lowerBound, to: span.upperBound)
    let data = try RibbonData(self, samples, span)
    let names = data.rows.map(\.title)
    let titleWidth = names.map { page.size($0, .label, width: Self.titleWidth).width }.max() ?? 0
    let left = (page.left + titleWidth + 1.5 * page.grid).rounded(.up)
    let right = page.right - 2 * page.grid
    try page.require(right - left, atLeast: Chart.leastWidth, for: "ribbons with these names")
    let x = ChartScale(domain: data.axis.range, start: left, end: right)
    let shown = try stills.draw(on: &page, of: subject, in: span, x: x)
    for strip in data.strips { try strip.draw(on: &page, x: x) }
    if !data.strips.isEmpty { page.top += page.grid / 2 }
    let top = page.top
    let drawing = RibbonDrawing(x: x, titleWidth: Self.titleWidth)
    let ticks = data.axis.ticks(on: page, width: right - left)
    let heights = names.map { drawing.height(of: $0, on: page) }
    drawing.drawGrid(ticks, on: &page, height: heights.reduce(0, +))
    for row in data.rows { drawing.draw(row, on: &page) }
    for time in shown.map(\.time) {
      let (start, end) = (CGPoint(x: x(time), y: top), CGPoint(x: x(time), y: page.top))
      page.mark(
        Path { path in
          path.move(to: start)
          path.addLine(to: end)
        }, page.palette.ink, width: page.theme.hairline / 2, dash: [3, 3], halo: nil)
    }
    page.top += page.grid / 2
    data.axis.draw(ticks, on: &page, x: x)
    page.top += page.grid
    drawing.drawLegend(on: &page)
    page.description += data.description(span)
    return data.sources + shown.map { subject.source($0) }
  }

  /// The width at which names break.
  private static let titleWidth: CGFloat = 150
}

extension FigureContent {
  /// The phases of scroll transitions as ribbons, a row for each view.
  ///
  /// - Parameters:
  ///   - views: The ids, texts or structural names of the views; all with a phase by default.
  ///   - base: What the horizontal axis shows.
  ///   - start: The first moment; the start of the script by default.
  ///   - end: The last moment.
  ///   - marks: What is marked above ribbons over time.
  ///   - stills: The number of stills above ribbons over time.
  /// - Returns: The content.
  public static func ribbon(
    of views: [String] = [], over base: CurveBase = .time, from start: FigureMoment = .time(0),
    to end: FigureMoment = .end, marks: [ChartMark] = [], stills: Int = 0
  ) -> FigureContent {
    var figure = RibbonFigure()
    (figure.views, figure.base, figure.start, figure.end) = (views, base, start, end)
    figure.marks = base == .time ? marks : []
    figure.stills = base == .time && stills > 0 ? .count(stills) : .none
    return FigureContent(figure)
  }
}
