import Foundation

/// A text that is kept in the repository and has to come out the same.
///
/// It lies at `Tests/Goldens/SUITE/NAME.txt`. When it is missing or differs, the new text is left at
/// the same path under `output/goldens`, with the differing lines beside it; `script/goldens`
/// accepts.
package enum Golden {
  /// What is wrong, in words; nil if the text is as it was accepted.
  package static func difference(_ text: String, _ suite: String, _ name: String) -> String? {
    difference(text, at: "Tests/Goldens/\(suite)/\(name).txt")
  }

  /// What is wrong with a page that a test writes, kept at `place` in the repository.
  package static func difference(_ text: String, at place: String) -> String? {
    let old = try? Repository.text(place)
    guard old != text else { return nil }
    let new = Repository.url("output/goldens/\(place)")
    do {
      try FileManager.default.createDirectory(
        at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: new)
    } catch {
      return "\(place) differs, and the new text cannot be written: \(error)"
    }
    guard let old else { return "\(place) is missing; script/goldens accepts the new text" }
    let lines = differingLines(old, text)
    try? Data(lines.utf8).write(to: new.appendingPathExtension("diff"))
    return "\(place) differs; script/goldens accepts the new text\n\(lines)"
  }

  private static func differingLines(_ old: String, _ new: String) -> String {
    let (before, after) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
    let changes = after.difference(from: before)
    let removed = changes.removals.map { ($0.place, "- \($0.line)") }
    let added = changes.insertions.map { ($0.place, "+ \($0.line)") }
    return (removed + added).sorted { ($0.0, $1.1) < ($1.0, $0.1) }
      .map { "\($0.1)\n" }.joined()
  }
}

extension CollectionDifference.Change where ChangeElement == String {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
