import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import Testing
import TestSupport

@Suite struct `Hostile PNG files` {
  private static let small = HandmadePNG(
    width: 3, height: 2, colorType: 2, chunks: [("tEXt", Array("Title\0Small".utf8))],
    rows: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 10, 11, 12, 13, 14, 15, 16, 17, 18])

  private func check(
    _ file: Data, _ error: PictureError, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) {
      try PNGDecoder().picture(of: file)
    }
  }

  @Test func `other files are named as such`() {
    check(Data("Hello, this is a text.".utf8), .notPicture(format: "PNG"))
    check(Data([0xFF, 0xD8, 0xFF]), .notPicture(format: "PNG"))
    check(Data(), .truncated(part: "it is empty"))
  }

  @Test func `files that end anywhere are errors`() {
    let file = Self.small.file
    for count in 0..<file.count {
      #expect(throws: PictureError.self, "\(count) bytes") {
        try PNGDecoder().picture(of: file.prefix(count))
      }
    }
    check(file.prefix(20), .truncated(part: "it has no IHDR chunk"))
    check(file.prefix(40), .truncated(part: "it has no IEND chunk"))
    check(file.prefix(50), .truncated(part: "its tEXt chunk is incomplete"))
    check(file.dropLast(4), .truncated(part: "it has no IEND chunk"))
  }

  @Test func `every wrong checksum is found`() {
    for (place, chunk) in [(32, "IHDR"), (43, "tEXt"), (75, "IDAT")] {
      var file = Self.small.file
      file[place] ^= 1
      check(file, .wrongChecksum(part: "\(chunk) chunk"))
    }
  }

  @Test func `a wrong checksum of the compressed pixels is found`() {
    let pixels = HandmadePNG.zlib(Self.small.rows)
    let file =
      HandmadePNG.signature + Self.small.header
      + HandmadePNG.chunk("IDAT", pixels.dropLast() + [pixels[pixels.count - 1] ^ 1])
      + HandmadePNG.chunk("IEND", [])
    #expect(throws: PictureError.self) { try PNGDecoder().picture(of: Data(file)) }
  }

  @Test func `bytes after the end are counted`() {
    check(Self.small.file + [0], .trailingBytes(count: 1))
    check(Self.small.file + Self.small.file, .trailingBytes(count: Self.small.file.count))
  }

  @Test(arguments: [(16_385, 1), (1, 16_385), (16_384, 16_384), (0x7FFF_FFFF, 0x7FFF_FFFF)])
  func `declared sizes beyond the limit are refused`(_ width: Int, _ height: Int) {
    var png = Self.small
    (png.width, png.height) = (width, height)
    check(png.file, .tooLarge(width: width, height: height))
    #expect(throws: PictureError.tooLarge(width: width, height: height)) {
      try PNGDecoder().size(of: png.file)
    }
  }

  @Test func `more pixels than the data can hold are refused before allocating`() {
    for colorType in [UInt8(0), 2, 3, 6] {
      var png = Self.small
      (png.width, png.height, png.colorType) = (8192, 8192, colorType)
      check(png.file, .truncated(part: "its IDAT chunks cannot hold so many pixels"))
    }
  }

  @Test func `too few rows are an error`() {
    var png = Self.small
    png.height = 3
    #expect(throws: PictureError.self) { try PNGDecoder().picture(of: png.file) }
  }

  @Test func `headers that mean nothing are errors`() {
    let changes: [(Int, UInt8, String)] = [
      (19, 0, "it has 0 × 2 pixels"),
      (24, 3, "there is no color type 2 of 3 bits"),
      (25, 5, "there is no color type 5 of 8 bits"),
      (26, 1, "its compression, filter or interlace method is unknown"),
      (28, 2, "its compression, filter or interlace method is unknown"),
    ]
    for (place, value, reason) in changes {
      var bytes = [UInt8](Self.small.file)
      bytes[place] = value
      let checksum = HandmadePNG.crc(Array(bytes[12..<29]))
      bytes.replaceSubrange(29..<33, with: HandmadePNG.word(Int(checksum)))
      check(Data(bytes), .malformed(reason: reason))
    }
  }

  @Test func `chunks that must be understood are errors`() {
    var png = Self.small
    png.chunks = [("ABCD", [])]
    #expect(throws: PictureError.self) { try PNGDecoder().picture(of: png.file) }
    png.chunks = [("A1CD", [])]
    check(png.file, .malformed(reason: "a chunk has no name of four letters"))
  }

  /// Damages anything, and then makes the checksums right so that decoding begins.
  @Test(arguments: 1...8) func `damaged files are pictures or errors`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pixels = Pixels(
      width: 20, height: 20,
      data: Data((0..<1600).map { $0 % 4 == 3 ? 255 : UInt8($0 * 7 % 64) }))
    let png = try CairoRenderer(fonts: .standard()).png(of: pixels)
    let data = [UInt8](png)
    // The contents of IDAT: after the header, between a length, a name and a checksum.
    let compressed = Array(data[41..<data.count - 16])
    for _ in 0..<300 {
      var damaged = compressed
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: 0..<damaged.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) {
        damaged.removeLast(Int.random(in: 0..<damaged.count, using: &generator))
      }
      let file =
        Array(data[..<33]) + HandmadePNG.chunk("IDAT", damaged) + HandmadePNG.chunk("IEND", [])
      if let picture = try? PNGDecoder().picture(of: Data(file)) {
        #expect(picture.pixels.count == 400, "seed \(seed)")
      }
    }
  }

  @Test func `messages tell what is wrong`() {
    let messages: [(PictureError, String)] = [
      (.notPicture(format: "PNG"), "is not a PNG file"),
      (.truncated(part: "it is empty"), "ends too early: it is empty"),
      (.wrongChecksum(part: "IDAT chunk"), "is damaged: the checksum of its IDAT chunk is wrong"),
      (
        .tooLarge(width: 20_000, height: 2),
        "declares 20000 × 2 pixels; at most 16384 a side and 67108864 in all are decoded"
      ),
      (.trailingBytes(count: 1), "continues after the end of the picture, by 1 byte"),
      (.trailingBytes(count: 7), "continues after the end of the picture, by 7 bytes"),
      (.malformed(reason: "no"), "cannot be decoded: no"),
      (
        .outOfMemory(width: 9, height: 8), "needs more memory than there is, for 9 × 8 pixels"
      ),
    ]
    for (error, message) in messages { #expect(error.description == message) }
  }
}
