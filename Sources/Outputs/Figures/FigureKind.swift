/// A kind of figure with its options: draws what it shows of scenes on a page.
///
/// The page has a title already, and gets its caption afterwards; a kind draws from ``FigurePage/top``
/// on and moves it below what it drew.
protocol FigureKind: Sendable {
  /// The name of the kind in figure files, such as `still`.
  static var name: String { get }
  /// A line of help.
  static var summary: String { get }
  /// The width of the page, in points, unless a figure says otherwise.
  static var width: Double { get }

  /// Whether the kind compares the scene of a figure with another.
  static var compares: Bool { get }

  /// The moment that is shown; nil for a kind that shows several, or none. It may be set to another.
  var shownMoment: FigureMoment? { get set }

  /// The kind with the options of a figure file.
  ///
  /// - Throws: A ``FigureError`` for a value that is none of an option.
  init(_ fields: inout FigureFields) throws(FigureError)

  /// Draws the figure.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - cast: The scenes.
  /// - Returns: The stills and numbers that are shown.
  /// - Throws: A ``FigureError`` for what cannot be drawn.
  @MainActor func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError)
    -> [Figure.Source]
}

extension FigureKind {
  static var compares: Bool { false }

  var shownMoment: FigureMoment? {
    get { nil }
    set {}
  }
}

/// The scenes of a figure.
@MainActor public struct FigureCast {
  /// The scene of the figure.
  public let main: FigureSubject
  /// The scene that it is compared with; nil if the figure has none.
  public let other: FigureSubject?

  /// A cast.
  public init(_ main: FigureSubject, against other: FigureSubject? = nil) {
    (self.main, self.other) = (main, other)
  }
}
