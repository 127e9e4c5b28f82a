import Foundation
import ScrollworkEnvironment
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Texts in the language of the scene` {
  nonisolated private static let strings = LocalizedStrings(
    [
      "en": [
        "Localizable": [
          "hello": LocalizedText("Hello *you*"),
          "%lld birds": LocalizedText(forms: [.one: "one bird", .other: "%lld birds"]),
        ]
      ],
      "de": [
        "Localizable": [
          "hello": LocalizedText("Hallo"),
          "%lld birds": LocalizedText(forms: [.one: "ein Vogel", .other: "%lld Vögel"]),
          "%@ met %@": LocalizedText("%2$@ traf %1$@"), "50%": LocalizedText("die Hälfte"),
          "title": LocalizedText("Titel"), "%.1f of %d": LocalizedText("%1$.1f von %2$d"),
          "%lf %@": LocalizedText("%lf und %@"),
        ],
        "Other": ["hello": LocalizedText("Tag")],
      ],
    ], developmentLanguage: "en")

  private func texts(
    _ id: String, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> [String] {
    var scene = Scene("test", canvas: CGSize(width: 400, height: 800)) { root() }
    scene.locale = Locale(identifier: id)
    scene.strings = Self.strings
    return Stage(scene).texts
  }

  @Test func `are looked up by their keys`() {
    let written = texts("de_DE") {
      Text("hello")
      Text("hello", tableName: "Other")
      Text("\(1) birds")
      Text("\(2) birds").bold() + Text(verbatim: "!")
      Text("\("Ann") met \("Bob")")
      Text("50%")
      Text("unknown \(3)")
      Text(verbatim: "hello")
      Text("hello").environment(\.locale, Locale(identifier: "en"))
      Text("\(1.25, specifier: "%.1f") of \(4, specifier: "%d")")
    }
    #expect(
      written == [
        "Hallo", "Tag", "ein Vogel", "2 Vögel!", "Bob traf Ann", "die Hälfte", "unknown 3", "hello",
        "Hello you", "1.2 von 4",
      ])
  }

  @Test func `are strings too`() {
    let written = texts("de_DE") {
      Text(verbatim: String(localized: "\(7) birds"))
      Text(verbatim: String(localized: "hello", table: "Other"))
      Text(verbatim: String(localized: "title", defaultValue: "Title \(3)"))
      Text(verbatim: String(localized: "missing", defaultValue: "Default \(UInt8(3))"))
      Text(LocalizedStringResource("hello", table: "Other"))
      Text(LocalizedStringResource("title", defaultValue: "Title", bundle: .forClass(Named.self)))
      Text(verbatim: String(localized: resource))
      Text(verbatim: String(localized: "hello", locale: Locale(identifier: "en_GB")))
      Text(verbatim: localizedString("hello", table: "", bundle: .main, value: "x"))
      Text(verbatim: localizedString("none", table: nil, bundle: .main, value: "else"))
      Text(verbatim: localizedString("none", table: nil, bundle: .main, value: ""))
      Text(verbatim: String(localized: "\(2.5) \(Locale(identifier: "x").identifier)"))
    }
    #expect(
      written == [
        "7 Vögel", "Tag", "Titel", "Default 3", "Tag", "Titel", "Hallo", "Hello *you*", "Hallo",
        "else", "none", "2,500000 und x",
      ])
    #expect(resource.key == "hello")
    #expect(resource.bundle == .main && resource.table == nil)
    #expect(resource.defaultValue == "hello")
    #expect(resource.locale == .current)
  }

  private let resource: LocalizedStringResource = "hello"

  private final class Named {}
}
