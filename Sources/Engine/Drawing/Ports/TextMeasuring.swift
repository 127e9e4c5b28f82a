/// A text measurer, met by a renderer with real fonts and by tests with fixed advances.
///
/// Measuring is a pure function of the run and of the measurer's fonts.
public protocol TextMeasuring: Sendable {
  /// The metrics of a run.
  func metrics(of run: TextRun) -> TextMetrics

  /// The vertical metrics of a face; nil if texts have no distances of their own.
  func lineMetrics(of face: FontFace) -> LineMetrics?

  /// The characters of a run in order, each with its place.
  func clusters(of run: TextRun) -> [TextCluster]

  /// The names of the available font families.
  var families: [String] { get }

  /// The face that a font file calls itself, by its full name or its PostScript name.
  func face(named name: String) -> NamedFace?
}

extension TextMeasuring {
  /// Nil: a text has the distances of any view.
  public func lineMetrics(of face: FontFace) -> LineMetrics? { nil }

  /// Empty: only the families of the font designs are available.
  public var families: [String] { [] }

  /// Empty: the places of characters are unknown.
  public func clusters(of run: TextRun) -> [TextCluster] { [] }

  /// Nil: faces have no names of their own.
  public func face(named name: String) -> NamedFace? { nil }
}
