/// What a figure shows, and how: a kind of figure with its options.
public struct FigureContent: Sendable {
  let kind: any FigureKind

  init(_ kind: any FigureKind) { self.kind = kind }

  /// The name of the kind in figure files.
  public var name: String { type(of: kind).name }

  /// The kinds of figure, in the order of the documentation.
  static let kinds: [any FigureKind.Type] = [
    StillFigure.self, StripFigure.self, OnionFigure.self, UnrolledFigure.self, AnatomyFigure.self,
    RibbonFigure.self, CurvesFigure.self, PhysicsFigure.self, BeforeAfterFigure.self,
    SheetFigure.self, TreeFigure.self, FlowFigure.self, StateFigure.self,
    CompareFigure.self,
  ]

  /// The names of the kinds, each with a line of help.
  public static var names: [(name: String, summary: String)] {
    kinds.map { ($0.name, $0.summary) }
  }
}
