public import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment

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
  var resolvedFace: FontFace {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if let fontDesign { font = font.design(fontDesign) }
    if isItalic { font = font.italic() }
    if hasEvenDigits { font = font.monospacedDigit() }
    return font.face
  }
}

extension View {
  /// Sets the font of text inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text inside, whatever its font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Sets the family of text inside, whatever its font.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  /// Makes text inside bold.
  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontWeight) { if isActive { $0 = .bold } }
  }

  /// Makes text inside lean.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Sets the most lines of text inside.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets where the lines of text inside stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets extra distance between the characters of text inside, in points.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// Sets extra distance between the characters of text inside, in points.
  ///
  /// - Source: chosen; the same as ``tracking(_:)``, as no ligatures are broken here.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets extra distance between the lines of text inside, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Gives the digits of text inside one width.
  public func monospacedDigit() -> some View { environment(\.hasEvenDigits, true) }

  /// Shows text inside in capital or small letters; nil is as it is written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Lets text inside become smaller, down to a part of its size, where it does not fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the style of shapes and text inside.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.foreground, style)
  }

  /// Sets the color of shapes and text inside; nil is the default.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color ?? .primary)
  }
}
