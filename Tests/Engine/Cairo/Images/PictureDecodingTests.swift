import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkCairo

@Suite struct `Pictures in files` {
  private static let svg = Data(
    """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="16">
      <rect width="16" height="16" fill="#f00"/><rect x="16" width="16" height="16" fill="#00f"/>
    </svg>
    """.utf8)

  /// A page of 32 × 16 points without a table of its objects, which readers look for then.
  private static let pdf = Data(
    """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 32 16]/Contents 4 0 R>> endobj
    4 0 obj <</Length 48>> stream
    1 0 0 rg 0 0 16 16 re f 0 0 1 rg 16 0 16 16 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    """.utf8)

  private static let files: [(name: String, data: Data)] = [
    ("jpeg", PictureFiles.jpeg), ("inks", PictureFiles.inksJPEG), ("gif", PictureFiles.gif),
    ("webp", PictureFiles.webp), ("heic", PictureFiles.heic), ("avif", PictureFiles.avif),
    ("svg", svg), ("pdf", pdf),
  ]

  /// A renderer of the files, all with the ending of another format.
  private func renderer(_ files: [(name: String, data: Data)], in folder: TemporaryFolder) throws
    -> CairoRenderer
  {
    for (name, data) in files {
      try data.write(to: folder.url.appending(path: name + ".png"))
    }
    return try CairoRenderer(fonts: .standard(), images: [folder.url])
  }

