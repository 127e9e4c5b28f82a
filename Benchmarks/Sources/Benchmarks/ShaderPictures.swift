import Foundation
import Scrollwork
import ScrollworkDrawing
import ScalarShaders

/// Pictures that rotate, so that each run reads one from memory and writes another one to memory.
///
/// They are equal, of the size of a phone at @2x: a gradient with squares, in three opacities.
final class ShaderPictures {
  /// The size, in pixels.
  static let (width, height) = (780, 1688)
  /// The number of pixels of a picture.
  static let count = width * height
  /// The pixels in a point.
  static let scale: CGFloat = 2
  /// The number of pictures that are read, and of those that are written.
  ///
  /// - Source: chosen; as many as those of the copies in `Naive`.
  private static let number = 12

  private let sources: UnsafeMutablePointer<UInt32>
  private let targets: UnsafeMutablePointer<UInt32>
  private var turn = 0

  /// Draws the pictures.
  init() {
    sources = .allocate(capacity: Self.number * Self.count)
    targets = .allocate(capacity: Self.number * Self.count)
    targets.initialize(repeating: 0, count: Self.number * Self.count)
    for place in 0..<Self.count { (sources + place).initialize(to: Self.pixel(place)) }
    for number in 1..<Self.number {
      (sources + number * Self.count).initialize(from: sources, count: Self.count)
    }
  }

  deinit {
    sources.deallocate()
    targets.deallocate()
  }

  private static func pixel(_ place: Int) -> UInt32 {
    let (x, y) = (place % width, place / width)
    let alpha = 255 - (x / 97 + y / 131) % 3 * 70
    let square = (x / 20 + y / 20) % 2 == 0 ? 40 : 200
    let colors = [x * 255 / width, y * 255 / height, square].map { $0 * alpha / 255 }
    return UInt32(alpha << 24 | colors[0] << 16 | colors[1] << 8 | colors[2])
  }

  /// The next picture to read, and the next to write.
  private func next() -> (from: UnsafeMutablePointer<UInt32>, to: UnsafeMutablePointer<UInt32>) {
    turn = (turn + 1) % Self.number
    return (sources + turn * Self.count, targets + turn * Self.count)
  }

  /// The nanoseconds per pixel of copying a picture.
  func copy() -> Double {
    let (from, to) = next()
    return Self.time { memcpy(to, from, Self.count * 4) }
  }

  /// The nanoseconds per pixel of a function in C.
  func run(_ shader: scalar_shader, _ numbers: [Float]) -> Double {
    let (from, to) = next()
    var job = scalar_job(
      from: from, to: to, width: Int32(Self.width), height: Int32(Self.height),
      scale: Float(Self.scale))
    return Self.time { shader(&job, numbers) }
  }

  /// The nanoseconds per pixel of a compiled function.
  func run(_ shader: AppliedShader, by shaders: any ShaderRunning) -> Double {
    let (from, to) = next()
    let pass = ShaderPass(
      source: ShaderPixels(
        pixels: from, width: Self.width, height: Self.height, stride: Self.width),
      toSource: CGAffineTransform(scaleX: Self.scale, y: Self.scale), target: to,
      targetStride: Self.width, rect: (0, 0, Self.width, Self.height),
      toPoint: CGAffineTransform(scaleX: 1 / Self.scale, y: 1 / Self.scale))
    return Self.time { precondition(shaders.run(shader, on: pass, pictures: [])) }
  }

  /// The mean difference of the last two results, in levels of a channel.
  var difference: Double {
    let size = 4 * Self.count
    let last = UnsafeRawPointer(targets) + turn * size
    let former = UnsafeRawPointer(targets) + (turn + Self.number - 1) % Self.number * size
    var sum = 0
    for place in 0..<size {
      let levels = (last + place, former + place)
      sum += abs(Int(levels.0.load(as: UInt8.self)) - Int(levels.1.load(as: UInt8.self)))
    }
    return Double(sum) / Double(size)
  }

  /// The time of this thread on a processor, in nanoseconds per pixel: what others do costs little of it.
  private static func time(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return (now() - start) / Double(count)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
