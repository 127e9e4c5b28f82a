public import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment

/// The way in which a language is set.
public struct TypesettingLanguage: Hashable, Sendable {
  let tag: String?

  /// The language of the environment.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.minimalIdentifier)
  }
}

/// The weight of text that a person chose for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Bold text.
  case bold
}

extension EnvironmentValues {
  private enum TighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum TypesettingKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
  }

  private enum LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }

  private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: BaselineDistance? { nil }
  }

  private enum FontWidthKey: EnvironmentKey {
    static var defaultValue: Font.Width? { nil }
  }

  /// Whether characters may move together before text is truncated.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The weight that a person chose for legibility; it changes the weights of text only where views
  /// read it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  /// The language of texts.
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingKey.self] }
    set { self[TypesettingKey.self] = newValue }
  }

  /// The distance between baselines; nil for that of the font.
  var lineHeight: BaselineDistance? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// The space between characters that stands for their width at a font size.
  func widthTracking(at size: CGFloat) -> CGFloat {
    (fontWidth ?? font?.width)?.spacing(at: size) ?? 0
  }

  /// The width of characters; nil for that of the font.
  var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }
}

/// The distance between the baselines of a text.
struct BaselineDistance: Hashable, Sendable {
  enum Kind: Hashable {
    case factor(CGFloat)
    case increase(CGFloat)
    case exact(CGFloat)
  }

  let kind: Kind

  /// The space to add between lines of a natural height.
  func spacing(natural: CGFloat, size: CGFloat) -> CGFloat {
    switch kind {
    case .factor(let factor): size * factor - natural
    case .increase(let points): size + points - natural
    case .exact(let points): points - natural
    }
  }
}

extension AttributedString {
  /// The distance between baselines.
  public struct LineHeight: Hashable, Sendable {
    let line: BaselineDistance?

    /// The font's own distance.
    public static var normal: LineHeight { LineHeight(line: nil) }
    /// A greater distance.
    public static var loose: LineHeight { multiple(factor: 1.5) }
    /// A lesser distance.
    public static var tight: LineHeight { multiple(factor: 1.1) }
    /// A distance in multiples of the font size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(line: BaselineDistance(kind: .factor(factor)))
    }
    /// The font size and some points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(line: BaselineDistance(kind: .increase(increase)))
    }
    /// A distance in points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(line: BaselineDistance(kind: .exact(points)))
    }
  }
}

extension View {
  /// Sets whether characters may move together before text is truncated.
  ///
  /// - Source: chosen: by up to a twentieth of the font size.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the distance between the baselines of text; nil is that of the font.
  ///
  /// - Source: chosen: loose and tight lines are 1.5 and 1.1 times the font size.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight?.line)
  }

  /// Sets the language in which text is set, with its forms of letters.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }

  /// Sets the language in which text is set, with its forms of letters.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the width of characters of text.
  ///
  /// Approximated by the space between them: the font set has one width.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }

  /// Lets people select text, which shows nothing before they do.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Mirrors the view in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

private struct FlipModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1)
  }
}

/// Whether people may select text.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}

/// Text that people may select.
public struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static var allowsSelection: Bool { true }
}

/// Text that people may not select.
public struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People may select the text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People may not select the text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
