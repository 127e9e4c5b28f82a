import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
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
    let size = try ImagePixels.size(of: png, named: "huge.png")
    #expect(size == (32_767, 32_767))
    let error = #expect(throws: CairoError.self) { try ImagePixels(png, named: "huge.png") }
    #expect(
      error?.description == "the image file huge.png cannot be read: it has 32767 × 32767 "
        + "pixels; at most 134217728 are decoded")
  }

  @Test func `do no harm if no view shows them`() throws {
    let folder = try TemporaryFolder()
    try #require(Self.huge).write(to: folder.url.appending(path: "huge@2x.png"))
    let store = try ImageStore(folders: [folder.url])
    let asset = try #require(store.asset(named: "huge", for: ImageTraits()))
    #expect(asset.size.width == 16_383.5)
    #expect(try pixels(of: asset, in: store) == nil)
    #expect(store.unreadable.map(\.reason.count) != [])
  }

  @Test(arguments: [
    ("", "it is of no known format"), ("GIF89a", "it has 2048 MB, expected at most 256 MB"),
  ])
  func `are not read`(start: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "long.png")
    try Data(start.utf8).write(to: file)
    #expect(truncate(file.path, 2 << 30) == 0)
    let store = try ImageStore(folders: [folder.url])
    #expect(store.asset(named: "long", for: ImageTraits())?.size == .zero)
    #expect(store.unreadable.map(\.reason) == [reason])
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
    let assets = try (0..<4).map { try #require(store.asset(named: "\($0)", for: ImageTraits())) }
    let first = try pixels(of: assets[0], in: store)
    #expect(try pixels(of: assets[0], in: store) === first)
    for asset in assets { _ = try pixels(of: asset, in: store) }
    let again = try pixels(of: assets[0], in: store)
    #expect(again !== first)
    #expect(again?.digest == first?.digest)
  }

  @Test func `are not read from a pipe`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appending(path: "pipe.png").path, 0o600) == 0)
    let store = try ImageStore(folders: [folder.url])
    #expect(store.asset(named: "pipe", for: ImageTraits()) == nil)
  }

  private func pixels(of asset: ImageAsset, in store: ImageStore) throws -> ImagePixels? {
    try store.pixels(of: asset, in: CGRect(x: 0, y: 0, width: 4, height: 4), .identity)
  }
}
