public import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkScript

/// The horizontal alignment of lines of text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The leading edge.
  case leading
  /// The center.
  case center
  /// The trailing edge.
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

  private enum MonospacedDigitKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
  }

  private enum ScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  private enum ReservedLineCountKey: EnvironmentKey {
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

  /// The extra distance between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The case transformation of text; nil for none.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The smallest scale of text that does not fit, as a fraction of its font size.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// The position at which an overlong line is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The number of lines for which text reserves height; nil for its own.
  var reservedLineCount: Int? {
    get { self[ReservedLineCountKey.self] }
    set { self[ReservedLineCountKey.self] = newValue }
  }

  /// The underline of text; nil for none.
  var underline: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  /// The strikethrough of text; nil for none.
  var strikethrough: Text.LineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  /// The vertical offset of text from its baseline, in points; positive values raise it.
  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  /// Whether digits have a fixed width.
  var usesMonospacedDigits: Bool {
    get { self[MonospacedDigitKey.self] }
    set { self[MonospacedDigitKey.self] = newValue }
  }

  /// The font of text; nil is the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The maximum number of lines of text; nil is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The alignment of lines of text.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The font weight of text; nil is the font's own.
  package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The font design of text; nil is the font's own.
  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// Whether text is italic.
  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  /// The extra distance between characters, in points.
  var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// The font face of text, at the Dynamic Type size.
  package var resolvedFont: FontFace {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if let fontDesign { font = font.design(fontDesign) }
    if isItalic { font = font.italic() }
    if usesMonospacedDigits { font = font.monospacedDigit() }
    return font.face(at: dynamicTypeSize)
  }

  /// The font face of text in a family of the font set; reports a requested family that is missing.
  @MainActor func resolvedFont(in context: ResolveContext) -> FontFace {
    var face = resolvedFont
    guard let name = face.family else { return face }
    let families = context.session.text.families
    if let named = context.session.text.face(named: name) {
      face.family = named.family
      if face.weight == 400 { face.weight = named.weight }
      if named.isItalic { face.isItalic = true }
      return face
    }
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
