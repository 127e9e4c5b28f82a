import CCairo
import Foundation
import ScrollworkSystem

/// Encodes opaque pictures as PNG: 8-bit RGB, no row filter, one IDAT.
///
/// The rows are compressed in runs, which are kept: a still that shows the rows of an earlier one at
/// another height has its file joined from them. The bytes depend on the pixels alone, never on what
/// is kept or how the pixels were drawn.
final class PNGEncoder: Sendable {
  private let runs: RunCache?
  private let rowTable: RowTable?
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
  init(keepsRuns: Bool) {
    runs = keepsRuns ? RunCache(byteLimit: Self.cacheLimit) : nil
    rowTable = keepsRuns ? RowTable() : nil
  }

  /// Encodes a bitmap as a PNG file, ignoring its alpha.
  func png(of bitmap: Bitmap) throws(CairoError) -> Data {
    let space = try workspace(bitmap.frame)
    defer { keep(space) }
    return try file(of: bitmap, rows: bitmap.digestRows(), with: space) { _ in }
  }

  /// Encodes a composition as a PNG file, as ``png(of:)`` encodes its bitmap; rows that were encoded
  /// before are not drawn.
  ///
  /// Calls `enter` at the start of each step.
  func png(
    of composition: Composition, enter: (RenderingStep) -> Void = { _ in }
  ) throws(CairoError) -> Data {
    let space = try workspace(composition.frame)
    defer { keep(space) }
    let canvas = space.canvas
    var isDrawn = [Bool](repeating: false, count: canvas.height)
    func draw(_ rows: Range<Int>, finish: (Range<Int>) -> Void = { _ in }) {
      for part in rows.split(whereSeparator: { isDrawn[$0] }) {
        let part = rows.clamped(to: part.startIndex..<part.endIndex)
        enter(.composite(part))
        composition.draw(rows: part, on: canvas, finish: finish)
        enter(.encode)
        for y in part { isDrawn[y] = true }
      }
    }
    enter(.encode)
    let sources = rowTable.map { _ in composition.rowSources() }
    var rows =
      sources.flatMap { rowTable?.digests(of: $0) }
      ?? [RowDigest?](repeating: nil, count: canvas.height)
    let unknown = rows.indices.filter { rows[$0] == nil }
    for part in rows.indices.split(whereSeparator: { rows[$0] != nil }) {
      draw(part.startIndex..<part.endIndex) { band in
        for y in band { rows[y] = canvas.digestRow(y) }
      }
    }
    let digests = rows.compactMap { $0 }
    if let sources { rowTable?.insert(digests, for: sources, at: unknown) }
    return try file(of: canvas, rows: digests, with: space) { draw($0) }
  }

  /// The file of a bitmap, whose rows `draw` draws if they are needed.
  private func file(
    of bitmap: Bitmap, rows: [RowDigest], with space: Workspace,
    draw: (Range<Int>) -> Void
  ) throws(CairoError) -> Data {
    let ranges = RowRuns.cut(rows)
    let keys = ranges.map { RowDigest(of: rows[$0]) }
    var packed = runs?.known(keys) ?? keys.map { _ in nil }
    for index in ranges.indices where packed[index] == nil {
      draw(ranges[index])
      let run = try space.packer.pack(ranges[index], of: bitmap)
      packed[index] = run
      runs?.insert(run, for: keys[index])
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