  private func channels(_ pixel: UInt32) -> [Int] {
    [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  @Test func `are told by their contents, whatever their names`() throws {
    let folder = try TemporaryFolder()
    let renderer = try renderer(Self.files, in: folder)
    #expect(renderer.imageNames.contains("jpeg") && renderer.imageNames.contains("jpeg.png"))
    for (name, _) in Self.files {
      let asset = try #require(renderer.image(named: name))
      let scale: CGFloat = name == "avif" ? 2 : 1
      #expect(asset.size == CGSize(width: 32 * scale, height: 16 * scale), "\(name)")
      #expect((asset.vector != nil) == ["svg", "pdf"].contains(name))
      let item = DisplayItem.command(
        .image(asset, frame: Samples.rect(0, 0, 32, 16), smooth: true))
      let list = Samples.list([item], width: 32, height: 16)
      let bitmap = try renderer.bitmap(of: list)
      for (x, color) in [(6, [255, 0, 0]), (26, [0, 0, 255])] {
        let distance = zip(channels(bitmap[x, 8]), color).map { abs($0 - $1) }.max() ?? 255
        #expect(distance <= 12, "\(name): \(channels(bitmap[x, 8]))")
      }
      let svg = try String(decoding: renderer.svg(of: list), as: UTF8.self)
      let type = name == "jpeg" ? "jpeg" : name == "svg" ? "svg+xml" : "png"
      #expect(svg.contains("data:image/\(type);base64,"), "\(name)")
      #expect(try renderer.pdf(of: list).count > 500)
    }
    #expect(renderer.unreadableImages.isEmpty)
  }

  @Test func `in gray are gray`() throws {
    let bitmap = try ImagePixels(PictureFiles.grayJPEG, named: "gray").bitmap
    let values = channels(bitmap[4, 4])
    #expect(Set(values).count == 1 && values[0] > 40)
  }

  @Test(arguments: 1...8) func `of cameras are upright`(orientation: Int) throws {
    let exif: [UInt8] = [
      0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0,
    ]
    let segment = exif + [UInt8(orientation), 0, 0, 0, 0, 0, 0, 0]
    var file = PictureFiles.jpeg
    file.insert(
      contentsOf: [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment, at: file.startIndex + 2)
    let isSideways = orientation > 4
    let size = try ImagePixels.size(of: file, named: "o")
    #expect(size == (isSideways ? (16, 32) : (32, 16)))
    let bitmap = try ImagePixels(file, named: "o").bitmap
    // Where the red half is that the file has on the left.
    let (x, y) =
      switch orientation {
      case 1, 4: (4, 8)
      case 2, 3: (28, 8)
      case 5, 6: (8, 4)
      default: (8, 28)
      }
    #expect(channels(bitmap[x, y])[0] > 200)
  }

  @Test func `with a wide gamut are converted`() throws {
    let pixels = try StraightPixels(width: 1, height: 1)
    (pixels.bytes[0], pixels.bytes[1], pixels.bytes[2], pixels.bytes[3]) = (120, 90, 200, 128)
    let profile = try #require(ColorProfile.displayP3)
    ColorProfile.convert(pixels.bytes, count: 1, from: profile)
    let color = Color(.displayP3, red: 200 / 255, green: 90 / 255, blue: 120 / 255)
    guard case .fixed(let known) = color.source else { return }
    #expect(abs(Double(pixels.bytes[2]) - known.red * 255) < 2)
    #expect(abs(Double(pixels.bytes[1]) - known.green * 255) < 2)
    #expect(abs(Double(pixels.bytes[0]) - known.blue * 255) < 2)
    #expect(pixels.bytes[3] == 128)
  }

  /// Every file cut short, and with bytes changed: an error, or a picture of few pixels.
  @Test func `that end in their first bytes are errors`() {
    for (name, data) in Self.files {
      #expect(throws: (any Error).self, "\(name)") {
        let source = try ImageSource(Data(data.prefix(12)), name: name)
        let asset = try source.asset(named: name, scale: 1)
        _ = try source.pixels(asset, PixelSize(width: 20, height: 20), key: source.digest)
      }
    }
  }

  /// What fails here is the process.
  @Test func `that are damaged do not crash`() throws {
    var state: UInt64 = 20_260_109
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for (name, data) in Self.files {
      for round in 0..<40 {
        var damaged = data
        if round % 2 == 0 { damaged = data.prefix(random(data.count)) }
        if !damaged.isEmpty, round > 0 {
          for _ in 0..<3 {
            damaged[damaged.startIndex + random(damaged.count)] = UInt8(random(256))
          }
        }
        guard let source = try? ImageSource(damaged, name: name),
          let asset = try? source.asset(named: name, scale: 1),
          asset.size.width * asset.size.height < 1_000_000
        else { continue }
        _ = try? source.pixels(asset, PixelSize(width: 20, height: 20), key: source.digest)
      }
    }
  }

  @Test func `that cannot be read are without size, and listed`() throws {
    let folder = try TemporaryFolder()
    let renderer = try renderer(
      [("a", Data("no picture".utf8)), ("b", Data(PictureFiles.gif.prefix(20)))], in: folder)
    let nothing = try #require(renderer.image(named: "a"))
    #expect(nothing.size == .zero)
    let half = try #require(renderer.image(named: "b"))
    let items = [nothing, half].map {
      DisplayItem.command(.image($0, frame: Samples.rect(0, 0, 8, 8), smooth: true))
    }
    let bitmap = try renderer.bitmap(of: Samples.list(items))
    #expect(bitmap[4, 4] == 0xFFFF_FFFF)
    #expect(
      renderer.unreadableImages.map { $0.file.suffix(5) } == ["a.png", "b.png"])
  }

  @Test func `may be data`() throws {
    let renderer = try Samples.renderer.get()
    let asset = try #require(renderer.image(in: PictureFiles.jpeg, scale: 2))
    #expect(asset.size == CGSize(width: 16, height: 8))
    #expect(renderer.image(in: Data("none".utf8), scale: 1) == nil)
    let item = DisplayItem.command(
      .image(asset, frame: Samples.rect(0, 0, 16, 8), smooth: true))
    #expect(channels(try renderer.bitmap(of: Samples.list([item]))[4, 4])[0] > 200)
  }

  @Test func `of symbols are their regular weight, in the size of text`() throws {
    let folder = try TemporaryFolder()
    let set = folder.url.appending(path: "A.xcassets/flag.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"symbols":[{"filename":"flag.svg","idiom":"universal"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    try Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
        <rect width="800" height="600"/>
        <g id="Regular-M"><rect x="300" y="200" width="100" height="50"/></g>
      </svg>
      """.utf8
    ).write(to: set.appending(path: "flag.svg"))
    let renderer = try CairoRenderer(fonts: .standard(), images: [folder.url])
    let asset = try #require(renderer.image(named: "flag"))
    #expect(asset.size == CGSize(width: 17, height: 8.5) && asset.isTemplate)
    let item = DisplayItem.command(
      .image(asset, frame: Samples.rect(0, 0, 20, 10), smooth: true))
    let bitmap = try renderer.bitmap(of: Samples.list([item]))
    #expect(bitmap[1, 1] == 0xFF00_0000 && bitmap[18, 8] == 0xFF00_0000)
    #expect(
      try !String(decoding: renderer.svg(of: Samples.list([item])), as: UTF8.self)
        .contains("svg+xml;base64"))
  }

  @Test func `are stencils for a paint`() throws {
    let folder = try TemporaryFolder()
    let renderer = try renderer([("svg", Self.svg)], in: folder)
    let asset = try #require(renderer.image(named: "svg"))
    let green = Samples.color(0, 1, 0)
    let item = DisplayItem.command(
      .template(asset, frame: Samples.rect(0, 0, 32, 16), smooth: true, green))
    let list = Samples.list([item])
    let bitmap = try renderer.bitmap(of: list)
    #expect(bitmap[8, 8] == 0xFF00_FF00 && bitmap[24, 8] == 0xFF00_FF00)
    #expect(bitmap[34, 8] == 0xFFFF_FFFF)
    let svg = try String(decoding: renderer.svg(of: list), as: UTF8.self)
    #expect(svg.contains("mask-type:alpha") && svg.contains("#0f0"))
    #expect(try renderer.pdf(of: list).count > 500)
    #expect(list.dump.contains("template \"svg\" in 0,0 32x16 #00ff00"))
  }

  @Test(arguments: [ImageSlices.Fill.stretch, .tile]) func `keep their edges`(
    fill: ImageSlices.Fill
  ) throws {
    let folder = try TemporaryFolder()
    let renderer = try renderer([("svg", Self.svg)], in: folder)
    var asset = try #require(renderer.image(named: "svg"))
    asset.slices = ImageSlices(
      insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8), fill: fill)
    let item = DisplayItem.command(
      .image(asset, frame: Samples.rect(0, 0, 48, 16), smooth: true))
    let bitmap = try renderer.bitmap(of: Samples.list([item]))
    // Between the edges of eight points, the middle of sixteen fills thirty-two.
    let isRed = (0..<48).map { channels(bitmap[$0, 8])[0] > 128 }
    #expect(isRed[..<8].allSatisfy { $0 } && !isRed[40...].contains(true))
    #expect(isRed[8..<23].allSatisfy { $0 } == (fill == .stretch))
    #expect(isRed[25..<31].allSatisfy { $0 } == (fill == .tile))
    #expect(Samples.list([item]).dump.contains("within 0,8,0,8"))
  }
}
