public import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkScript

/// Where the lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing

  var runAlignment: TextRun.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  private enum FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
  }

  private enum FontDesignKey: EnvironmentKey {
    static var defaultValue: Font.Design? { nil }
  }

  private enum ItalicKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  private enum AlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }

  private enum TrackingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  private enum EvenDigitsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
  }

  private enum ScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  private enum LeastLinesKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  private enum TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }

  private enum UnderlineKey: EnvironmentKey {
    static var defaultValue: Text.LineStyle? { nil }
  }

  private enum StrikethroughKey: EnvironmentKey {
    static var defaultValue: Text.LineStyle? { nil }
  }

  private enum BaselineOffsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  /// Extra distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The letters that text is shown in; nil for those it is written in.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// How small text may become, of its size, where it does not fit.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Where a line that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// As many lines as there is room for even where there are fewer; nil is as many as there are.
  var leastLines: Int? {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// A line beneath text.
  var underline: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  /// A line through text.
  var strikethrough: Text.LineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  /// How far text stands above its baseline, in points.
  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  /// Whether all digits have one width.
  var hasEvenDigits: Bool {
    get { self[EvenDigitsKey.self] }
    set { self[EvenDigitsKey.self] = newValue }
  }

  /// The font of text; nil is the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines of a text; nil is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The weight of text, if it is not the font's own.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The family of text, if it is not the font's own.
  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// Whether text leans.
  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  /// Extra distance between characters, in points.
  var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// The face text is drawn in.
  package var resolvedFace: FontFace {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if let fontDesign { font = font.design(fontDesign) }
    if isItalic { font = font.italic() }
    if hasEvenDigits { font = font.monospacedDigit() }
    return font.face
  }

  /// The same, in a family that the font set has; it is told where one is asked for that it has not.
  @MainActor func resolvedFace(in context: ResolveContext) -> FontFace {
    var face = resolvedFace
    guard let name = face.family else { return face }
    let families = context.session.text.families
    guard let custom = CustomFontName(name, among: families) else {
      face.family = nil
      context.session.report(
        .missingFont(name: name, nearest: NearestWord.nearest(to: name, among: families)),
        in: context.path)
      return face
    }
    face.family = custom.family
    if face.weight == 400 { face.weight = custom.weight }
    if custom.isItalic { face.isItalic = true }
    return face
  }
}
