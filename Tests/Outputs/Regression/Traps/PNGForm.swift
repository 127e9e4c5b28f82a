import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import TestSupport

/// A way to write the same opaque pixels as a PNG file.
enum PNGForm: Sendable {
  /// As renders are written.
  case rendered
  /// Without compression, each row with the filter of that number.
  case stored(filter: Int)
  case interlaced
  case palette
  case sixteenBits
  /// With an alpha channel that is opaque.
  case alpha
  /// With a text chunk, and pixels in three chunks.
  case annotated

  /// The renderer of all picture traps.
  static let renderer = Result { try CairoRenderer(fonts: .standard()) }

  /// The file of a picture.
  func file(of picture: Picture) throws -> Data {
    switch self {
    case .rendered: try Self.rendered(picture)
    case .stored(let filter): made(picture, 2, rows: Self.rgb(picture, filter: filter))
    case .interlaced: made(picture, 2, isInterlaced: true, rows: Self.interlaced(picture))
    case .palette: palette(picture)
    case .sixteenBits:
      made(
        picture, 2, bitDepth: 16,
        rows: Self.rows(picture) { Self.channels($0).flatMap { [$0, $0] } })
    case .alpha: made(picture, 6, rows: Self.rows(picture) { Self.channels($0) + [255] })
    case .annotated:
      made(
        picture, 2, chunks: [("tEXt", Array("Software\0Another program".utf8))],
        rows: Self.rgb(picture, filter: 0), parts: 3)
    }
  }

  private func made(
    _ picture: Picture, _ type: UInt8, bitDepth: UInt8 = 8, isInterlaced: Bool = false,
    chunks: [(name: String, content: [UInt8])] = [], rows: [UInt8], parts: Int = 1
  ) -> Data {
    HandmadePNG(
      width: picture.width, height: picture.height, bitDepth: bitDepth, colorType: type,
      isInterlaced: isInterlaced, chunks: chunks, rows: rows, parts: parts
    ).file
  }

  private static func rendered(_ picture: Picture) throws -> Data {
    var data = Data(count: 4 * picture.pixels.count)
    data.withUnsafeMutableBytes { bytes in
      for (index, word) in picture.pixels.enumerated() {
        let swapped = word & 0xFF00_FF00 | (word & 0xFF) << 16 | word >> 16 & 0xFF
        bytes.storeBytes(of: swapped, toByteOffset: 4 * index, as: UInt32.self)
      }
    }
    return try renderer.get().png(
      of: Pixels(width: picture.width, height: picture.height, data: data))
  }

  private func palette(_ picture: Picture) -> Data {
    let colors = Array(Set(picture.pixels)).sorted()
    guard colors.count <= 256 else { return Data() }
    let indices = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
    return made(
      picture, 3, chunks: [("PLTE", colors.flatMap(Self.channels))],
      rows: Self.rows(picture) { [indices[$0] ?? 0] })
  }

  private static func channels(_ word: UInt32) -> [UInt8] {
    [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  /// Rows without a filter.
  private static func rows(_ picture: Picture, _ bytes: (UInt32) -> [UInt8]) -> [UInt8] {
    (0..<picture.height).flatMap { y in
      [0] + picture.pixels[y * picture.width..<(y + 1) * picture.width].flatMap(bytes)
    }
  }

  /// Rows of red, green and blue with no filter (0), `Sub` (1) or `Up` (2).
  private static func rgb(_ picture: Picture, filter: Int) -> [UInt8] {
    let rows = (0..<picture.height).map { y in
      picture.pixels[y * picture.width..<(y + 1) * picture.width].flatMap(channels)
    }
    return rows.indices.flatMap { y in
      [UInt8(filter)]
        + rows[y].indices.map { x in
          let base: UInt8 =
            switch filter {
            case 1: x >= 3 ? rows[y][x - 3] : 0
            case 2: y > 0 ? rows[y - 1][x] : 0
            default: 0
            }
          return rows[y][x] &- base
        }
    }
  }

  /// The seven passes of Adam7, each with rows of its own.
  private static func interlaced(_ picture: Picture) -> [UInt8] {
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { left, top, across, down -> [UInt8] in
      stride(from: top, to: picture.height, by: down).flatMap { y -> [UInt8] in
        let columns = Array(stride(from: left, to: picture.width, by: across))
        guard !columns.isEmpty else { return [] }
        return [0] + columns.flatMap { channels(picture.pixels[y * picture.width + $0]) }
      }
    }
  }
}
