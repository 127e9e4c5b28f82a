import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Functions of shaders over layers, with functions in Swift in place of compiled ones.
@Suite struct `Shaders of layers` {
  private typealias S = Samples

  /// Functions by name, from the point of the view and the pixel there.
  private struct Functions: ShaderRunning {
    var functionNames: [String] { ["place", "shift"] }

    func function(named name: String) -> ShaderFunctionID? {
      ShaderFunctionID(name: name, content: "1")
    }

    func fault(of shader: AppliedShader) -> String? { nil }

    func run(
      _ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]
    ) -> Bool {
      for row in 0..<pass.rect.height {
        for column in 0..<pass.rect.width {
          let center = CGPoint(
            x: CGFloat(pass.rect.x + column) + 0.5, y: CGFloat(pass.rect.y + row) + 0.5)
          let point = center.applying(pass.toPoint)
          pass.target[row * pass.targetStride + column] =
            shader.function.name == "place"
            ? color(at: point) : pixel(at: CGPoint(x: point.x + 10, y: point.y), of: pass)
        }
      }
      return true
    }

    /// The point in red and green, in fours of a point.
    private func color(at point: CGPoint) -> UInt32 {
      0xFF00_0000 | UInt32(max(0, point.x * 4)) << 16 | UInt32(max(0, point.y * 4)) << 8
    }

