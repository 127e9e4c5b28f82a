import Foundation

/// The format of a journal: a line with the settings, then one for each finished still.
enum ReelJournal {
  static func head(settings: String) -> String { "scrollwork journal 1 \(settings)\n" }

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
}
