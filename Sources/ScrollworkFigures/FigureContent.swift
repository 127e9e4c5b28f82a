/// What a figure shows, and how: a kind of figure with its options.
public struct FigureContent: Sendable {
  let kind: any FigureKind

  init(_ kind: any FigureKind) { self.kind = kind }

  /// The name of the kind in figure files.
  public var name: String { type(of: kind).name }

  /// The kinds of figure, in the order of the documentation.
  static let kinds: [any FigureKind.Type] = [
    StillFigure.self, CurvesFigure.self, PhysicsFigure.self, RibbonFigure.self,
  ]

  /// The names of the kinds, each with a line of help.
  public static var names: [(name: String, summary: String)] {
    kinds.map { ($0.name, $0.summary) }
  }
}

extension FigureContent {
  /// A still with annotations.
  ///
  /// - Parameters:
  ///   - moment: The moment; the end of the script by default.
  ///   - annotations: The annotations.
  /// - Returns: The content.
  public static func still(
    at moment: FigureMoment = .end, annotations: [Annotation] = []
  ) -> FigureContent {
    FigureContent(StillFigure(moment: moment, annotations: annotations))
  }

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

  /// A closed form of the engine as curves, with its usual parameters.
  public static func physics(_ law: MotionLaw) -> FigureContent {
    FigureContent(PhysicsFigure(law))
  }

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