    private func pixel(at point: CGPoint, of pass: ShaderPass) -> UInt32 {
      var place = point.applying(pass.toSource)
      place.x = min(max(place.x, pass.sampled.minX), pass.sampled.maxX)
      place.y = min(max(place.y, pass.sampled.minY), pass.sampled.maxY)
      let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
      guard let pixels = pass.source.pixels, (0..<pass.source.width).contains(x),
        (0..<pass.source.height).contains(y)
      else { return 0 }
      return pixels[y * pass.source.stride + x]
    }
  }

  private func filter(
    _ effect: AppliedShader.Effect, _ name: String, frame: CGRect, reach: CGSize = .zero
  ) -> Layer.Filter {
    .shader(shader(effect, name, frame: frame, reach: reach))
  }

  /// A use on a view with a frame.
  private func shader(
    _ effect: AppliedShader.Effect, _ name: String, frame: CGRect, reach: CGSize = .zero
  ) -> AppliedShader {
    AppliedShader(
      effect, ShaderFunctionID(name: name, content: "1"), arguments: [],
      space: CGAffineTransform(translationX: frame.minX, y: frame.minY),
      bounds: CGRect(origin: .zero, size: frame.size), maxSampleOffset: reach)
  }

  private func bitmap(_ layer: Layer, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = try CairoRenderer(fonts: .standard(), shaders: Functions())
    return try renderer.bitmap(
      of: S.list([.layer(layer)], width: 80, height: 80, scale: scale, background: S.white))
  }

  private let square = LayerContent([S.fill(S.rect(0, 0, 20, 20), S.color(0, 0, 0))])

  @Test(arguments: [1, 2] as [CGFloat])
  func `have the center of a pixel as a point of the view`(scale: CGFloat) throws {
    let layer = Layer(
      square, transform: S.move(30, 10),
      filters: [filter(.color, "place", frame: CGRect(x: 0, y: 0, width: 20, height: 20))])
    let bitmap = try bitmap(layer, scale: scale)
    let step = Int(scale)
    // At 30 points and half a pixel the view is at half a pixel.
    #expect(
      bitmap[30 * step, 10 * step] == 0xFF00_0000 | UInt32(2 / step) << 16 | UInt32(2 / step) << 8)
    #expect(bitmap[40 * step, 15 * step] >> 16 & 255 == UInt32(40 + 2 / step))
    #expect(bitmap[29 * step, 10 * step] == 0xFFFF_FFFF)
  }

  @Test func `count from the origin of the view, not of the layer`() throws {
    let layer = Layer(
      square, transform: S.move(30, 10),
      filters: [filter(.color, "place", frame: CGRect(x: 5, y: 0, width: 15, height: 20))])
    #expect(try bitmap(layer)[36, 10] >> 16 & 255 == 6)
  }

  @Test func `turn with the layer`() throws {
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 20)
    let layer = Layer(
      square, transform: turned,
      filters: [filter(.color, "place", frame: CGRect(x: 0, y: 0, width: 20, height: 20))])
    let pixel = try bitmap(layer)[30, 25]
    // Down on the canvas is across in the view.
    #expect(pixel >> 16 & 255 == 22 && pixel >> 8 & 255 == 38)
  }

  @Test func `draw beyond the layer as far as they sample`() throws {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    func drawn(_ reach: CGFloat) throws -> Bitmap {
      try bitmap(
        Layer(
          square, transform: S.move(30, 10),
          filters: [
            filter(.distortion, "shift", frame: frame, reach: CGSize(width: reach, height: 0))
          ]))
    }
    let wide = try drawn(10)
    #expect(wide[20, 15] == 0xFF00_0000 && wide[39, 15] == 0xFF00_0000)
    #expect(wide[19, 15] == 0xFFFF_FFFF && wide[40, 15] == 0xFFFF_FFFF)
    #expect(try drawn(4)[25, 15] == 0xFFFF_FFFF, "the result is only so much larger")
  }

  @Test(arguments: [true, false])
  func `repeat the edge along an axis without samples beyond it`(reusesLayers: Bool) throws {
    let layer = Layer(
      square, transform: S.move(30, 10),
      filters: [
        filter(
          .distortion, "shift", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
          reach: CGSize(width: 0, height: 5))
      ])
    let renderer = try CairoRenderer(
      fonts: .standard(), reusesLayers: reusesLayers, shaders: Functions())
    let bitmap = try renderer.bitmap(
      of: S.list([.layer(layer)], width: 80, height: 80, background: S.white))
    #expect(bitmap[49, 15] == 0xFF00_0000, "from 10 points to the right, beyond the ink")
    #expect(bitmap[49, 8] == 0xFFFF_FFFF, "transparent above, as far as samples reach")
  }

  @Test func `see the filters before them`() throws {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let layer = Layer(
      square, transform: S.move(30, 10),
      filters: [
        .colors(.inverse),
        filter(.distortion, "shift", frame: frame, reach: CGSize(width: 10, height: 0)),
      ])
    let renderer = try CairoRenderer(fonts: .standard(), shaders: Functions())
    let bitmap = try renderer.bitmap(
      of: S.list([.layer(layer)], width: 80, height: 80, background: S.black))
    #expect(bitmap[25, 15] == 0xFFFF_FFFF)
  }

  @Test func `are pictures in documents`() throws {
    let layer = Layer(
      square, filters: [filter(.color, "place", frame: CGRect(x: 0, y: 0, width: 20, height: 20))])
    #expect(layer.needsRasterization)
    let renderer = try CairoRenderer(fonts: .standard(), shaders: Functions())
    let svg = String(decoding: try renderer.svg(of: S.list([.layer(layer)])), as: UTF8.self)
    #expect(svg.contains("<image"))
  }

  @Test func `belong to the digest with their content and arguments`() {
    func digest(_ content: String, _ value: Double) -> ContentDigest {
      let shader = AppliedShader(
        .color, ShaderFunctionID(name: "wave", content: content), arguments: [.numbers([value])],
        bounds: .zero)
      return LayerContent([.layer(Layer(square, filters: [.shader(shader)]))]).digest
    }
    #expect(digest("1", 1) == digest("1", 1))
    #expect(digest("1", 1) != digest("2", 1))
    #expect(digest("1", 1) != digest("1", 1.001))
    #expect(digest("1", 1) == digest("1", 1 + 1e-9))
  }

  @Test func `are an error of a renderer without them`() throws {
    let layer = Layer(square, filters: [filter(.color, "place", frame: .zero)])
    let renderer = try CairoRenderer(fonts: .standard())
    #expect(throws: CairoError.missingShader(name: "place")) {
      try renderer.bitmap(of: S.list([.layer(layer)]))
    }
  }

  // MARK: Paints

  /// The shader that paints a point in red and green.
  private func paint(at x: CGFloat, _ y: CGFloat, opacity: Double = 1) -> Paint {
    .shader(
      shader(.fill, "place", frame: CGRect(x: x, y: y, width: 20, height: 20)), opacity: opacity)
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `fill shapes, with the center of a pixel as a point of the view`(scale: CGFloat) throws {
    let layer = Layer(
      LayerContent([S.fill(S.rect(5, 5, 20, 20), paint(at: 5, 5))]), transform: S.move(30, 10))
    let bitmap = try bitmap(layer, scale: scale)
    let step = Int(scale)
    #expect(
      bitmap[35 * step, 15 * step] == 0xFF00_0000 | UInt32(2 / step) << 16 | UInt32(2 / step) << 8)
    #expect(bitmap[45 * step, 20 * step] >> 16 & 255 == UInt32(40 + 2 / step))
    #expect(bitmap[34 * step, 15 * step] == 0xFFFF_FFFF)
  }

  @Test func `fade, move and turn with what they paint`() throws {
    let faded = LayerContent([S.fill(S.rect(0, 0, 20, 20), paint(at: 0, 0).opacity(0.5))])
    // Half of black over white.
    let pixel = try bitmap(Layer(faded, transform: S.move(30, 10)))[30, 10]
    #expect(abs(Int(pixel >> 16 & 255) - 129) <= 1 && abs(Int(pixel & 255) - 127) <= 1)
    #expect(Paint.shader(shader(.fill, "place", frame: .zero), opacity: 0).isClear)

    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 20)
    let content = LayerContent([S.fill(S.rect(0, 0, 20, 20), paint(at: 0, 0))])
    let turnedPixel = try bitmap(Layer(content, transform: turned))[30, 25]
    #expect(turnedPixel >> 16 & 255 == 22 && turnedPixel >> 8 & 255 == 38)
  }

  @Test func `paint shapes of documents as patterns of one picture`() throws {
    let content = LayerContent([S.fill(S.rect(5, 5, 20, 20), paint(at: 5, 5))])
    #expect(content.usesShaders && !content.hasRasterizedLayers)
    let list = S.list([.layer(Layer(content, transform: S.move(30, 10)))])
    #expect(list.hasPicturesInSVG)
    let renderer = try CairoRenderer(fonts: .standard(), shaders: Functions())
    let svg = String(decoding: try renderer.svg(of: list), as: UTF8.self)
    #expect(svg.contains("<pattern") && svg.contains("<image"))
    #expect(try !renderer.pdf(of: list).isEmpty)
  }
}
