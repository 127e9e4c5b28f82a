extension NSLayoutConstraint {
  /// How a visual format aligns its views, in which direction it runs and what it spaces.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Runs from the leading to the trailing side.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Measures distances between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures distances in a column from a last baseline to the next first one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All ways to measure distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints that a visual format spells.
  ///
  /// A format with a mistake has none, and is told on standard error, where UIKit raises an exception.
  ///
  /// - Source: documented: "Visual Format Language" in the Auto Layout Guide.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try constraints(format, opts, metrics ?? [:], views)
    } catch {
      CodeWarnings.tell(error.message(in: format))
      return []
    }
  }

  /// The constraints of a format; throws its first mistake.
  static func constraints(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let line = try VisualFormatParser.parse(format)
    return try VisualFormatLayout(line, options, metrics: metrics, views: views).constraints()
  }
}
