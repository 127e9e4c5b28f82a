import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing

/// The table of all steps and baselines, in one run: scene × step × ratio to each baseline.
///
/// Each scene has a renderer of its own. Its stills are rendered in the order of a reel on one thread;
/// the first are not counted, as caches fill. In turn with parts of them, some of the same stills are
/// drawn naively: every layer anew with Cairo, and written by Cairo's own PNG writer. The feed is also
/// compared with a C program.
@MainActor struct Table {
  /// A scene and the least ratio of drawing it naively to rendering it.
  private struct Row {
    var scene: Scene
    var goal: Double
  }

  private static let rows: [Row] = [
    Row(scene: .feed, goal: 15), Row(scene: .gallery, goal: 8), Row(scene: .photos, goal: 8),
    Row(scene: .articles, goal: 8), Row(scene: scene("chat"), goal: 8),
    Row(scene: scene("field-guide"), goal: 5),
    Row(scene: scene("effect-blur"), goal: 4), Row(scene: scene("records"), goal: 4),
    Row(scene: scene("pinch"), goal: 8), Row(scene: scene("berths"), goal: 8),
  ]

  private static func scene(_ name: String) -> Scene {
    allScenes.first { $0.name == name } ?? .feed
  }

  private let folder: URL

  init() throws {
    folder = URL(filePath: Foundation.NSTemporaryDirectory())
      .appending(path: "scrollwork-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Prints the table, as Markdown.
  func print() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try printScenes(naming: "")
    try printBaselines()
  }

  /// Prints the rows of the scenes whose name contains a word.
  func print(scenes word: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try printScenes(naming: word)
  }

  /// Prints the ratios of the feed to its baselines.
  func printRatios() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try printBaselines()
  }

  private func printScenes(naming word: String) throws {
    Swift.print("\(Self.machine())\n")
    Swift.print(
      "| scene | evaluate | draw | encode | write | a still | naive | ratio | goal | file |")
    Swift.print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for row in Self.rows where word.isEmpty || row.scene.name.contains(word) { try print(row) }
  }

  private func print(_ row: Row) throws {
    let meter = try StepMeter(row.scene, fonts: .standard(), folder: folder)
    let count = max(2, Int(meter.stage.duration * 60))
    let warm = min(20, count / 4)
    _ = try meter.measure(0..<warm)
    let rounds = try parts(of: warm..<min(count, warm + 160), count: 5).map { part in
      (ours: try meter.measure(part), naive: try meter.naive(part, sampling: 3))
    }
    let times = rounds.map(\.ours).reduce(StepTimes(), +).divided(by: Double(rounds.count))
    let naive = (
      time: rounds.map(\.naive.time).reduce(0, +) / Double(rounds.count),
      size: rounds.map(\.naive.size).reduce(0, +) / Double(rounds.count)
    )
    // The speed of a machine may change between the rounds: of their ratios, the median counts.
    let ratio = rounds.map { $0.naive.time / $0.ours.total }.sorted()[rounds.count / 2]
    let cells = [
      row.scene.name, spell(times.evaluate), spell(times.draw), spell(times.encode),
      spell(times.write), spell(times.total), spell(naive.time, 1), spell(ratio, 1),
      spell(row.goal, 0) + (ratio < row.goal ? ", missed" : ""),
      spell(times.size / naive.size, 2),
    ]
    Swift.print("| " + cells.joined(separator: " | ") + " |")
  }

  /// A range in equal parts, as far as it can be divided.
  private func parts(of range: Range<Int>, count: Int) -> [Range<Int>] {
    let length = max(1, range.count / count)
    return stride(from: range.lowerBound, to: range.upperBound, by: length).prefix(count).map {
      $0..<min($0 + length, range.upperBound)
    }
  }

  /// The feed against the C program, in turn: the median of the ratios.
  private func printBaselines() throws {
    var rounds: [(ours: StepTimes, naive: Baselines)] = []
    for round in 0..<5 {
      let meter = try StepMeter(.feed, fonts: .standard(), folder: folder)
      let first = 20 + 50 * round
      _ = try meter.measure(first - 20..<first)
      let ours = try meter.measure(first..<first + 50)
      rounds.append((ours, try Baselines(first: first, count: 50, folder: folder)))
    }
    let browser = try? output(
      of: "/usr/bin/env", ["python3", "../script/browser/feed-times", "20"])
    let screenshot = browser.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    func line(_ name: String, goal: String, _ ratio: (StepTimes, Baselines) -> Double) {
      let ratios = rounds.map(ratio).sorted()
      Swift.print("| \(name) | \(spell(ratios[ratios.count / 2], 2)) | \(goal) |")
    }
    Swift.print("\n| the feed against | ratio | goal |\n|---|--:|--:|")
    line("Cairo and its PNG writer, in C", goal: "at least 20") { ours, naive in
      (naive.draw + naive.write) / ours.total
    }
    line("Cairo and ISA-L, in C", goal: "at least 5") { ours, naive in
      (naive.draw + naive.isal) / ours.total
    }
    line("one copy of the picture", goal: "at most 6") { ours, naive in
      ours.total / naive.memcpy
    }
    if let screenshot {
      line("a screenshot by headless Chromium", goal: "at least 60") { ours, _ in
        screenshot / ours.total
      }
    }
    line("the file of Cairo's writer", goal: "at most 2") { ours, naive in
      ours.size / naive.size
    }
    line("evaluation, of a still", goal: "at most 0.1") { ours, _ in ours.evaluate / ours.total }
  }

  /// The date and the processor.
  static func machine() -> String {
    let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    let day = Date.now.formatted(.iso8601.year().month().day())
    let count = ProcessInfo.processInfo.activeProcessorCount
    return "\(day), \(processor ?? "an unknown processor"), \(count) processors; milliseconds per "
      + "still on one thread"
  }

  private func spell(_ number: Double, _ places: Int = 2) -> String {
    String(format: "%.\(places)f", number)
  }
}
