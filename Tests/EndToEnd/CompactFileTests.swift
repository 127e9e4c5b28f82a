import Foundation
import ScrollworkCairo
import TestSupport
import Testing

@Suite struct `Compact files` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ options: String, into name: String) throws -> [Data] {
    let words = "render feed --scale 0.5 --fps 2 --to 1 \(options) --out \(name)"
    let result = try BuiltTool.run(words, in: folder.url)
    #expect(result.status == 0, "\(result.err)")
    return try folder.contents.filter { $0.key.hasPrefix(name + "/") && $0.key.hasSuffix(".png") }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  @Test func `have the same pixels in fewer bytes, whatever the jobs`() throws {
    let (plain, compact) = (try render("", into: "a"), try render("--compact", into: "b"))
    #expect(plain.count == 3 && compact.count == 3)
    for (plain, compact) in zip(plain, compact) {
      #expect(compact.count * 5 < plain.count * 4)
      #expect(try PNGDecoder().picture(of: compact) == PNGDecoder().picture(of: plain))
    }
    #expect(try render("--compact --jobs 1", into: "c") == compact)
    // A folder of other files is rendered anew.
    #expect(try render("", into: "b") == plain)
  }

  @Test func `are not of SVG`() throws {
    let result = try BuiltTool.run("render feed --compact --format svg", in: folder.url)
    #expect(result.status == 64)
    #expect(result.err.contains("is for PNG files"))
  }
}
