import Foundation
import ScrollworkEnvironment

/// The form of `.xcstrings` files: the texts of all languages in one file.
enum StringCatalog {
  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable { var localizations: [String: Translation]? }

  private struct Unit: Decodable { var value: String }

  private struct Form: Decodable { var stringUnit: Unit? }

  private struct Variations: Decodable {
    var plural: [String: Form]?
    var device: [String: Form]?
  }

  private struct Part: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  private struct Translation: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Part]?
  }

  /// The texts of a file by language, and its source language; nil if it is damaged.
  static func texts(
    in data: Data
  ) -> (languages: [String: LocalizedStrings.Table], source: String)? {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
    var texts: [String: LocalizedStrings.Table] = [file.sourceLanguage: [:]]
    for (key, entry) in file.strings {
      for (language, translation) in entry.localizations ?? [:] {
        texts[language, default: [:]][key] = text(translation)
      }
    }
    return (texts, file.sourceLanguage)
  }

  private static func text(_ translation: Translation) -> LocalizedText? {
    let forms =
      translation.stringUnit.map { [PluralCategory.other: $0.value] }
      ?? forms(translation.variations)
    guard !forms.isEmpty else { return nil }
    return LocalizedText(
      forms: forms,
      substitutions: (translation.substitutions ?? [:]).mapValues { part in
        LocalizedText.Substitution(
          argument: part.argNum.flatMap { $0 > 0 ? $0 - 1 : nil },
          forms: Self.forms(part.variations))
      })
  }

  /// The forms by number; of forms by device, that of a phone.
  private static func forms(_ variations: Variations?) -> [PluralCategory: String] {
    if let device = variations?.device {
      let form = device["iphone"] ?? device["other"]
      return form?.stringUnit.map { [.other: $0.value] } ?? [:]
    }
    let forms = (variations?.plural ?? [:]).compactMap { key, form in
      PluralCategory(rawValue: key).flatMap { category in
        form.stringUnit.map { (category, $0.value) }
      }
    }
    return Dictionary(uniqueKeysWithValues: forms)
  }
}
