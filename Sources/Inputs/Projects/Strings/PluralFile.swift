import Foundation
import ScrollworkEnvironment

/// The form of `.stringsdict` files: property lists of texts that vary with numbers.
enum PluralFile {
  /// The texts of a file; none if it is damaged.
  static func texts(in data: Data) -> LocalizedStrings.Table {
    let list = PropertyList.value(data)
    return (list as? [String: [String: Any]] ?? [:]).compactMapValues(text)
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let parts = entry.compactMapValues { $0 as? [String: String] }
    return LocalizedText(
      forms: [.other: format],
      substitutions: parts.mapValues { part in
        let forms = part.compactMap { key, text in
          PluralCategory(rawValue: key).map { ($0, text) }
        }
        return LocalizedText.Substitution(
          argument: nil, forms: Dictionary(uniqueKeysWithValues: forms))
      })
  }
}
