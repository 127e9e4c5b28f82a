import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import Testing
import TestSupport

@Suite struct `Decoding PNG` {
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let png: HandmadePNG
    /// The pixels as 0xRRGGBBAA.
    let pixels: [UInt32]
  }

  static var kinds: [Kind] {
    [
      Kind(
        testDescription: "RGB",
        png: HandmadePNG(width: 2, height: 1, colorType: 2, rows: [0, 1, 2, 3, 4, 5, 6]),
        pixels: [0x0102_03FF, 0x0405_06FF]),
      Kind(
        testDescription: "RGBA, not premultiplied",
        png: HandmadePNG(width: 2, height: 1, colorType: 6, rows: [0, 255, 2, 3, 4, 5, 6, 7, 0]),
        pixels: [0xFF02_0304, 0x0506_0700]),
      Kind(
        testDescription: "gray",
        png: HandmadePNG(width: 2, height: 1, colorType: 0, rows: [0, 7, 200]),
        pixels: [0x0707_07FF, 0xC8C8_C8FF]),
      Kind(
        testDescription: "gray of 1 bit",
        png: HandmadePNG(width: 3, height: 1, bitDepth: 1, colorType: 0, rows: [0, 0b0100_0000]),
        pixels: [0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF]),
      Kind(
        testDescription: "gray with alpha",
        png: HandmadePNG(width: 1, height: 1, colorType: 4, rows: [0, 9, 128]),
        pixels: [0x0909_0980]),
      Kind(
        testDescription: "palette with transparency",
        png: HandmadePNG(
          width: 2, height: 1, bitDepth: 4, colorType: 3,
          chunks: [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [255, 51])], rows: [0, 0x01]),
        pixels: [0x0A14_1EFF, 0x2832_3C33]),
      Kind(
        testDescription: "RGB with a transparent color",
        png: HandmadePNG(
          width: 2, height: 1, colorType: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])],
          rows: [0, 1, 2, 3, 4, 5, 6]),
        pixels: [0x0102_0300, 0x0405_06FF]),
      Kind(
        testDescription: "RGBA of 16 bits",
        png: HandmadePNG(
          width: 1, height: 1, bitDepth: 16, colorType: 6,
          rows: [0, 0x80, 0x80, 0xFF, 0xFF, 0, 0, 0x40, 0x40]),
        pixels: [0x80FF_0040]),
      Kind(
        testDescription: "interlaced",
        png: HandmadePNG(
          width: 2, height: 2, colorType: 2, isInterlaced: true,
          rows: [0, 1, 1, 1, 0, 2, 2, 2, 0, 3, 3, 3, 4, 4, 4]),
        pixels: [0x0101_01FF, 0x0202_02FF, 0x0303_03FF, 0x0404_04FF]),
      Kind(
        testDescription: "gamma of sRGB",
        png: HandmadePNG(
          width: 1, height: 1, colorType: 2, chunks: [("gAMA", HandmadePNG.word(45_455))],
          rows: [0, 90, 90, 90]),
        pixels: [0x5A5A_5AFF]),
      Kind(
        testDescription: "gamma of linear light",
        png: HandmadePNG(
          width: 1, height: 1, colorType: 2, chunks: [("gAMA", HandmadePNG.word(100_000))],
          rows: [0, 55, 55, 55]),
        pixels: [0x7F7F_7FFF]),
    ]
  }

  @Test(arguments: kinds) func `makes RGBA of every kind`(_ kind: Kind) throws {
    let picture = try PNGDecoder().picture(of: kind.png.file)
    #expect((picture.width, picture.height) == (kind.png.width, kind.png.height))
    #expect(picture.pixels.map(\.byteSwapped) == kind.pixels)
  }

  @Test(arguments: [3, 4], 1...12) func `undoes all filters`(_ channels: Int, _ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (Int.random(in: 1...40, using: &generator), 12)
    let rowSize = width * channels
    let bytes = (0..<rowSize * height).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var png = HandmadePNG(
      width: width, height: height, colorType: channels == 3 ? 2 : 6, rows: [])
    for y in 0..<height {
      let filter = UInt8.random(in: 0...4, using: &generator)
      png.rows.append(filter)
      for x in 0..<rowSize {
        let left = x < channels ? 0 : bytes[y * rowSize + x - channels]
        let above = y == 0 ? 0 : bytes[(y - 1) * rowSize + x]
        let corner = x < channels || y == 0 ? 0 : bytes[(y - 1) * rowSize + x - channels]
        png.rows.append(bytes[y * rowSize + x] &- Self.predicted(filter, left, above, corner))
      }
    }
    png.parts = seed
    let picture = try PNGDecoder().picture(of: png.file)
    let found = picture.pixels.flatMap { pixel in
      (0..<channels).map { UInt8(truncatingIfNeeded: pixel >> (8 * UInt32($0))) }
    }
    #expect(found == bytes, "seed \(seed)")
  }

  /// As in the PNG specification, 9.2.
  private static func predicted(
    _ filter: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8
  ) -> UInt8 {
    let (a, b, c) = (Int(left), Int(above), Int(corner))
    let p = a + b - c
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return UInt8((a + b) / 2)
    case 4:
      if abs(p - a) <= abs(p - b), abs(p - a) <= abs(p - c) { return left }
      return abs(p - b) <= abs(p - c) ? above : corner
    default: return 0
    }
  }

  @Test func `reads what the renderer writes`() throws {
    var generator = SeededGenerator(seed: 4)
    let bytes = (0..<300 * 200).flatMap { _ -> [UInt8] in
      [.random(in: 0...3, using: &generator), 7, .random(in: 0...9, using: &generator), 255]
    }
    let pixels = Pixels(width: 300, height: 200, data: Data(bytes))
    let renderer = try CairoRenderer(fonts: .standard())
    let picture = try PNGDecoder().picture(of: renderer.png(of: pixels))
    let found = picture.pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
    }
    #expect(found == bytes)
    #expect(try PNGDecoder().size(of: renderer.png(of: pixels)) == (300, 200))
  }
}
