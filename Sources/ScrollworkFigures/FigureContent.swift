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

  /// Curves of a scroll.
  ///
  /// - Parameter options: The options.
  /// - Returns: The content.
  static func curves(_ options: CurvesFigure = CurvesFigure()) -> FigureContent {
    FigureContent(options)
  }
}
