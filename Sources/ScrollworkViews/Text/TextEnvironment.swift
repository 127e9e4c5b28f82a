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

  /// Sets the style of shapes and text inside.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.foreground, style)
  }

  /// Sets the color of shapes and text inside; nil is the default.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color ?? .primary)
  }
}
