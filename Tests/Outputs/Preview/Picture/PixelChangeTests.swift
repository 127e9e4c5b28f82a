import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkPreview

@Suite struct `The change of a bitmap` {
  /// A bitmap of rows of pixels.
  private func pixels(_ rows: [[UInt32]]) -> Pixels {
    let data = rows.joined().reduce(into: Data()) { data, pixel in
      withUnsafeBytes(of: pixel.littleEndian) { data.append(contentsOf: $0) }
    }
    return Pixels(width: rows.first?.count ?? 0, height: rows.count, data: data)
  }

  private func words(_ pixels: Pixels) -> [UInt32] {
    pixels.data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  /// The bitmap before with the change, as a page applies it.
  private func applied(_ change: PixelChange, to old: Pixels?, for new: Pixels) -> [UInt32] {
    let (source, pixels) = (old.map(words) ?? [], words(new))
    var target = [UInt32](repeating: 0, count: pixels.count)
    for rows in change.rows {
      for index in 0..<rows.count * new.width {
        target[rows.first * new.width + index] = source[rows.source * new.width + index]
      }
    }
    for run in change.runs {
      for index in run.start..<run.start + run.count { target[index] = pixels[index] }
    }
    return target
  }

  private static let rows: [[UInt32]] = (0..<12).map { row in
    (0..<6).map { 0xff00_0000 | UInt32(row * 1000 + $0) }
  }

  @Test func `of an equal bitmap is all its rows`() {
    let change = PixelChange(from: pixels(Self.rows), to: pixels(Self.rows))
    #expect(change.rows == [.init(first: 0, source: 0, count: 12)])
    #expect(change.runs == [])
  }

  @Test(arguments: [nil, [], [[7]]] as [[[UInt32]]?])
  func `of none or one of another size is all its pixels`(old: [[UInt32]]?) {
    let change = PixelChange(from: old.map(pixels), to: pixels(Self.rows))
    #expect(change.rows == [])
    #expect(change.runs == [.init(start: 0, count: 72)])
  }

  @Test func `of content that has scrolled under a bar is the rows that came in`() {
    var rows = Array(Self.rows[..<2] + Self.rows[5...] + Self.rows[2..<5])
    for row in 9..<12 { rows[row] = rows[row].map { $0 | 0x80_0000 } }
    let change = PixelChange(from: pixels(Self.rows), to: pixels(rows))
    #expect(
      change.rows == [.init(first: 0, source: 0, count: 2), .init(first: 2, source: 5, count: 7)])
    #expect(change.runs == [.init(start: 54, count: 18)])
  }

  @Test func `beside an indicator has only the blocks of the indicator`() {
    var rows = Array(Self.rows[3...] + Self.rows[..<3])
    rows[4][5] = 0xff12_3456
    let change = PixelChange(from: pixels(Self.rows), to: pixels(rows))
    // Rows of six pixels are one block.
    #expect(change.runs == [.init(start: 24, count: 6), .init(start: 54, count: 18)])
  }

  @Test func `leaves out blocks of pixels that are equal`() {
    let row = (0..<100).map { UInt32($0) }
    var other = row
    (other[3], other[70], other[99]) = (500, 500, 500)
    let change = PixelChange(from: pixels([row]), to: pixels([other]))
    #expect(change.rows == [.init(first: 0, source: 0, count: 1)])
    #expect(
      change.runs == [
        .init(start: 0, count: 16), .init(start: 64, count: 16), .init(start: 96, count: 4),
      ])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `makes the new bitmap of the old one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...60, using: &random), Int.random(in: 1...30, using: &random)
    )
    let old = (0..<height).map { _ in
      (0..<width).map { _ in UInt32.random(in: 0...1, using: &random) }
    }
    let shift = Int.random(in: -height...height, using: &random)
    var new = (0..<height).map { row in
      old.indices.contains(row - shift) ? old[row - shift] : old[row]
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let row = Int.random(in: 0..<height, using: &random)
      new[row][Int.random(in: 0..<width, using: &random)] = 2
    }
    let change = PixelChange(from: pixels(old), to: pixels(new))
    #expect(applied(change, to: pixels(old), for: pixels(new)) == Array(new.joined()))
  }

  @Test func `is sent behind its rows and runs, with red first`() {
    let old = pixels([[0xff11_2233, 0xff44_5566], [0xff77_8899, 0xffaa_bbcc]])
    let new = pixels([[0xff11_2233, 0xff44_5566], [0xff77_8899, 0xff01_0203]])
    let head = PictureMessage.Head(
      form: .change, isActive: true, generation: 0x0201, number: 9, time: 1.5, width: 2, height: 2)
    let data = PictureMessage(head, new, PixelChange(from: old, to: new)).data
    let expected: [UInt8] =
      [3, 2, 1, 2, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 2, 0, 0, 0, 2, 0, 0, 0]
      + [1, 0, 0, 0, 1, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
      + [2, 0, 0, 0, 2, 0, 0, 0] + [0x77, 0x88, 0x99, 0, 1, 2, 3, 0]
    #expect(Array(data) == expected)
    #expect(PictureMessage.generation(of: data) == 0x0201)
  }

  @Test func `is sent with the number of equal pixels in place of their opacity`() {
    let new = pixels([Array(repeating: 0xff01_0203, count: 300) + [0xff04_0506]])
    let head = PictureMessage.Head(form: .whole, number: 1, time: 0, width: 301, height: 1)
    let data = PictureMessage(head, new, PixelChange(from: nil, to: new)).data
    #expect(Array(data.suffix(12)) == [1, 2, 3, 255, 1, 2, 3, 43, 4, 5, 6, 0])
  }
}
