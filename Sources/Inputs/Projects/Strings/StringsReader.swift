import Foundation
package import ScrollworkEnvironment
import ScrollworkSystem

/// A reader of the texts of an app: `.strings`, `.stringsdict` and `.xcstrings` files.
package struct StringsReader {
  private var languages: [String: [String: LocalizedStrings.Table]] = [:]
  private let developmentLanguage: String
  /// The texts of catalogs in their source language, by table.
  private var sources: [String: LocalizedStrings.Table] = [:]

  /// The texts in the files among resources; nil if there are none.
  package static func read(
    _ resources: [String], developmentLanguage: String
  ) -> LocalizedStrings? {
    var reader = StringsReader(developmentLanguage: developmentLanguage)
    for path in resources {
      if FilePath.ending(of: path) == "lproj" {
        for file in FileTree(path).files { reader.read(FilePath.join(path, file)) }
      } else {
        reader.read(path)
      }
    }
    guard !reader.languages.isEmpty else { return nil }
    reader.fill()
    return LocalizedStrings(reader.languages, developmentLanguage: developmentLanguage)
  }

  private init(developmentLanguage: String) { self.developmentLanguage = developmentLanguage }

  private mutating func read(_ path: String) {
    let ending = FilePath.ending(of: path)
    guard ["strings", "stringsdict", "xcstrings"].contains(ending),
      let data = try? InputFile.contents(of: path, atMost: InputFile.largestText)
    else { return }
    let table = FilePath.stem(of: path)
    if ending == "xcstrings" {
      guard let catalog = StringCatalog.texts(in: data) else { return }
      for (language, texts) in catalog.languages { add(texts, language, table) }
      sources[table] = catalog.languages[catalog.source]
      return
    }
    let folder = FilePath.folder(of: path)
    let isLocalized = FilePath.ending(of: folder) == "lproj"
    let language = isLocalized ? FilePath.stem(of: folder) : developmentLanguage
    add(ending == "strings" ? Self.strings(data) : PluralFile.texts(in: data), language, table)
  }

  /// Adds what languages lack of a catalog in its source language, as Xcode compiles it.
  private mutating func fill() {
    for (table, texts) in sources {
      for language in languages.keys where languages[language]?[table] != nil {
        languages[language]?[table]?.merge(texts) { own, _ in own }
      }
    }
  }

  /// Adds the texts of a table; those of plural files are preferred, as they have more to say.
  private mutating func add(_ texts: LocalizedStrings.Table, _ language: String, _ table: String) {
    languages[language, default: [:]][table, default: [:]].merge(texts) { old, new in
      new.substitutions.isEmpty && new.forms.count == 1 ? old : new
    }
  }

  /// The entries of a `.strings` file, in any of its encodings.
  private static func strings(_ data: Data) -> LocalizedStrings.Table {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = PropertyList.value(data)
      return (list as? [String: String] ?? [:]).mapValues { LocalizedText($0) }
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = isWide ? String(data: data, encoding: .utf16) : String(data: data, encoding: .utf8)
    return OpenStepParser.parseEntries(text ?? "").compactMapValues { value in
      value.text.map { LocalizedText($0) }
    }
  }
}
