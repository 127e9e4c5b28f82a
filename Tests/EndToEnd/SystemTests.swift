import Foundation
import TestSupport
import Testing

/// The wall clock, the locale, the random numbers and the order of sets in a process that plays
/// scenes.
@Suite struct `The system that views find` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let views = """
    import Foundation
    import SwiftUI

    let greeting = Date()

    struct Item: Identifiable {
      let id = UUID()
      let number = Int.random(in: 0..<1_000_000)
    }

    struct Today: View {
      @State private var items = (0..<5).map { _ in Item() }
      @State private var count = 0
      private let names = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8]

      var body: some View {
        VStack {
          Text("date \\(Date().formatted())")
          Text("now \\(Date.now, format: .dateTime.weekday().hour().minute().second())")
          Text("zone \\(TimeZone.current.identifier) \\(TimeZone.current.secondsFromGMT())")
          Text("locale \\(Locale.current.identifier) \\(1234.5.formatted())")
          Text("week \\(Calendar.current.firstWeekday) \\(Calendar.current.identifier)")
          Text("style \\(formatter.string(from: Date()))")
          Text("keys \\(names.keys.joined()) \\(Set(1...9).map(String.init).joined())")
          Text("shuffled \\((1...9).shuffled().map(String.init).joined())")
          Text("hash \\("a".hashValue) \\(Double.random(in: 0...1)) \\(Bool.random())")
          ForEach(items.shuffled()) { Text("item \\($0.id) \\($0.number)") }
          Text("timer \\(count) \\(greeting.timeIntervalSince1970)")
        }
        .font(.system(size: 9))
        .onAppear {
          Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
            MainActor.assumeIsolated {
              count += 1
              items.append(Item())
            }
          }
        }
      }

      private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeStyle = .short
        return formatter
      }
    }
    """

  private static let steps = "[.wait(Double.random(in: 0.6...0.7)), .wait(0.4)]"

  private func run(_ words: String, _ environment: [String: String]) throws -> BuiltTool.Result {
    try BuiltTool.finish(
      BuiltTool.start(
        words.split(separator: " ").map(String.init), in: folder.url, environment: environment))
  }

  private func bytes(of folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
  }

  @Test func `is the same at another time, in another zone and language`() throws {
    try Data(Self.views.utf8).write(to: folder.url.appending(path: "Today.swift"))
    try Data(Self.steps.utf8).write(to: folder.url.appending(path: "Today.steps.swift"))
    let places = [
      ["TZ": "Asia/Tokyo", "LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8"],
      ["TZ": "America/New_York", "LANG": "de_DE.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "0"],
    ]
    var reels: [[String: Data]] = []
    for (number, place) in places.enumerated() {
      let result = try run("render Today.swift --scale 1 --fps 5 --out \(number)", place)
      #expect(result.status == 0, "\(result.err)")
      reels.append(try bytes(of: folder.url.appending(path: "\(number)/Today/frames")))
    }
    #expect(reels[0].count > 4 && reels[0] == reels[1])
    #expect(Set(reels[0].values).count > 2, "The timer changes the picture.")
  }

  @Test func `has a phone's date in the United States`() throws {
    try Data(Self.views.utf8).write(to: folder.url.appending(path: "Today.swift"))
    let result = try run("inspect Today.swift --at 0", ["TZ": "Asia/Tokyo", "LANG": "fr_FR"])
    #expect(result.status == 0, "\(result.err)")
    let text = result.out.replacing("\u{202F}", with: " ")
    for line in [
      "date 1/9/2026, 9:41 AM", "now Fri 9:41:00 AM", "zone GMT 0", "locale en_US 1,234.5",
      "week 1 gregorian", "style 1/9/26, 9:41 AM", "timer 0 1,767,951,660",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func `has the language of the scene`() throws {
    try Data(Self.views.utf8).write(to: folder.url.appending(path: "Today.swift"))
    let result = try run("inspect Today.swift --at 0 --locale de-DE", [:])
    #expect(result.status == 0, "\(result.err)")
    for line in [
      "date 9.1.2026, 9:41", "now Fr. 09:41:00", "locale de_DE 1.234,5", "week 2 gregorian",
      "style 09.01.26, 09:41",
    ] { #expect(result.out.contains(line), "\(line)\n\(result.out)") }
  }
}
