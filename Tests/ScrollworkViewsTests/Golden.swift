import Foundation
import Testing

/// Compares a text with the one that was accepted under a name.
///
/// A different one is left under `output/goldens/` and fails; `SCROLLWORK_ACCEPT=1` accepts it.
func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  location: SourceLocation = #_sourceLocation
) throws {
  let tests = URL(fileURLWithPath: file).deletingLastPathComponent()
  let accepted = tests.appendingPathComponent("Goldens/\(name).txt")
  if ProcessInfo.processInfo.environment["SCROLLWORK_ACCEPT"] == "1" {
    try Data(text.utf8).write(to: accepted)
    return
  }
  let old = (try? Data(contentsOf: accepted)).map { String(decoding: $0, as: UTF8.self) }
  guard old != text else { return }
  let output = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("output/goldens")
  try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  let left = output.appendingPathComponent("\(name).txt")
  try Data(text.utf8).write(to: left)
  Issue.record(
    "\(name): \(firstDifference(old ?? "", text)); the new text is in output/goldens/\(name).txt",
    sourceLocation: location)
}

/// The first line in which two texts differ, in words.
func firstDifference(_ old: String, _ new: String) -> String {
  let (old, new) = (
    old.split(separator: "\n", omittingEmptySubsequences: false),
    new.split(separator: "\n", omittingEmptySubsequences: false)
  )
  for index in 0..<max(old.count, new.count) {
    let (a, b) = (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
    if a != b { return "line \(index + 1) was \(a ?? "missing"), is \(b ?? "missing")" }
  }
  return "nothing differs"
}

@Suite struct `Goldens` {
  @Test func `a difference is told by its line`() {
    #expect(firstDifference("a\nb", "a\nb") == "nothing differs")
    #expect(firstDifference("a\nb", "a\nc") == "line 2 was b, is c")
    #expect(firstDifference("a", "a\nc") == "line 2 was missing, is c")
  }
}
