import Foundation
import ScrollworkDrawing
import Testing

@testable import ScrollworkCairo

@Suite struct `Images that are too much` {
  /// A file of 86 bytes that declares 32,767 × 32,767 pixels.
  private static let huge = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAf/8AAH//CAAAAABsmVnhAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
  )

  @Test func `are refused with the number of their pixels`() throws {
    let png = try #require(Self.huge)
    let size = try ImagePixels.size(ofPNG: png, named: "huge.png")
    #expect(size == (32_767, 32_767))
    let error = #expect(throws: CairoError.self) { try ImagePixels(png: png, named: "huge.png") }
    #expect(
      error?.description == "the image file huge.png cannot be read as a PNG: it has 32767 × 32767 "
        + "pixels; at most 134217728 are decoded")
  }

  @Test func `do no harm if no view shows them`() throws {
    let folder = try TemporaryFolder()
    try #require(Self.huge).write(to: folder.url.appending(path: "huge@2x.png"))
    let store = try ImageStore(folders: [folder.url])
    let asset = try #require(store.asset(named: "huge"))
    #expect(asset.size.width == 16_383.5)
    #expect(throws: CairoError.self) { try store.pixels(of: asset) }
  }

  @Test func `are decoded again when others have taken their place`() throws {
    let folder = try TemporaryFolder()
    let renderer = try Samples.renderer.get()
    for index in 0..<4 {
      let fill = Samples.fill(
        Samples.rect(0, 0, 40, 40), Samples.color(Double(index) / 4, 0, 0))
      try renderer.png(of: Samples.list([fill], width: 40, height: 40))
        .write(to: folder.url.appending(path: "\(index).png"))
    }
    // Room for two of them.
    let store = try ImageStore(folders: [folder.url], memory: 16_000)
    let assets = try (0..<4).map { try #require(store.asset(named: "\($0)")) }
    let first = try store.pixels(of: assets[0])
    #expect(try store.pixels(of: assets[0]) === first)
    for asset in assets { _ = try store.pixels(of: asset) }
    let again = try store.pixels(of: assets[0])
    #expect(again !== first)
    #expect(again.digest == first.digest)
  }

  @Test func `are not read from a pipe`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appending(path: "pipe.png").path, 0o600) == 0)
    let error = #expect(throws: CairoError.self) { try ImageStore(folders: [folder.url]) }
    #expect(
      error?.description
        == "the image file pipe.png cannot be read as a PNG: the file cannot be opened")
  }
}
