import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing

/// The time of a still, in milliseconds, by step.
struct StepTimes {
  var evaluate = 0.0
  var draw = 0.0
  var encode = 0.0
  var write = 0.0
  /// The mean size of the files, in bytes.
  var size = 0.0

  var total: Double { evaluate + draw + encode + write }

  static func + (lhs: StepTimes, rhs: StepTimes) -> StepTimes {
    StepTimes(
      evaluate: lhs.evaluate + rhs.evaluate, draw: lhs.draw + rhs.draw,
      encode: lhs.encode + rhs.encode, write: lhs.write + rhs.write, size: lhs.size + rhs.size)
  }

  /// These sums as means of a number of stills.
  func divided(by count: Double) -> StepTimes {
    StepTimes(
      evaluate: evaluate / count, draw: draw / count, encode: encode / count,
      write: write / count, size: size / count)
  }
}

/// Measures the steps of a scene's stills, one after the other on one thread.
@MainActor struct StepMeter {
  let stage: Stage
  let renderer: CairoRenderer
  let folder: URL

  init(
    _ scene: Scene, fonts: FontSet, folder: URL, reusesLayers: Bool = true,
    shaders: any ShaderRunning = NoShaders()
  ) throws {
    renderer = try CairoRenderer(
      fonts: fonts, images: [sceneImages], reusesLayers: reusesLayers, shaders: shaders)
    stage = Stage(scene, text: renderer, images: renderer)
    self.folder = folder
    _ = stage.duration
  }

  /// The mean time and the mean file size of a few of the stills, drawn and written naively.
  func naive(_ numbers: Range<Int>, sampling count: Int) throws -> (time: Double, size: Double) {
    let chosen = stride(
      from: numbers.lowerBound, to: numbers.upperBound, by: max(1, numbers.count / count))
    var (time, size, drawn) = (0.0, 0.0, 0.0)
    for number in chosen {
      let list = stage.still(at: Double(number) / 60).displayList
      let start = ContinuousClock.now
      let file = try renderer.referencePNG(of: list)
      time += (ContinuousClock.now - start) / .milliseconds(1)
      size += Double(file.count)
      drawn += 1
    }
    return (time / drawn, size / drawn)
  }

  /// The end of the batch that begins with a still of some number: its stills are evaluated, then drawn one
  /// by one.
  ///
  /// As in a reel by one job, that keeps its first 256 stills while it examines the others, and evaluates 32 at
  /// once after them.
  private static func batchEnd(from first: Int) -> Int { first < 256 ? 256 : first + 32 }

  /// Renders the stills of some numbers at 60 fps, as a reel does.
  func measure(_ numbers: Range<Int>) throws -> StepTimes {
    var times = StepTimes()
    var rest = numbers
    while let first = rest.first {
      let batch = first..<min(Self.batchEnd(from: first), numbers.upperBound)
      rest = batch.upperBound..<numbers.upperBound
      let start = ContinuousClock.now
      let lists = stage.stills(at: batch.map { Double($0) / 60 }).map(\.displayList)
      for list in lists { _ = list.digest }
      times.evaluate += (ContinuousClock.now - start) / .milliseconds(1)
      for (number, list) in zip(batch, lists) { try render(list, number: number, times: &times) }
    }
    return times.divided(by: Double(numbers.count))
  }

  /// Draws, encodes and writes a display list.
  private func render(_ list: DisplayList, number: Int, times: inout StepTimes) throws {
    var last = ContinuousClock.now
    func pass(_ time: inout Double) {
      let now = ContinuousClock.now
      time += (now - last) / .milliseconds(1)
      last = now
    }
    var step = RenderingStep.draw
    let file = try renderer.png(of: list) { next in
      if step == .encode { pass(&times.encode) } else { pass(&times.draw) }
      step = next
    }
    pass(&times.encode)
    _ = ContentDigest(of: file)
    let (part, path) = ("\(folder.path)/.\(number).part", "\(folder.path)/\(number).png")
    let descriptor = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    file.withUnsafeBytes { _ = Foundation.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    rename(part, path)
    pass(&times.write)
    times.size += Double(file.count)
  }
}
