import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// Numbers of a scroll as curves over time or over the content offset.
struct CurvesFigure: FigureKind {
  static let name = "curves"
  static let summary =
    "Offset, velocity, progress and effects as curves over time or offset."
  static let width = 640.0

  /// The quantities, a panel for each.
  var quantities: [ChartQuantity] = [.offset, .velocity]
  /// The views whose progress and effects are shown; empty for all.
  var views: [String] = []
  /// The scroll view; nil for the outermost.
  var scroll: String?
  /// The axis; nil for the one along which it moves more.
  var axis: Axis?
  var base = CurveBase.time
  /// The first and the last moment; nil for those of the script.
  var start: FigureMoment?
  var end: FigureMoment?
  var marks: [ChartMark] = [.phases]
  /// The moment of the dots with readings; nil for none.
  var dot: FigureMoment?
  /// Whether the still of that moment is beside the curves.
  var hasStill = false

  init() {}

  init(_ fields: inout FigureFields) throws(FigureError) {
    quantities = try fields.choices("show", of: ChartQuantity.self) ?? quantities
    views = try fields.strings("of") ?? views
    scroll = try fields.string("scroll")
    axis = try fields.choice("axis", of: AxisName.self).map {
      $0 == .horizontal ? .horizontal : .vertical
    }
    base = try fields.choice("over", of: CurveBase.self) ?? base
    start = try fields.moment("from")
    end = try fields.moment("to")
    marks = try fields.choices("mark", of: ChartMark.self) ?? (base == .time ? marks : [])
    dot = try fields.moment("dot")
    hasStill = try fields.flag("still") ?? false
    guard !quantities.isEmpty else {
      throw FigureError(
        "found no quantity, expected some such as [offset, velocity]", at: fields.keys("show"))
    }
    if base == .offset {
      if !marks.isEmpty {
        throw FigureError(
          "found \"mark\" of curves over offset, expected it with \"over: time\" only",
          at: fields.keys("mark"))
      }
      if quantities.contains(.offset) {
        if fields.has("show") {
          throw FigureError(
            "found \"offset\" over offset, expected other quantities", at: fields.keys("show"))
        }
        quantities = [.velocity]
      }
    }
    if hasStill, dot == nil {
      throw FigureError(
        "found no moment of the still, expected \"dot\" with one", at: fields.keys("still"))
    }
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let span = try subject.span(from: start, to: end)
    let samples = SceneSamples(subject, from: span.lowerBound, to: span.upperBound)
    let data = try CurveData(self, samples)
    var sources = data.sources
    var chart = try data.chart(span)
    var right = page.right
    let top = page.top
    var bottom = top
    var reading: [String] = []
    if let dot {
      let time = try subject.time(of: dot, at: [.name("dot")])
      guard span.contains(time) else {
        throw FigureError(
          "found \(FigureSubject.seconds(time)), expected a time between \"from\" and \"to\"",
          at: [.name("dot")])
      }
      data.point(at: time, in: &chart)
      reading = [data.readings(at: time)]
      if hasStill {
        let still = try subject.still(at: time)
        let width = min(Self.stillWidth, still.displayList.canvas.width)
        let canvas = still.displayList.canvas
        let frame = CGRect(
          x: page.right - width, y: top, width: width, height: width * canvas.height / canvas.width)
        StillPanel(still: still, frame: frame).draw(on: &page)
        bottom =
          page.write(
            FigureSubject.seconds(time), .note,
            at: CGPoint(x: frame.midX, y: frame.maxY + page.grid),
            anchor: .top
          ).maxY
        right = frame.minX - 3 * page.grid
        sources.append(subject.source(still))
      }
    }
    page.description += data.description(span) + reading
    try chart.draw(on: &page, left: page.left, right: right)
    page.top = max(page.top, bottom + 1.5 * page.grid)
    return sources
  }

  /// The width of the still beside the curves.
  ///
  /// - Source: chosen: the shapes of a phone's screen are told, and the curves keep most of the page.
  private static let stillWidth: CGFloat = 148
}

/// The names of axes in figure files.
enum AxisName: String, CaseIterable { case horizontal, vertical }

extension FigureSubject {
  /// The span between two moments; the whole script where they are nil.
  ///
  /// - Throws: A ``FigureError`` for moments that are not there, or in the wrong order.
  func span(
    from start: FigureMoment?, to end: FigureMoment?
  ) throws(FigureError) -> ClosedRange<Double> {
    let from =
      try start.map { (moment) throws(FigureError) in
        try time(of: moment, at: [.name("from")])
      } ?? 0
    let to = try time(of: end ?? .end, at: [.name("to")])
    guard to - from >= 0.01 else {
      throw FigureError(
        "found the span from \(Self.seconds(from)) to \(Self.seconds(to)), expected an end after "
          + "its start", at: [.name(end == nil && start != nil ? "from" : "to")])
    }
    return from...to
  }
}

extension FigureContent {
  /// Numbers of a scroll as curves, a panel for each quantity.
  ///
  /// - Parameters:
  ///   - quantities: The quantities.
  ///   - views: The ids, texts or structural names of the views whose progress and effects are
  ///     shown; all by default.
  ///   - base: What the horizontal axis shows.
  ///   - start: The first moment; the start of the script by default.
  ///   - end: The last moment.
  ///   - marks: What is marked above curves over time.
  ///   - dot: The moment of dots with readings; nil for none.
  ///   - showsStill: Whether the still of that moment is beside the curves.
  /// - Returns: The content.
  public static func curves(
    _ quantities: [ChartQuantity] = [.offset, .velocity], of views: [String] = [],
    over base: CurveBase = .time, from start: FigureMoment = .time(0), to end: FigureMoment = .end,
    marks: [ChartMark] = [.phases], dot: FigureMoment? = nil, showsStill: Bool = false
  ) -> FigureContent {
    var figure = CurvesFigure()
    (figure.quantities, figure.views, figure.base) = (quantities, views, base)
    (figure.start, figure.end, figure.dot) = (start, end, dot)
    figure.marks = base == .time ? marks : []
    figure.hasStill = showsStill && dot != nil
    return FigureContent(figure)
  }
}
