import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkStudio
import Synchronization

/// The cost of a still against the length of the content, of the reel and the number of jobs, and the
/// memory of a long reel: lines of a name, a series, and two numbers.
@MainActor final class Curves {
  private let folder: URL
  private var reelCount = 0

  init() throws {
    folder = URL(filePath: Foundation.NSTemporaryDirectory())
      .appending(path: "scrollwork-curves-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Prints the lines of all curves, or those of one name.
  func print(_ name: String?) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    if name ?? "content" == "content" { try printContent() }
    if name ?? "length" == "length" { try await printLength() }
    if name ?? "jobs" == "jobs" { try await printJobs() }
    if name ?? "memory" == "memory" {
      _ = try await render(.long(stills: 6000), jobs: 4) { done in
        guard done % 100 == 0, let memory = Self.residentMemory() else { return }
        Swift.print("memory,feed,\(done),\(memory)")
      }
    }
  }

  private func printContent() throws {
    for kind in [Row.Kind.plain, .uneven] {
      for power in 2...6 {
        let count = Int(pow(10, Double(power)))
        let meter = try StepMeter(
          .list(kind, count / 100, of: 100), fonts: .standard(), folder: folder)
        // The jump, then stills that move.
        _ = try meter.measure(20..<60)
        line("content", "\(kind)", Double(count), try meter.measure(60..<120).total)
      }
    }
  }

  private func printLength() async throws {
    for count in [60, 120, 300, 600, 1200, 3000, 6000] {
      let time = try await render(.long(stills: count), jobs: 1)
      line("length", "feed", Double(count), time / Double(count))
    }
  }

  private func printJobs() async throws {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let counts = 1...max(4, processors)
    var times: [Int: [Double]] = [:]
    // In turn: a machine has faster and slower minutes.
    for _ in 0..<Self.rounds {
      for jobs in counts {
        times[jobs, default: []].append(try await render(.long(stills: 600), jobs: jobs))
      }
    }
    for jobs in counts {
      let median = times[jobs, default: []].sorted()[Self.rounds / 2]
      line("jobs", "feed", Double(jobs), 600 / median * 1000)
    }
  }

  private func line(_ name: String, _ series: String, _ x: Double, _ y: Double) {
    Swift.print("\(name),\(series),\(x),\(y)")
  }

  /// The runs with each number of jobs, of which the median counts.
  private static let rounds = 7

  /// Renders a reel as the command does, into a folder of its own, and returns the milliseconds.
  ///
  /// No reel is removed before the end: a file system may look longer for places of new files just after
  /// others were removed.
  private func render(
    _ scene: Scene, jobs: Int, tell: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> Double {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    let stage = Stage(scene, text: renderer, images: renderer)
    _ = stage.duration
    reelCount += 1
    let output = folder.appending(path: "reel-\(reelCount)")
    var settings = ReelSettings(output: output)
    settings.jobs = jobs
    let start = ContinuousClock.now
    _ = try await ReelRenderer(stage, renderer: renderer, settings: settings)
      .render { tell($0.done) }
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// The memory of this process, in megabytes.
  nonisolated private static func residentMemory() -> Double? {
    let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
  }
}

extension Scene {
  /// The feed at the speed of its own script, there and back, for so many stills.
  fileprivate static func long(stills: Int) -> Scene {
    var scene = Scene.feed
    var script: [GestureScript.Step] = []
    var rest = Double(stills) / 60
    var isAway = false
    while rest > 0 {
      let time = min(rest, 20)
      let target = isAway ? 0 : 1200 * time
      script.append(.glide(to: .offset(CGPoint(x: 0, y: target)), over: time))
      isAway.toggle()
      rest -= time
    }
    scene.script = GestureScript(script)
    return scene
  }
}
