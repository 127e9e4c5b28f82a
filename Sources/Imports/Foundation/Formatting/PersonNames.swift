public import Foundation
import ScrollworkLanguages

/// A formatter of names of people.
///
/// - Source: documented for the styles; the order is that of ICU's data, by the script of the name. The
///   short style is the given name, the default of the system's settings.
open class PersonNameComponentsFormatter: Formatter {
  /// How a name is written.
  public enum Style: Int, Hashable, Sendable {
    /// As medium.
    case `default` = 0
    /// The given name, or the nickname.
    case short
    /// The given and the family name.
    case medium
    /// All parts.
    case long
    /// The initials.
    case abbreviated
  }

  /// How the name is written.
  open var style = Style.default
  /// Whether the phonetic parts are written.
  open var isPhonetic = false
  /// The locale, which decides about the order of a name in its script.
  // Declared as in Foundation, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// The name in the formatter's style.
  open func string(from components: PersonNameComponents) -> String {
    PersonNameComponents.FormatStyle(style: .init(style), locale: locale ?? .current)
      .format(components)
  }

  /// The text of an object: of a name.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// The parts of a name; nil for an empty one.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents(words: string)
  }

  /// A name in a style.
  ///
  /// - Parameters:
  ///   - components: The parts of the name.
  ///   - nameFormatStyle: The style.
  ///   - nameOptions: Options, of which there are none here.
  /// - Returns: The text.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: [Int] = []
  ) -> String {
    PersonNameComponents.FormatStyle(style: .init(nameFormatStyle)).format(components)
  }
}

extension PersonNameComponents {
  /// A style of names of people.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The given name, or the nickname.
      case short
      /// The given and the family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated

      init(_ style: PersonNameComponentsFormatter.Style) {
        self =
          switch style {
          case .short: .short
          case .default, .medium: .medium
          case .long: .long
          case .abbreviated: .abbreviated
          }
      }
    }

    /// How the name is written.
    public var style: Style
    /// The locale, which decides about the order of a name in its script.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// The name in the style.
    public func format(_ value: PersonNameComponents) -> String {
      let name = (value.familyName ?? "") + (value.givenName ?? "")
      let order = NameOrder(of: name, in: locale)
      let short = [value.givenName, value.familyName]
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: order.isFamilyFirst ? short.reversed() : short
        case .long: Self.long(value, order)
        case .abbreviated:
          (order.isFamilyFirst ? short.reversed() : short).map { $0?.prefix(1).uppercased() }
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: style == .abbreviated ? "" : order.separator)
    }

    /// All parts; a title is last where names have no space between them.
    private static func long(_ value: PersonNameComponents, _ order: NameOrder) -> [String?] {
      guard order.isFamilyFirst else {
        return [
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
        ]
      }
      let names = [value.familyName, value.middleName, value.givenName]
      return order.separator.isEmpty
        ? names + [value.namePrefix, value.nameSuffix]
        : [value.namePrefix] + names + [value.nameSuffix]
    }
  }

  /// The given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in a style.
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput
  where F.FormatInput == PersonNameComponents { style.format(self) }

  /// The parts of a name in one text.
  ///
  /// - Throws: For an empty text.
  public init(_ value: String) throws {
    guard let parts = Self(words: value) else { throw CocoaError(.formatting) }
    self = parts
  }

  fileprivate init?(words text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    self.init()
    givenName = first
    if words.count > 1 { familyName = words.last }
    if words.count > 2 { middleName = words[1..<(words.count - 1)].joined(separator: " ") }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style of names of people.
  public static func name(
    style: PersonNameComponents.FormatStyle.Style
  ) -> PersonNameComponents.FormatStyle { .init(style: style) }
}
