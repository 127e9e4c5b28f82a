import CZlib
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The file format of an animated PNG, over the pictures of a PNG encoder.
///
/// A frame replaces the part of the canvas that differs from the frame before; equal frames are one
/// frame that lasts longer. Delays are whole milliseconds, which add up to the time of the film: of
/// other fractions browsers keep the whole milliseconds alone, and 1/60 s becomes 16 ms.
///
/// - Source: documented, the PNG specification, third edition: chunks `acTL`, `fcTL` and `fdAT`; the
///   milliseconds are documented by the decoders of Blink, Gecko and WebKit.
struct AnimatedPNG {
  /// The rate of frames.
  let rate: FrameRate
  /// The number of times that the animation plays; 0 is forever.
  let loops: Int
  /// Encodes a bitmap as a PNG file with one `IDAT` chunk.
  let png: (Pixels) throws -> Data

  private var previous: Pixels?
  private var pending: Part?
  private var sequence: UInt32 = 0
  /// The number of the next frame of the film.
  private var number = 0
  /// The number of frames written.
  private(set) var count: UInt32 = 0

  /// A part of the canvas, shown for a number of frames.
  private struct Part {
    let pixels: Pixels
    let x: Int
    let y: Int
    /// The frames of the film that show it.
    var frames: Range<Int>
  }

  init(rate: FrameRate, loops: Int, png: @escaping (Pixels) throws -> Data) {
    (self.rate, self.loops, self.png) = (rate, loops, png)
  }

  /// The time at which a frame of the film begins, in milliseconds.
  private func milliseconds(_ frame: Int) -> Int { Int((rate.time(of: frame) * 1000).rounded()) }

  /// The delay for frames of the film, in milliseconds.
  private func delay(_ frames: Range<Int>) -> Int {
    milliseconds(frames.upperBound) - milliseconds(frames.lowerBound)
  }

  /// Adds a frame; returns the bytes to append to the file.
  mutating func add(_ pixels: Pixels) throws -> Data {
    defer { (previous, number) = (pixels, number + 1) }
    guard let before = previous else {
      pending = Part(pixels: pixels, x: 0, y: 0, frames: 0..<1)
      return try Self.signature + header(of: pixels) + control
    }
    let area = Self.difference(before, pixels)
    // The numerator of a delay has 16 bits.
    if area == nil, let frames = pending?.frames,
      delay(frames.lowerBound..<number + 1) <= UInt16.max
    {
      pending?.frames = frames.lowerBound..<number + 1
      return Data()
    }
    let bytes = try flush()
    let (x, y) = (area?.x ?? 0, area?.y ?? 0)
    pending = Part(
      pixels: pixels.part(x: x, y: y, width: area?.width ?? 1, height: area?.height ?? 1), x: x,
      y: y, frames: number..<number + 1)
    return bytes
  }

  /// Ends the animation; returns the last bytes.
  mutating func finish() throws -> Data { try flush() + Self.chunk("IEND", Data()) }

  /// The offset in the file of ``control``, which tells the number of frames and so is written
  /// again at the end.
  static let controlOffset = signature.count + 12 + 13

  /// The chunk with the number of frames and plays.
  var control: Data { Self.chunk("acTL", Data(bigEndian: count, UInt32(loops))) }

  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  private func header(of pixels: Pixels) throws -> Data {
    guard let header = Self.chunks(of: try png(pixels)).first(where: { $0.kind == "IHDR" }) else {
      return Data()
    }
    return Self.chunk("IHDR", header.content)
  }

  private mutating func flush() throws -> Data {
    guard let part = pending else { return Data() }
    pending = nil
    var bytes = Self.chunk("fcTL", frameControl(part))
    for chunk in Self.chunks(of: try png(part.pixels)) where chunk.kind == "IDAT" {
      if count == 0 {
        bytes += Self.chunk("IDAT", chunk.content)
      } else {
        bytes += Self.chunk("fdAT", Data(bigEndian: nextSequence()) + chunk.content)
      }
    }
    count += 1
    return bytes
  }

  /// The place and duration of a frame, which replaces the pixels and stays.
  private mutating func frameControl(_ part: Part) -> Data {
    var data = Data(
      bigEndian: nextSequence(), UInt32(part.pixels.width), UInt32(part.pixels.height),
      UInt32(part.x), UInt32(part.y))
    for value in [UInt16(delay(part.frames)), 1000] {
      withUnsafeBytes(of: value.bigEndian) { data.append(contentsOf: $0) }
    }
    data.append(contentsOf: [0, 0])
    return data
  }

  private mutating func nextSequence() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }

  static func chunk(_ kind: String, _ content: Data) -> Data {
    let body = Data(kind.utf8) + content
    let crc = body.withUnsafeBytes {
      crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, UInt32($0.count))
    }
    return Data(bigEndian: UInt32(content.count)) + body + Data(bigEndian: UInt32(crc))
  }

  /// The chunks of a PNG file.
  static func chunks(of png: Data) -> [(kind: String, content: Data)] {
    var chunks: [(String, Data)] = []
    var place = png.startIndex + signature.count
    while place + 12 <= png.endIndex {
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = place + 8..<place + 8 + length
      guard content.upperBound + 4 <= png.endIndex else { break }
      chunks.append((String(decoding: png[place + 4..<place + 8], as: UTF8.self), png[content]))
      place = content.upperBound + 4
    }
    return chunks
  }
}

extension AnimatedPNG {
  /// The smallest rectangle outside of which two bitmaps of one size are equal; nil for equal ones.
  static func difference(
    _ a: Pixels, _ b: Pixels
  ) -> (x: Int, y: Int, width: Int, height: Int)? {
    let stride = a.width * 4
    return a.data.withUnsafeBytes { a -> (Int, Int, Int, Int)? in
      b.data.withUnsafeBytes { b -> (Int, Int, Int, Int)? in
        guard let first = a.baseAddress, let second = b.baseAddress, stride > 0 else { return nil }
        func differs(_ y: Int) -> Bool {
          memcmp(first + y * stride, second + y * stride, stride) != 0
        }
        let rows = a.count / stride
        guard let top = (0..<rows).first(where: differs),
          let bottom = (top..<rows).last(where: differs)
        else { return nil }
        let (left, right) = (a.bindMemory(to: UInt32.self), b.bindMemory(to: UInt32.self))
        let width = stride / 4
        var (low, high) = (width, -1)
        for y in top...bottom {
          let row = y * width
          if let x = (0..<low).first(where: { left[row + $0] != right[row + $0] }) { low = x }
          if high + 1 < width,
            let x = (high + 1..<width).last(where: { left[row + $0] != right[row + $0] })
          {
            high = x
          }
        }
        return (low, top, high - low + 1, bottom - top + 1)
      }
    }
  }
}

extension Data {
  /// The bytes of integers, the most significant ones first.
  fileprivate init(bigEndian values: UInt32...) {
    self.init()
    for value in values { Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) } }
  }
}
