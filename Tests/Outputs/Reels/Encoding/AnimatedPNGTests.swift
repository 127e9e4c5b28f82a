import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkReels

@Suite struct `An animated PNG` {
  private static let size = (width: 13, height: 9)

  /// A film of noise in which rectangles change, or nothing.
  private func frames(seed: UInt64, count: Int) -> [Pixels] {
    var random = SeededGenerator(seed: seed)
    let (width, height) = Self.size
    var data = Data((0..<width * height).flatMap { [UInt8($0 % 251), 7, 30, 255] })
    return (0..<count).map { _ in
      if Int.random(in: 0..<3, using: &random) > 0 {
        let (x, y) = (
          Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
        )
        let (right, bottom) = (
          Int.random(in: x..<width, using: &random), Int.random(in: y..<height, using: &random)
        )
        for row in y...bottom {
          for column in x...right {
            data[(row * width + column) * 4 + 1] = UInt8.random(in: 0...255, using: &random)
          }
        }
      }
      return Pixels(width: width, height: height, data: data)
    }
  }

  /// What a viewer shows at each frame of the film, from the chunks of a file.
  private func shown(_ file: Data) throws -> (frames: [[UInt32]], control: [UInt32]) {
    var canvas = [UInt32](repeating: 0, count: Self.size.width * Self.size.height)
    var frames: [[UInt32]] = []
    var (control, part, header) = ([UInt32](), [UInt32](), Data())
    var duration = 0
    var sequence: UInt32 = 0
    func numbers(_ data: Data) -> [UInt32] {
      stride(from: 0, to: data.count - 3, by: 4).map { offset in
        data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
    func take(_ data: Data, sequence number: UInt32) {
      #expect(number == sequence)
      sequence += 1
    }
    func show(_ data: Data) throws {
      var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      png += chunk("IHDR", header.replacing(width: part[0], height: part[1]))
      png += chunk("IDAT", data) + chunk("IEND", Data())
      let bitmap = try ImagePixels(png, named: "part").bitmap
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          canvas[(y + Int(part[3])) * Self.size.width + x + Int(part[2])] = bitmap[x, y]
        }
      }
      frames += Array(repeating: canvas, count: duration)
    }
    for (kind, content) in AnimatedPNG.chunks(of: file) {
      switch kind {
      case "IHDR": header = Data(content)
      case "acTL": control = numbers(content)
      case "fcTL":
        let values = numbers(content)
        take(content, sequence: values[0])
        part = Array(values[1...4])
        let bytes = Array(content)
        duration = (Int(bytes[20]) << 8 | Int(bytes[21])) / 50
        #expect(Int(bytes[22]) << 8 | Int(bytes[23]) == 1000)
        #expect(bytes[24...] == [0, 0])
      case "IDAT": try show(content)
      case "fdAT":
        take(content, sequence: numbers(content)[0])
        try show(content.dropFirst(4))
      default: #expect(kind == "IEND")
      }
    }
    return (frames, control)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `shows every frame for its time`(seed: UInt64) throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let film = frames(seed: seed, count: 12)
    var animation = AnimatedPNG(rate: FrameRate(20), loops: 3) { try renderer.png(of: $0) }
    var file = Data()
    for pixels in film { file += try animation.add(pixels) }
    file += try animation.finish()
    let start = Int(AnimatedPNG.controlOffset)
    file.replaceSubrange(start..<start + animation.control.count, with: animation.control)
    let (seen, control) = try shown(file)
    #expect(control == [animation.count, 3])
    #expect(seen.count == film.count)
    for (frame, pixels) in zip(seen, film) {
      #expect(frame == pixels.data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) })
    }
    // Equal frames are one.
    #expect(Int(animation.count) == 1 + zip(film, film.dropFirst()).count { $0 != $1 })
  }

  /// Browsers keep whole milliseconds of a delay.
  @Test(arguments: [
    FrameRate(60), FrameRate(24), FrameRate(90), FrameRate(frames: 100, seconds: 3),
  ])
  func `has delays of whole milliseconds that add up to its time`(rate: FrameRate) throws {
    let renderer = try CairoRenderer(fonts: .standard())
    var animation = AnimatedPNG(rate: rate, loops: 0) { try renderer.png(of: $0) }
    var file = Data()
    for shade in 0..<200 {
      file += try animation.add(
        Pixels(width: 1, height: 1, data: Data([UInt8(shade / 2 % 2 * 9), 0, 0, 255])))
    }
    file += try animation.finish()
    var time = 0
    for (kind, content) in AnimatedPNG.chunks(of: file) where kind == "fcTL" {
      let bytes = Array(content)
      time += Int(bytes[20]) << 8 | Int(bytes[21])
      #expect(Int(bytes[22]) << 8 | Int(bytes[23]) == 1000)
    }
    #expect(animation.count == 100)
    #expect(time == Int((rate.time(of: 200) * 1000).rounded()))
  }

  @Test func `has the smallest rectangle that changes`() {
    let film = frames(seed: 1, count: 1)
    var data = film[0].data
    for (x, y) in [(3, 2), (7, 2), (5, 6)] { data[(y * Self.size.width + x) * 4] &+= 1 }
    let other = Pixels(width: Self.size.width, height: Self.size.height, data: data)
    let area = AnimatedPNG.difference(film[0], other)
    #expect(area?.x == 3 && area?.y == 2 && area?.width == 5 && area?.height == 5)
    #expect(AnimatedPNG.difference(film[0], film[0]) == nil)
  }

  private func chunk(_ kind: String, _ content: Data) -> Data {
    AnimatedPNG.chunk(kind, content)
  }
}

extension Data {
  /// The header of a PNG file of another size.
  fileprivate func replacing(width: UInt32, height: UInt32) -> Data {
    var data = self
    for (offset, value) in [(0, width), (4, height)] {
      Swift.withUnsafeBytes(of: value.bigEndian) {
        data.replaceSubrange(data.startIndex + offset..<data.startIndex + offset + 4, with: $0)
      }
    }
    return data
  }
}
