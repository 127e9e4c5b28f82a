import Foundation

/// A look at files again and again, for changes of their contents.
///
/// Editors replace files or write into them, and not every file system tells; sizes and times of
/// modification do.
struct FileWatch {
  /// A file as it was seen; nil for one that is not there.
  private struct Look: Hashable {
    let size: Int
    let time: Date
    let number: Int
  }

  /// The time between two looks.
  ///
  /// - Source: chosen: reading the attributes of a file takes microseconds, and the delay is within three frames.
  static let interval = Duration.milliseconds(40)

  private var looks: [String: Look?] = [:]

  /// A watch over files.
  init(_ paths: [String]) { looks = Self.looks(paths) }

  private static func looks(_ paths: [String]) -> [String: Look?] {
    Dictionary(paths.map { ($0, look($0)) }) { first, _ in first }
  }

  private static func look(_ path: String) -> Look? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return Look(
      size: facts[.size] as? Int ?? 0, time: facts[.modificationDate] as? Date ?? .distantPast,
      number: facts[.systemFileNumber] as? Int ?? 0)
  }

  /// Looks again at files; returns whether any has changed, come or gone since the look before.
  mutating func hasChanged(_ paths: [String]) -> Bool {
    let now = Self.looks(paths)
    defer { looks = now }
    return now != looks
  }
}
