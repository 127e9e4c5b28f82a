public import Foundation

extension PersonNameComponents {
  /// Writes a name.
  public struct NameStyle: FormatStyle {
    /// How much of a name is written.
    public enum Length: String, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    let style: Length

    /// The name, as it is written in English.
    public func format(_ value: PersonNameComponents) -> String {
      let names: [String?] =
        switch style {
        case .long:
          [
            value.namePrefix, value.givenName, value.middleName, value.familyName,
            value.nameSuffix,
          ]
        case .medium: [value.givenName, value.familyName]
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .abbreviated:
          [value.givenName, value.familyName].map { $0.map { String($0.prefix(1)) } }
        }
      let words = names.compactMap { $0 }.filter { !$0.isEmpty }
      return words.joined(separator: style == .abbreviated ? "" : " ")
    }
  }

  /// The name in a style.
  public func formatted(_ style: NameStyle) -> String { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.NameStyle {
  /// A name in a length.
  public static func name(style: PersonNameComponents.NameStyle.Length) -> Self {
    Self(style: style)
  }
}

extension URLError {
  /// Why a network cannot be used.
  public enum NetworkUnavailableReason: Int, Hashable, Sendable {
    case cellular, expensive, constrained
  }

  /// Why a network cannot be used: not for these reasons.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
