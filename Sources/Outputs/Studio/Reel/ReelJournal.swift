import Foundation

/// The format of a journal: a line with the settings, then the numbers of all stills that the reel
/// may have written, then a line for each finished still.
///
/// ```
/// scrollwork journal 1 SETTINGS
/// 0-211
/// 0 LIST FILE
/// ```
enum ReelJournal {
  private static let mark = "scrollwork journal 1 "

  static func head(settings: String) -> String { "\(mark)\(settings)\n" }

  /// The lines of the stills that this run or an earlier one may have written.
  static func lines(written numbers: IndexSet) -> String {
    numbers.rangeView.map { "\($0.lowerBound)-\($0.upperBound - 1)\n" }.joined()
  }

  static func line(_ number: Int, _ record: StillRecord) -> String {
    "\(number) \(record.list) \(record.file)\n"
  }

  static func records(in text: String, settings: String) -> [Int: StillRecord] {
    guard text.hasPrefix(head(settings: settings)) else { return [:] }
    var records: [Int: StillRecord] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let words = line.split(separator: " ")
      guard words.count == 3, let number = Int(words[0]), words[1].count == 64,
        words[2].count == 64
      else { continue }
      records[number] = StillRecord(list: String(words[1]), file: String(words[2]))
    }
    return records
  }

  /// The numbers of all stills in a journal, with whichever settings.
  static func numbers(in text: String) -> IndexSet {
    guard text.hasPrefix(mark) else { return [] }
    var numbers = IndexSet()
    for line in text.split(separator: "\n").dropFirst() {
      guard let word = line.split(separator: " ").first else { continue }
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first >= 0,
        first <= last, last < Int.max / 2
      else { continue }
      numbers.insert(integersIn: first...last)
    }
    return numbers
  }
}
