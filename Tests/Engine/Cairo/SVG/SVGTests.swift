import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@Suite struct `SVG` {
  typealias S = Samples

  func svg(_ list: DisplayList) throws -> String {
    try String(decoding: S.renderer.get().svg(of: list), as: UTF8.self)
  }

  @Test func `has this format`() throws {
    let dot = LayerContent([
      .command(.fill(Path(ellipseIn: S.rect(0, 0, 4, 4)), S.color(1, 0, 0), evenOdd: false))
    ])
    let box = LayerContent([
      S.fill(
        S.rect(0, 0, 20, 10),
        .linearGradient(
          [
            .init(color: .init(red: 0, green: 0, blue: 0), location: 0),
            .init(color: .init(red: 1, green: 1, blue: 1, opacity: 0.5), location: 1),
          ], start: .zero, end: CGPoint(x: 20, y: 0)))
    ])
    let list = S.list([
      .layer(Layer(dot, transform: S.move(3, 4.5))),
      .layer(Layer(dot, transform: CGAffineTransform(scaleX: 2, y: 2), opacity: 0.25)),
      .layer(
        Layer(
          box, transform: S.move(10, 0),
          filters: [.shadow(color: S.black, radius: 2, offset: CGSize(width: 0, height: 1))],
          clip: Path(S.rect(0, 0, 5, 5)))),
      .command(
        .stroke(Path(S.rect(1, 2, 3, 4)), StrokeStyle(lineWidth: 0.5), S.color(0, 0, 1, 0.5))),
    ])
    let golden = """
      <svg xmlns="http://www.w3.org/2000/svg" width="60px" height="40px" viewBox="0 0 60 40">
      <defs>
      <g id="c57b6cf6be962">
      <path d="m4 2c0 1.104-.896 2-2 2-1.104 0-2-.896-2-2 0-1.104 .896-2 2-2 1.104 0 2 .896 2 2z" fill="#f00"/>
      </g>
      <clipPath id="p5b608a513f38">
      <path d="m0 0h5v5h-5z"/>
      </clipPath>
      <linearGradient gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="20" y2="0" id="g17edea192d7f">
      <stop offset="0" stop-color="#000"/>
      <stop offset="1" stop-color="#fff" stop-opacity=".5"/>
      </linearGradient>
      <filter filterUnits="userSpaceOnUse" x="-6" y="-5" width="17" height="17" color-interpolation-filters="sRGB" id="fe9f32de722e8">
      <feGaussianBlur stdDeviation="2" in="SourceGraphic"/>
      <feOffset dx="0" dy="1"/>
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="sp0"/>
      <feComposite in="SourceGraphic" in2="sp0" result="p0"/>
      </filter>
      </defs>
      <rect width="60" height="40" fill="#fff"/>
      <use href="#c57b6cf6be962" transform="translate(3 4.5)"/>
      <use href="#c57b6cf6be962" transform="matrix(2 0 0 2 0 0)" opacity=".25"/>
      <g transform="translate(10)" filter="url(#fe9f32de722e8)">
      <g clip-path="url(#p5b608a513f38)">
      <rect width="20" height="10" fill="url(#g17edea192d7f)"/>
      </g>
      </g>
      <rect x="1" y="2" width="3" height="4" fill="none" stroke="#00f" stroke-opacity=".5" stroke-width=".5" stroke-miterlimit="10"/>
      </svg>

      """
    let text = try svg(list)
    #expect(text == golden, "\(text)")
  }

  @Test func `is independent of earlier drawing`() throws {
    var random = RandomLists(seed: 77)
    let lists = (0..<3).map { _ in random.next() }
    let first = try CairoRenderer(fonts: .standard())
    let second = try CairoRenderer(fonts: .standard())
    let forward = try lists.map(first.svg(of:))
    let backward = try lists.reversed().map(second.svg(of:))
    #expect(forward == backward.reversed())
  }

  @Test func `contains no text, no fonts, and each outline once`() throws {
    let face = FontFace(size: 12)
    let text = try svg(
      S.list([
        S.text("Twice", x: 0, y: 0, face, S.color(0, 0, 0)),
        S.text("Twice", x: 0, y: 20, face, S.color(1, 0, 0)),
      ]))
    #expect(!text.contains("<text") && !text.contains("font") && !text.contains("Twice"))
    #expect(text.ranges(of: "<path").count == 1)
    #expect(text.ranges(of: "<use").count == 2)
  }

  /// The image of the SVG by librsvg, and its differences from our own.
  static let pictures: [(String, DisplayList, mean: Double, far: Double)] = {
    var random = RandomLists(seed: 3)
    _ = random.next()
    let shapes = LayerContent([
      S.fill(S.rect(0, 0, 30, 20), S.color(1, 0, 0)),
      .command(.fill(Path(ellipseIn: S.rect(10, 5, 30, 20)), S.color(0, 0.4, 1), evenOdd: false)),
    ])
    return [
      // Glyph edges are antialiased differently: more than a quarter off in no pixel.
      ("cards", S.feed(offset: 40), 0.6, 64),
      (
        "group",
        S.list([.layer(Layer(shapes, transform: S.move(8, 8), opacity: 0.4))], scale: 2), 0.6, 40
      ),
      (
        "clip",
        S.list(
          [
            .layer(
              Layer(shapes, transform: S.move(8, 8), clip: Path(ellipseIn: S.rect(0, 0, 36, 24))))
          ],
          scale: 2), 0.6, 40
      ),
      (
        "filters",
        S.list(
          [
            .layer(Layer(shapes, transform: S.move(8, 6), filters: [.colors(.hueRotation(2))])),
            .layer(Layer(shapes, transform: S.move(24, 16), filters: [.colors(.contrast(0.5))])),
          ], scale: 2), 0.6, 40
      ),
      (
        "mask",
        S.list(
          [
            .layer(
              Layer(
                shapes, transform: S.move(8, 8),
                mask: LayerContent([
                  S.fill(S.rect(4, 4, 12, 12), S.color(0, 0, 0, 0.6)),
                  .command(
                    .fill(Path(ellipseIn: S.rect(14, 2, 24, 20)), S.color(1, 0, 0), evenOdd: false)
                  ),
                ])))
          ], scale: 2), 0.6, 40
      ),
      (
        "radial",
        S.list(
          [
            S.fill(
              S.rect(2, 2, 50, 30),
              .radialGradient(
                [
                  .init(color: S.white, location: 0),
                  .init(color: .init(red: 1, green: 0, blue: 0.3), location: 0.4),
                  .init(color: S.black, location: 1),
                ], center: CGPoint(x: 20, y: 15), startRadius: 5, endRadius: 28))
          ], scale: 2), 0.6, 40
      ),
      (
        "multiplied where it is cut",
        S.list(
          [
            S.fill(S.rect(0, 0, 60, 20), S.color(1, 0.8, 0)),
            .layer(
              Layer(
                LayerContent([
                  S.fill(S.rect(0, 0, 8, 30), S.color(0, 0.6, 0.2)),
                  .layer(Layer(shapes, transform: S.move(3, 2), blend: .multiply)),
                ]), transform: S.move(10, 6), clip: Path(S.rect(4, 0, 20, 16)))),
          ], scale: 2), 0.6, 40
      ),
      // The backdrop is an embedded image.
      (
        "panes",
        S.list(
          [
            .layer(Layer(shapes, transform: S.move(8, 6))),
            .layer(
              Layer(
                LayerContent([
                  S.fill(S.rect(0, 0, 6, 40), S.color(0, 0.6, 0.2)),
                  .layer(
                    Layer(
                      LayerContent([S.fill(S.rect(0, 0, 40, 12), S.color(1, 1, 1, 0.5))]),
                      transform: S.move(2, 4), opacity: 0.8,
                      backdrop: [.blur(radius: 3), .colors(.saturation(1.6))],
                      clip: Path(roundedRect: S.rect(0, 0, 36, 12), cornerRadius: 5))),
                ]), transform: S.move(6, 8), opacity: 0.9, clip: Path(S.rect(0, 0, 30, 30)))),
          ], scale: 2), 0.6, 40
      ),
      (
        "colors blurred widely",
        S.list(
          [
            .layer(
              Layer(
                shapes, transform: S.move(8, 6), filters: [.blur(radius: 30, isOpaque: true)]))
          ], scale: 2), 0.6, 40
      ),
      // librsvg approximates blurs by three boxes.
      (
        "blur",
        S.list(
          [.layer(Layer(shapes, transform: S.move(8, 6), filters: [.blur(radius: 3)]))], scale: 2),
        1.6, 16
      ),
      (
        "shadow",
        S.list(
          [
            .layer(
              Layer(
                shapes, transform: S.move(8, 6),
                filters: [
                  .shadow(color: S.black, radius: 3, offset: CGSize(width: 1, height: 3))
                ]))
          ], scale: 2), 1.1, 48
      ),
    ]
  }()

  @Test(arguments: pictures.indices) func `matches the PNG when rendered by librsvg`(index: Int)
    throws
  {
    let (name, list, mean, far) = Self.pictures[index]
    let renderer = try S.renderer.get()
    let folder = try TemporaryFolder()
    let (source, target) = (
      folder.url.appending(path: "a.svg"), folder.url.appending(path: "a.png")
    )
    try renderer.svg(of: list).write(to: source)
    let converter = try RunningProgram(
      URL(filePath: "/usr/bin/rsvg-convert"),
      ["-z", "\(list.scale)", source.path, "-o", target.path],
      in: folder.url, environment: TestHome.environment)
    #expect(try converter.wait().code == 0)
    let theirs = try ImagePixels(Data(contentsOf: target), named: name).bitmap
    let ours = try renderer.bitmap(of: list)
    try #require(theirs.width == ours.width && theirs.height == ours.height)
    var (sum, worst) = (0, 0)
    for y in 0..<ours.height {
      for x in 0..<ours.width where ours[x, y] != theirs[x, y] {
        for shift in [0, 8, 16] as [UInt32] {
          let distance = abs(Int(ours[x, y] >> shift & 255) - Int(theirs[x, y] >> shift & 255))
          sum += distance
          worst = max(worst, distance)
        }
      }
    }
    let average = Double(sum) / Double(3 * ours.width * ours.height)
    #expect(average <= mean && Double(worst) <= far, "\(name): mean \(average), worst \(worst)")
  }
}
