import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@Suite struct `Renderer errors` {
  static let messages: [(CairoError, String)] = [
    (
      .missingFont(file: "/f/Roboto-Thin.ttf", package: "fonts-roboto-unhinted"),
      "the font file /f/Roboto-Thin.ttf is missing; install it with: apt-get install fonts-roboto-unhinted"
    ),
    (.noFonts(folder: "/f"), "there is no .ttf, .otf or .ttc file in the font folder /f"),
    (.unreadableFont(file: "/f/a.ttf"), "the font file /f/a.ttf cannot be read as a font"),
    (.missingImageFolder("/p"), "there is no image folder at /p"),
    (
      .malformedImage(file: "a.png", reason: "not a PNG"),
      "the image file a.png cannot be read: not a PNG"
    ),
    (
      .missingImage(name: "fern"),
      "the display list draws the image \"fern\", which is not in the image folders"
    ),
    (
      .canvas(width: 40000, height: 10),
      "a canvas of 40000.0 × 10.0 pixels cannot be drawn; each side must be 1 … 32767"
    ),
    (
      .bitmapTooLarge(width: 40000, height: 2),
      "a layer needs a bitmap of 40000 × 2 pixels; Cairo draws at most 32767 a side"
    ),
    (
      .number(place: "outline of a path"),
      "a number in the outline of a path is not finite or too large to draw"
    ),
    (
      .outOfMemory(width: 30000, height: 30000),
      "there is not enough memory for a bitmap of 30000 × 30000 pixels"
    ),
    (.library("cairo", reason: "invalid matrix"), "cairo failed: invalid matrix"),
  ]

  @Test(arguments: messages) func `have these messages`(error: CairoError, message: String) {
    #expect("\(error)" == message)
  }

  func drawing(_ list: DisplayList) -> CairoError? {
    do {
      _ = try Samples.renderer.get().png(of: list)
      return nil
    } catch { return error as? CairoError }
  }

  @Test(
    arguments: [
      (0, 10, 1), (10, -1, 1), (40000, 10, 1), (20000, 10, 2), (.nan, 10, 1), (10, .infinity, 1),
      (10, 10, 0), (10, 10, .nan),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `invalid canvas sizes`(width: CGFloat, height: CGFloat, scale: CGFloat) {
    let list = Samples.list([], width: width, height: height, scale: scale)
    guard case .canvas = drawing(list) else {
      Issue.record("\(width) × \(height) @\(scale) was drawn")
      return
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `numbers that cannot be drawn`(bad: CGFloat) {
    let square = LayerContent([Samples.fill(Samples.rect(0, 0, 9, 9), Samples.color(0, 0, 0))])
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: bad, y: 5))
      $0.addLine(to: CGPoint(x: 5, y: 9))
    }
    let lists =
      [
        [.layer(Layer(square, transform: Samples.move(bad, 0)))],
        [.layer(Layer(square, transform: CGAffineTransform(scaleX: bad, y: 1)))],
        [.command(.fill(path, Samples.color(0, 0, 0), evenOdd: false))],
        [
          .layer(
            Layer(
              square,
              filters: [.shadow(color: Samples.black, radius: bad, offset: .zero)]))
        ],
      ] as [[DisplayItem]]
    for items in lists {
      #expect(drawing(Samples.list(items)) != nil)
      #expect(throws: CairoError.self) { try Samples.renderer.get().svg(of: Samples.list(items)) }
    }
  }

  @Test func `missing image`() {
    let asset = ImageAsset(
      name: "fern", size: CGSize(width: 4, height: 4), digest: ContentDigest(of: Data([1])))
    let item = DisplayItem.command(
      .image(asset, frame: Samples.rect(0, 0, 4, 4), smooth: true))
    #expect(drawing(Samples.list([item])) == .missingImage(name: "fern"))
  }

  @Test func `font folders that are empty, missing or invalid`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CairoError.noFonts(folder: folder.url.path)) { try FontSet.folder(folder.url) }
    #expect(throws: CairoError.self) { try FontSet.folder(folder.url.appending(path: "none")) }
    try Data("no font".utf8).write(to: folder.url.appending(path: "a.ttf"))
    let fonts = try FontSet.folder(folder.url)
    #expect(throws: CairoError.unreadableFont(file: folder.url.appending(path: "a.ttf").path)) {
      try CairoRenderer(fonts: fonts)
    }
  }

  @Test func `image folders that are missing`() throws {
    let folder = try TemporaryFolder()
    let none = folder.url.appending(path: "none")
    #expect(throws: CairoError.missingImageFolder(none.path)) {
      try CairoRenderer(fonts: .standard(), images: [none])
    }
  }
}

/// A folder that is removed with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "scrollwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
