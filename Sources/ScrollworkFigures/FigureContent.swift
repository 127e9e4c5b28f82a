public import Foundation
public import ScrollworkGeometry

/// What a figure shows, and how: a kind of figure with its options.
public struct FigureContent: Sendable {
  let kind: any FigureKind

  init(_ kind: any FigureKind) { self.kind = kind }

  /// The name of the kind in figure files.
  public var name: String { type(of: kind).name }

  /// The kinds of figure, in the order of the documentation.
  static let kinds: [any FigureKind.Type] = [
    StillFigure.self, AnatomyFigure.self, UnrolledFigure.self, TreeFigure.self, CurvesFigure.self, PhysicsFigure.self,
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

  /// The parts of a scroll view over its still, with their lengths.
  ///
  /// - Parameters:
  ///   - moment: The moment; the start by default.
  ///   - scrollView: The structural name or the id of a scroll view of SwiftUI; nil for the
  ///     outermost.
  ///   - parts: The parts; nil for all that there are.
  ///   - anchor: The anchor of targets that is shown in the container and in the nearest target;
  ///     nil for none.
  ///   - annotations: Further annotations.
  /// - Returns: The content.
  public static func anatomy(
    at moment: FigureMoment = .time(0), of scrollView: String? = nil,
    parts: [ScrollViewPart]? = nil, anchor: UnitPoint? = nil, annotations: [Annotation] = []
  ) -> FigureContent {
    FigureContent(
      AnatomyFigure(
        at: moment, of: scrollView, parts: parts, anchor: anchor, annotations: annotations))
  }

  /// The whole content of a scroll view, with the viewport over it.
  ///
  /// - Parameters:
  ///   - moments: The moments: the last one has the still, the others the outline of their
  ///     viewport.
  ///   - scrollView: The structural name or the id of a scroll view of SwiftUI; nil for the
  ///     outermost.
  ///   - reach: The length of content beyond the viewports at each end, in points; nil for that of
  ///     the viewport.
  /// - Returns: The content.
  public static func unrolled(
    at moments: [FigureMoment] = [.time(0)], of scrollView: String? = nil, reach: CGFloat? = nil
  ) -> FigureContent {
    FigureContent(UnrolledFigure(at: moments, of: scrollView, reach: reach))
  }

  /// The view tree of a still with frames.
  ///
  /// - Parameters:
  ///   - moment: The moment; the start by default.
  ///   - root: The id, the text or the structural name of the view at the root; nil for that of the
  ///     scene.
  ///   - depth: The number of levels below the root; nil for all.
  ///   - showsModifiers: Whether modifiers are listed that only pass on what their view is.
  /// - Returns: The content.
  public static func tree(
    at moment: FigureMoment = .time(0), root: String? = nil, depth: Int? = nil,
    showsModifiers: Bool = false
  ) -> FigureContent {
    FigureContent(
      TreeFigure(at: moment, root: root, depth: depth, showsModifiers: showsModifiers))

  /// Curves of a scroll.
  ///
  /// - Parameter options: The options.
  /// - Returns: The content.
  static func curves(_ options: CurvesFigure = CurvesFigure()) -> FigureContent {
    FigureContent(options)
  }
}
