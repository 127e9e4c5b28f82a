import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkRegression
import Testing

@Suite struct `Comparing picture files` {
  private let comparer = PictureComparer(measure: .exact, decoder: PNGDecoder())
  private let renderer = Result { try CairoRenderer(fonts: .standard()) }

  private func bitmap(_ blue: UInt8, width: Int = 4) -> Pixels {
    Pixels(
      width: width, height: 2,
      data: Data((0..<2 * width).flatMap { _ in [blue, 20, 30, 255] as [UInt8] }))
  }

  private func file(_ blue: UInt8, width: Int = 4) throws -> Data {
    try renderer.get().png(of: bitmap(blue, width: width))
  }

  @Test func `counts pixels of files`() throws {
    let result = try comparer.compare(file(1), file(9))
    #expect(result.difference?.count == 8)
    #expect(result.difference?.greatest == 8)
  }

  @Test func `equal files are not decoded`() throws {
    let junk = Data("not a picture".utf8)
    #expect(try comparer.compare(junk, junk) == .identical)
  }

  @Test func `files of other sizes are told by their sizes`() throws {
    let result = try comparer.compare(file(1), file(1, width: 5))
    guard case .sizes(let old, let new, let common) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(old.width == 4 && new.width == 5 && common.comparison == .identical)
  }

  @Test func `says which file cannot be read, and why`() throws {
    let junk = Data("not a picture".utf8)
    let one = #expect(throws: UnreadablePicture.self) { try comparer.compare(file(1), junk) }
    #expect(one?.description == "the new picture is not a PNG file")
    let other = #expect(throws: UnreadablePicture.self) {
      try comparer.compare(file(1).dropLast(), file(1))
    }
    #expect(other?.description == "the old picture ends too early: it has no IEND chunk")
  }

  @Test func `a bitmap is a picture with red first`() throws {
    let picture = Picture(bitmap(9))
    #expect(picture.pixels == [UInt32](repeating: 0xFF09_141E, count: 8))
    #expect(picture == (try PNGDecoder().picture(of: file(9))))
    #expect(picture.size.description == "4 × 2")
  }
}
