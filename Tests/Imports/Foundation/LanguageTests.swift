import Foundation
import Testing

/// What formatters write in languages.
///
/// Source: the Unicode locale data, by the ICU of Foundation.
@Suite struct `A formatter in a language` {
  private static let cases = expected.flatMap { kind, texts in
    texts.map { (kind, $0.key, $0.value) }.sorted { $0.1 < $1.1 }
  }.sorted { $0.0.rawValue < $1.0.rawValue }

  @Test(arguments: cases)
  func `writes its words`(formatter: WordsOfFormatter, locale: String, text: String) {
    #expect(formatter.text(Locale(identifier: locale)) == text)
  }

  @Test func `is tried in six languages`() {
    #expect(Self.cases.count == 72 && Set(Self.cases.map(\.0)).count == 12)
  }

  private static let expected: [WordsOfFormatter: [String: String]] = [
    .relative: [
      "en_US": """
      2 days ago | yesterday | tomorrow | in 3 days | in 3 hours | in 3 hr. | in 3h | \
      in three hours | in 2 hours
      """,
      "de_DE": """
      vorgestern | gestern | morgen | in 3 Tagen | in 3 Stunden | in 3 Std. | in 3 Std. | \
      in drei Stunden | in 2 Stunden
      """,
      "fr_FR": """
      avant-hier | hier | demain | dans 3 jours | dans 3 heures | dans 3 h | +3 h | \
      dans trois heures | dans 2 heures
      """,
      "ja_JP": "一昨日 | 昨日 | 明日 | 3 日後 | 3 時間後 | 3 時間後 | 3時間後 | 三 時間後 | 2 時間後",
      "ar_EG": """
      أول أمس | أمس | غدًا | خلال ٣ أيام | خلال ٣ ساعات | خلال ٣ ساعات | خلال ٣ ساعات | \
      خلال ثلاثة ساعات | خلال ساعتين
      """,
      "ru_RU": """
      позавчера | вчера | завтра | через 3 дня | через 3 часа | через 3 ч | +3 ч | \
      через три часа | через 2 часа
      """,
    ],
    .list: [
      "en_US": "A, B, and 3 | A and B | A or B",
      "de_DE": "A, B und 3 | A und B | A oder B",
      "fr_FR": "A, B et 3 | A et B | A ou B",
      "ja_JP": "A、B、3 | A、B | AまたはB",
      "ar_EG": """
      \u{2068}A\u{2069} و\u{2068}B\u{2069} و3 | \u{2068}A\u{2069} و\u{2068}B\u{2069} | \
      \u{2068}A\u{2069} أو \u{2068}B\u{2069}
      """,
      "ru_RU": "A, B и 3 | A и B | A или B",
    ],
    .spans: [
      "en_US": """
      2:05:05 | 2h 5m 5s | 2 hr, 5 min, 5 sec | 2 hours, 5 minutes, 5 seconds | \
      two hours, five minutes, five seconds | 2hr 5min 5sec
      """,
      "de_DE": """
      2:05:05 | 2h 5min 5s | 2 Std., 5 Min. und 5 Sek. | \
      2 Stunden, 5 Minuten und 5 Sekunden | zwei Stunden, fünf Minuten und fünf Sekunden | \
      2Std. 5Min. 5Sek.
      """,
      "fr_FR": """
      2:05:05 | 2h 5min 5s | 2 h, 5 min et 5 s | 2 heures, 5 minutes et 5 secondes | \
      deux heures, cinq minutes et cinq secondes | 2 h 5 min 5 s
      """,
      "ja_JP": "2:05:05 | 2時間5分5秒 | 2時間 5分 5秒 | 2時間 5分 5秒 | 二時間 五分 五秒 | 2時間5分5秒",
      "ar_EG": """
      ٢:٠٥:٠٥ | ٢س ٥د ٥ث | ٢ س ٥ د ٥ ث | ساعتان، ٥ دقائق، و٥ ثوان | \
      ساعتان، خمسة دقائق، وخمسة ثوان | ٢س ٥د ٥ث
      """,
      "ru_RU": """
      2:05:05 | 2 ч 5 мин 5 с | 2 ч, 5 мин, 5 с | 2 часа, 5 минут, 5 секунд | \
      два часа, пять минут, пять секунд | 2 ч 5 мин 5 с
      """,
    ],
    .measurement: [
      "en_US": "1.553mi | 68° | 1.553 mi | 68°F | 1.553 miles | 68 degrees Fahrenheit | meters",
      "de_DE": "2,5 km | 20 °C | 2,5 km | 20 °C | 2,5 Kilometer | 20 Grad Celsius | Meter",
      "fr_FR": "2,5 km | 20°C | 2,5 km | 20 °C | 2,5 kilomètres | 20 degrés Celsius | mètres",
      "ja_JP": "2.5km | 20°C | 2.5 km | 20°C | 2.5キロメートル | 摂氏20度 | メートル",
      "ar_EG": "٢٫٥ كم | ٢٠°\u{200F}م | ٢٫٥ كم | ٢٠°\u{200F}م | ٢٫٥ كيلومتر | ٢٠ درجة مئوية | متر",
      "ru_RU": "2,5 км | 20 °C | 2,5 км | 20 °C | 2,5 километра | 20 градусов Цельсия | метры",
    ],
    .interval: [
      "en_US": "Jan 9, 2026, 1:41 – 2:41 PM | Jan 9, 2026 at 1:41 PM – Jan 10, 2026 at 2:41 PM",
      "de_DE": "09.01.2026, 13:41–14:41 Uhr | 09.01.2026, 13:41 – 10.01.2026, 14:41",
      "fr_FR": "9 janv. 2026, 13:41 – 14:41 | 9 janv. 2026 à 13:41 – 10 janv. 2026 à 14:41",
      "ja_JP": "2026/01/09 13時41分～14時41分 | 2026/01/09 13:41～2026/01/10 14:41",
      "ar_EG": """
      ٠٩\u{200F}/٠١\u{200F}/٢٠٢٦، ١:٤١–٢:٤١ م | \
      ٠٩\u{200F}/٠١\u{200F}/٢٠٢٦، ١:٤١ م – ١٠\u{200F}/٠١\u{200F}/٢٠٢٦، ٢:٤١ م
      """,
      "ru_RU": "9 янв. 2026 г., 13:41—14:41 | 9 янв. 2026 г., 13:41 — 10 янв. 2026 г., 14:41",
    ],
    .date: [
      "en_US": "Friday, January 9, 2026 at 1:41 PM | Fri, Jan 9",
      "de_DE": "Freitag, 9. Januar 2026 um 13:41 | Fr. 9. Jan.",
      "fr_FR": "vendredi 9 janvier 2026 à 13:41 | ven. 9 janv.",
      "ja_JP": "2026年1月9日 金曜日 13:41 | 1月9日(金)",
      "ar_EG": "الجمعة، ٩ يناير، ٢٠٢٦، ١:٤١ م | جمعة، ٩ يناير",
      "ru_RU": "пятница, 9 января 2026 г. в 13:41 | Пт, 9 янв.",
    ],
    .number: [
      "en_US": "twenty-one | 21st | 2,100%",
      "de_DE": "einundzwanzig | 21. | 2.100 %",
      "fr_FR": "vingt-et-un | 21e | 2 100 %",
      "ja_JP": "二十一 | 第21 | 2,100%",
      "ar_EG": "واحد وعشرون | ٢١ | ٢٬١٠٠٪\u{61C}",
      "ru_RU": "двадцать один | 21 | 2 100 %",
    ],
    .bytes: [
      "en_US": "Zero KB | 5 bytes | 1.2 MB",
      "de_DE": "0 kB | 5 Byte | 1,2 MB",
      "fr_FR": "Zéro ko | 5 octets | 1,2 Mo",
      "ja_JP": "0 kB | 5バイト | 1.2 MB",
      "ar_EG": "صفر كيلوبايت | ٥ بايت | ١٫٢ م.ب",
      "ru_RU": "0 кБ | 5 байт | 1,2 МБ",
    ],
    .name: [
      "en_US": "Ada Lovelace | 山田太郎",
      "de_DE": "Ada Lovelace | 山田太郎",
      "fr_FR": "Ada Lovelace | 山田太郎",
      "ja_JP": "Ada Lovelace | 山田太郎",
      "ar_EG": "Ada Lovelace | 山田太郎",
      "ru_RU": "Ada Lovelace | 山田太郎",
    ],
    .duration: [
      "en_US": "2 hours, 5 minutes, 5 seconds | 2:05:05",
      "de_DE": "2 Stunden, 5 Minuten und 5 Sekunden | 2:05:05",
      "fr_FR": "2 heures, 5 minutes et 5 secondes | 2:05:05",
      "ja_JP": "2時間 5分 5秒 | 2:05:05",
      "ar_EG": "ساعتان، ٥ دقائق، و٥ ثوان | ٢:٠٥:٠٥",
      "ru_RU": "2 часа, 5 минут, 5 секунд | 2:05:05",
    ],
    .style: [
      "en_US": "3.3 miles | 5.25 km | 3.26mi | 5 feet, 10 inches",
      "de_DE": "5,2 Kilometer | 5,25 km | 5,25 km | 178 Zentimeter",
      "fr_FR": "5,2 kilomètres | 5,25 km | 5,25 km | 1 mètre et 78 centimètres",
      "ja_JP": "5.2キロメートル | 5.25 km | 5.25km | 178センチメートル",
      "ar_EG": "٥٫٢ كيلومتر | ٥٫٢٥ كم | ٥٫٢٥ كم | متر و٧٨ سنتيمتر",
      "ru_RU": "5,2 километра | 5,25 км | 5,25 км | 178 сантиметров",
    ],
    .amounts: [
      "en_US": "5 kilometers | 154.324 lb | 100 kilocalories",
      "de_DE": "5 Kilometer | 70 kg | 100 Kilokalorien",
      "fr_FR": "5 kilomètres | 70 kg | 100 kilocalories",
      "ja_JP": "5キロメートル | 70 kg | 100キロカロリー",
      "ar_EG": "٥ كيلومترات | ٧٠ كغم | ١٠٠ كيلو سعرة",
      "ru_RU": "5 километров | 70 кг | 100 килокалорий",
    ],
  ]
}
