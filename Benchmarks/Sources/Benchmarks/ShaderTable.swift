import Foundation
import Scrollwork
import ScrollworkDrawing
import ScrollworkShaders
import ScalarShaders

/// The table of shaders, in one run on one thread: nanoseconds per pixel, against the same in C and a copy
/// of the picture; then scenes with shaders.
@MainActor struct ShaderTable {
  /// The rounds, in each of which everything runs in turn; the median counts.
  private static let rounds = 15

  /// What the median of the twelve may take, in nanoseconds per pixel.
  private static let goal = 12.0

  /// What the results in C and in Metal may differ by in the mean, in levels of a channel.
  private static let tolerance = 1.0

  /// The times of a function, in nanoseconds per pixel.
  private struct Times {
    var ours: [Double] = []
    var scalar: [Double] = []
    var copy: [Double] = []
  }

  /// Prints the tables, as Markdown.
  func print() async throws {
    let folder = URL(filePath: Foundation.NSTemporaryDirectory())
      .appending(path: "scrollwork-shaders-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let files = Bundle.module.url(forResource: "Metal", withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let shaders = try await CompiledShaders([files], cache: folder.appending(path: "cache"))
    Swift.print("\(Table.machine())\n")
    printShaders(shaders)
    try ShaderScenes(shaders: shaders, folder: folder).print()
  }

  private func printShaders(_ shaders: any ShaderRunning) {
    let pictures = ShaderPictures()
    let size = CGSize(
      width: CGFloat(ShaderPictures.width) / ShaderPictures.scale,
      height: CGFloat(ShaderPictures.height) / ShaderPictures.scale)
    let all = MeasuredShader.all.compactMap { shader in
      shader.applied(shaders, size: size).flatMap { applied in
        scalar_shader_named(shader.name).map { (shader, applied, scalar: $0) }
      }
    }
    precondition(all.count == MeasuredShader.all.count, "a function is missing in Metal or in C")
    var times: [String: Times] = [:]
    var differences: [String: Double] = [:]
    for round in 0...Self.rounds {
      for (shader, applied, scalar) in all {
        let copy = pictures.copy()
        let ours = pictures.run(applied, by: shaders)
        let inC = pictures.run(scalar, shader.numbers)
        if round == 0 {
          // The first round is not counted.
          differences[shader.name] = pictures.difference
        } else {
          times[shader.name, default: Times()].ours.append(ours)
          times[shader.name, default: Times()].scalar.append(inC)
          times[shader.name, default: Times()].copy.append(copy)
        }
      }
    }
    Swift.print("| shader | kind | ns/pixel | in C | ratio | to a copy | difference |")
    Swift.print("|---|---|--:|--:|--:|--:|--:|")
    var medians = Times()
    for shader in MeasuredShader.all {
      let (time, difference) = (times[shader.name] ?? Times(), differences[shader.name] ?? 0)
      precondition(difference <= Self.tolerance, "\(shader.name) differs by \(difference)")
      medians.ours.append(Self.median(time.ours))
      medians.scalar.append(Self.median(zip(time.scalar, time.ours).map { $0 / $1 }))
      medians.copy.append(Self.median(zip(time.ours, time.copy).map { $0 / $1 }))
      Self.printRow([
        shader.name, shader.effect.rawValue, Self.spell(medians.ours.last),
        Self.spell(Self.median(time.scalar)), Self.spell(medians.scalar.last),
        Self.spell(medians.copy.last), Self.spell(difference, 2),
      ])
    }
    let median = Self.median(medians.ours)
    Self.printRow([
      "median of the twelve", "",
      Self.spell(median) + (median > Self.goal ? ", goal \(Int(Self.goal)) missed" : ""), "",
      Self.spell(Self.median(medians.scalar)), Self.spell(Self.median(medians.copy)), "",
    ])
  }

  /// The median; of an even number of values the mean of those in the middle.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// Prints a row of Markdown.
  static func printRow(_ cells: [String]) {
    Swift.print("| " + cells.joined(separator: " | ") + " |")
  }

  /// A number with some digits behind its point.
  static func spell(_ number: Double?, _ places: Int = 1) -> String {
    String(format: "%.\(places)f", number ?? 0)
  }
}
