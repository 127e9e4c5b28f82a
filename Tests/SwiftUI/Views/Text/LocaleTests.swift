import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `A locale` {
  private static func locale(_ id: String) -> Locale { Locale(identifier: id) }

  private func texts(
    _ id: String, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> [String] {
    var scene = Scene("test", canvas: CGSize(width: 400, height: 800)) { root() }
    scene.locale = Self.locale(id)
    return Stage(scene).texts
  }

  /// 9 January 2026, 13:41 UTC.
  nonisolated private static let date = Date(timeIntervalSince1970: 1_767_966_060)

  /// Source: the locale data of ICU, by way of Foundation.
  nonisolated private static let spelled: [(String, [String])] = [
    ("en_US", ["12,000.5", "25%", "-1,234,567", "1.500000", "January 9, 2026", "1:41 PM"]),
    ("de_DE", ["12.000,5", "25 %", "-1.234.567", "1,500000", "9. Januar 2026", "13:41"]),
    ("ja_JP", ["12,000.5", "25%", "-1,234,567", "1.500000", "2026年1月9日", "13:41"]),
    (
      "ar_EG",
      [
        "١٢٬٠٠٠٫٥", "٢٥٪؜", "؜-١٬٢٣٤٬٥٦٧", "١٫٥٠٠٠٠٠", "٩ يناير، ٢٠٢٦", "١:٤١ م",
      ]
    ),
  ]

  @Test(arguments: spelled) func `writes numbers and dates`(id: String, expected: [String]) {
    let written = texts(id) {
      Text(12_000.5, format: .number)
      Text(0.25, format: .percent)
      Text("\(-1_234_567)")
      Text("\(1.5)")
      Text(Self.date, style: .date)
      Text(Self.date, style: .time)
    }
    // ICU separates some of them by spaces that do not break.
    #expect(written.map { $0.map { $0.isWhitespace ? " " : $0 } } == expected.map { Array($0) })
  }

  @Test func `of Arabic writes the digits that it has without a region`() {
    #expect(texts("ar") { Text("\(12_000)") } == ["12,000"])
  }

  @Test func `of American English is written as its formatter writes it`() {
    let integers = [0, 7, -12, 999, 1000, -1_234_567, Int.max, Int.min]
    for number in integers {
      let style = IntegerFormatStyle<Int>(locale: Self.locale("en_US"))
      #expect(FormattedValue(number).write(.americanEnglish) == number.formatted(style))
    }
    for number in [0, 0.5, -2.25, 1234.5, -1e9] {
      let style = FloatingPointFormatStyle<Double>(locale: Self.locale("en_US"))
        .precision(.fractionLength(6))
      #expect(
        FormattedValue(number, decimalCount: 6).write(.americanEnglish) == number.formatted(style))
    }
    let large = FormattedValue(UInt64.max).write(TextLocale(Self.locale("de_DE")))
    #expect(large == "18.446.744.073.709.551.615")
    #expect(FormattedValue(Double.nan, decimalCount: 6).write(.americanEnglish) == "nan")
  }

  @Test func `is that of the scene, or of a view around`() {
    let written = texts("de_DE") {
      Text(1.5, format: .number)
      Text(1.5, format: .number).environment(\.locale, Self.locale("en_US"))
      VStack { Text("a \(1.5, format: .number) b") + Text(2.5, format: .number) }
        .environment(\.locale, Self.locale("ar_EG"))
    }
    #expect(written == ["1,5", "1.5", "a ١٫٥ b٢٫٥"])
  }

  @Test func `is read by views, and does not turn the layout`() {
    struct Reader: View {
      @Environment(\.locale) private var locale
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(verbatim: "\(locale.identifier) \(direction)") }
    }
    #expect(texts("ar_EG") { Reader() } == ["ar_EG leftToRight"])
    #expect(Stage { Reader() }.texts == ["en_US leftToRight"])
  }

  @Test func `decides the language of glyphs and of letter case`() {
    func run(_ id: String) -> String? {
      var scene = Scene("test", canvas: CGSize(width: 99, height: 99)) {
        Text(verbatim: "title").textCase(.uppercase)
      }
      scene.locale = Self.locale(id)
      return Stage(scene).textCommands().first.map { "\($0.run.language) \($0.run.string)" }
    }
    #expect(run("en_US") == "en-US TITLE")
    #expect(run("ja_JP") == "ja-JP TITLE")
    #expect(run("tr_TR") == "tr-TR TİTLE")
  }

  /// Source: the locale data of ICU.
  @Test(
    arguments: [
      ("en_US", ["2 hours, 23 minutes", "3 months, 10 days", "+2 hours", "1:02:05", "2:05"]),
      (
        "de_DE",
        ["2 Stunden und 23 Minuten", "3 Monate und 10 Tage", "+2 Stunden", "1:02:05", "2:05"]
      ),
      ("fr_FR", ["2 heures et 23 minutes", "3 mois et 10 jours", "+2 heures", "1:02:05", "2:05"]),
      ("ja_JP", ["2時間 23分", "3か月 10日", "+2時間", "1:02:05", "2:05"]),
      ("ar_EG", ["ساعتان و٢٣ دقيقة", "٣ أشهر و١٠ أيام", "+ساعتان", "١:٠٢:٠٥", "٢:٠٥"]),
      ("ru_RU", ["2 часа 23 минуты", "3 месяца 10 дней", "+2 часа", "1:02:05", "2:05"]),
    ])
  func `writes durations`(id: String, expected: [String]) {
    let dates: [(Text.DateStyle, TimeInterval)] = [
      (.relative, 8580), (.relative, 8_640_000), (.offset, 7200), (.timer, 3725), (.timer, 125),
    ]
    let written = texts(id) {
      ForEach(Array(dates.enumerated()), id: \.offset) { _, entry in
        Text(SceneSystem.defaultStart.addingTimeInterval(entry.1), style: entry.0)
      }
    }
    #expect(written.map { $0.map { $0.isWhitespace ? " " : $0 } } == expected.map { Array($0) })
  }

  @Test func `is left out of the equality of keys`() {
    #expect(("\(12_000)" as LocalizedStringKey) == "\(12_000)")
    #expect(("\(12_000)" as LocalizedStringKey) != "\(12_001)")
    #expect(("\(0.5, format: .percent)" as LocalizedStringKey) == "\(0.5, format: .percent)")
  }
}
