import CCairo
import Foundation
import ScrollworkSystem

/// Encodes opaque pictures as PNG: 8-bit RGB, no row filter, one IDAT.
///
/// The rows are compressed in runs, which are kept: a still that shows the rows of an earlier one at
/// another height has its file joined from them. What a file consists of depends on the picture
/// alone, never on what is kept.
final class PNGEncoder: Sendable {
  private let runs: RunCache?
  private let spare = Locked<[Workspace]>([])

  /// The memory of one task that encodes pictures of one size.
  private final class Workspace: @unchecked Sendable {
    let packer: RunPacker
    let canvas: Bitmap

    init(_ frame: PixelRect) throws(CairoError) {
      packer = try RunPacker(width: frame.width)
      canvas = try Bitmap(uncleared: frame)
    }
  }

  /// The byte limit of the runs that are kept.
  ///
  /// - Source: chosen; a hundred stills of a phone at @2x.
  private static let cacheLimit = 24 << 20

  /// Creates an encoder that keeps runs from picture to picture, or does not.
  init(keepsRuns: Bool) { runs = keepsRuns ? RunCache(byteLimit: Self.cacheLimit) : nil }

  /// Encodes a bitmap as a PNG file, ignoring its alpha.
  func png(of bitmap: Bitmap) throws(CairoError) -> Data {
    let space = try workspace(bitmap.frame)
    defer { keep(space) }
    return try file(of: bitmap, rows: bitmap.digestRows(), with: space) { _ in }
  }

  /// Encodes a composition as a PNG file; rows that were encoded before are not drawn.
  func png(of composition: Composition) throws(CairoError) -> Data {
    let space = try workspace(composition.frame)
    defer { keep(space) }
    return try file(of: space.canvas, rows: composition.rowDigests(), with: space) {
      rows throws(CairoError) in
      try composition.draw(rows: rows, on: space.canvas)
    }
  }

  /// The file of a bitmap, whose rows `draw` draws if they are needed.
  private func file(
    of bitmap: Bitmap, rows: [RowDigest], with space: Workspace,
    draw: (Range<Int>) throws(CairoError) -> Void
  ) throws(CairoError) -> Data {
    let ranges = RowRuns.cut(rows)
    let keys = ranges.map { RowDigest(of: rows[$0]) }
    var packed = runs?.known(keys) ?? keys.map { _ in nil }
    for missing in ranges.indices.split(whereSeparator: { packed[$0] != nil }) {
      try draw(ranges[missing.startIndex].lowerBound..<ranges[missing.endIndex - 1].upperBound)
      for index in missing {
        let run = try space.packer.pack(ranges[index], of: bitmap)
        packed[index] = run
        runs?.insert(run, for: keys[index])
      }
    }
    return PNGFile.data(width: bitmap.width, height: bitmap.height, packed.compactMap { $0 })
  }

  private func workspace(_ frame: PixelRect) throws(CairoError) -> Workspace {
    let known = spare.withLock { spare in
      spare.lastIndex { $0.canvas.frame == frame }.map { spare.remove(at: $0) }
    }
    if let known { return known }
    return try Workspace(frame)
  }

  private func keep(_ space: Workspace) {
    spare.withLock { spare in
      spare.removeAll { $0.canvas.frame != space.canvas.frame }
      spare.append(space)
    }
  }
}
