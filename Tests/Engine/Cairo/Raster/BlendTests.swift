import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Blend modes against their formulas.
@Suite struct `Blend modes` {
  private typealias S = Samples

  private func pixel(_ items: [DisplayItem]) throws -> [Double] {
    let bitmap = try S.renderer.get().bitmap(
      of: S.list(items, width: 20, height: 20, background: S.white))
    return [16, 8, 0].map { (shift: UInt32) in Double(bitmap[10, 10] >> shift & 255) / 255 }
  }

  private static let area = S.rect(0, 0, 20, 20)

  private func blended(
    _ mode: BlendMode, _ source: [Double], opacity: Double = 1, over backdrop: [Double]
  ) throws -> [Double] {
    try pixel([
      S.fill(Self.area, S.color(backdrop[0], backdrop[1], backdrop[2])),
      .layer(
        Layer(
          LayerContent([S.fill(Self.area, S.color(source[0], source[1], source[2]))]),
          opacity: opacity, blend: mode)),
    ])
  }

  /// The formulas of W3C's "Compositing and Blending" for one component over a solid backdrop.
  private static let formulas: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
    (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
    (.overlay, { hard($1, $0) }), (.hardLight, { hard($0, $1) }),
    (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }),
    (.colorDodge, { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }),
    (.colorBurn, { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
    (.softLight, { soft($0, $1) }), (.difference, { abs($0 - $1) }),
    (.exclusion, { $0 + $1 - 2 * $0 * $1 }), (.plusLighter, { min(1, $0 + $1) }),
    (.plusDarker, { max(0, $0 + $1 - 1) }), (.sourceAtop, { source, _ in source }),
    (.destinationOver, { $1 }), (.normal, { source, _ in source }),
  ]

  private static func hard(_ s: Double, _ b: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func soft(_ s: Double, _ b: Double) -> Double {
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
  }

  private static let colors: [[Double]] = [[0.2, 0.6, 1], [0, 0.4, 0.8], [0.53, 0.27, 0.07]]

  @Test(arguments: formulas.indices) func `follow their formulas`(index: Int) throws {
    let (mode, formula) = Self.formulas[index]
    for source in Self.colors {
      for backdrop in Self.colors {
        let found = try blended(mode, source, over: backdrop)
        for (component, (s, b)) in zip(found, zip(source, backdrop)) {
          #expect(abs(component - formula(s, b)) < 1.6 / 255, "\(mode) \(s) over \(b)")
        }
      }
    }
  }

  @Test(arguments: formulas.indices) func `are weighted by opacity`(index: Int) throws {
    let (mode, formula) = Self.formulas[index]
    guard ![.plusLighter, .plusDarker].contains(mode) else { return }
    let found = try blended(mode, [0.2, 0.6, 1], opacity: 0.5, over: [0.8, 0.4, 0.3])
    for (component, (s, b)) in zip(found, zip([0.2, 0.6, 1], [0.8, 0.4, 0.3])) {
      #expect(abs(component - (b + formula(s, b)) / 2) < 2.1 / 255, "\(mode)")
    }
  }

  /// The components that the four non-separable modes keep of source and backdrop.
  @Test func `hue, saturation, color and luminosity keep the named components`() throws {
    func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
    let (source, backdrop) = ([0.8, 0.3, 0.4], [0.3, 0.5, 0.45])
    for mode in [BlendMode.hue, .saturation, .color] {
      let found = try blended(mode, source, over: backdrop)
      #expect(abs(luminosity(found) - luminosity(backdrop)) < 2 / 255.0, "\(mode)")
    }
    let lit = try blended(.luminosity, source, over: backdrop)
    #expect(abs(luminosity(lit) - luminosity(source)) < 2 / 255.0)
    let hue = try blended(.hue, source, over: backdrop)
    #expect(abs(saturation(hue) - saturation(backdrop)) < 3 / 255.0)
    #expect(hue[0] > hue[2] && hue[2] > hue[1])
    let saturated = try blended(.saturation, source, over: backdrop)
    #expect(abs(saturation(saturated) - saturation(source)) < 3 / 255.0)
    #expect(saturated[1] > saturated[2] && saturated[2] > saturated[0])
  }

  @Test func `destinationOut removes the backdrop`() throws {
    let hole = Layer(
      LayerContent([S.fill(Self.area, S.color(0, 0, 0, 0.5))]), blend: .destinationOut)
    let group = Layer(
      LayerContent([S.fill(Self.area, S.color(1, 0, 0)), .layer(hole)]), opacity: 0.999)
    let found = try pixel([.layer(group)])
    #expect(abs(found[0] - 1) < 2 / 255.0 && abs(found[1] - 0.5) < 3 / 255.0)
  }

  // MARK: Backdrop

  private func inside(_ wrap: (LayerContent) -> Layer) throws -> [Double] {
    let blended = Layer(
      LayerContent([S.fill(Self.area, S.color(0.5, 0.5, 0.5))]), blend: .multiply)
    return try pixel([
      S.fill(Self.area, S.color(1, 0.4, 0)),
      .layer(wrap(LayerContent([S.fill(S.rect(0, 0, 5, 5), S.color(0, 0, 0)), .layer(blended)]))),
    ])
  }

  @Test func `blend with everything before, through open layers`() throws {
    for transform in [.identity, S.move(0.3, 0), CGAffineTransform(scaleX: 2, y: 2)] {
      let found = try inside { Layer($0, transform: transform) }
      #expect(abs(found[0] - 0.5) < 2 / 255.0 && abs(found[1] - 0.2) < 2 / 255.0, "\(found)")
    }
    let turned = S.move(-10, -10).concatenating(CGAffineTransform(rotationAngle: 0.3))
      .concatenating(S.move(10, 10))
    for transform in [.identity, S.move(0.3, 0), turned] {
      let cut = try inside { Layer($0, transform: transform, clip: Path(Self.area)) }
      #expect(abs(cut[1] - 0.2) < 2 / 255.0, "\(cut)")
    }
  }

  /// SVG isolates a clipped group: blending elements are clipped individually.
  @Test func `SVG puts no clip around a blending element`() throws {
    let ground = S.fill(Self.area, S.color(0.5, 0.5, 0.5))
    let blended = Layer(
      LayerContent([S.fill(Self.area, S.color(0, 1, 0))]), transform: S.move(1, 0),
      blend: .multiply)
    func document(_ layer: Layer) throws -> String {
      let list = S.list([.layer(layer)], width: 20, height: 20, background: S.white)
      return String(decoding: try S.renderer.get().svg(of: list), as: UTF8.self)
    }
    func svg(_ clip: Path) throws -> String {
      let inner = Layer(LayerContent([ground, .layer(blended), ground]), transform: S.move(0, 2))
      let cut = Layer(LayerContent([ground, .layer(inner)]), transform: S.move(3, 4), clip: clip)
      return try document(cut).components(separatedBy: "</defs>\n")[1]
        .replacing(#/clip-path="url\(#[^)]*\)"/#, with: "CLIP")
        .replacing(#/<rect[^>]*>/#, with: "RECT")
    }
    let cut = try svg(Path(CGRect(x: 1, y: 2.5, width: 8, height: 9)))
    #expect(
      cut == """
        RECT
        <g transform="translate(3 4)" CLIP>
        RECT
        </g>
        <g transform="translate(3 4)" CLIP>
        <g transform="translate(0 2)">
        RECT
        </g>
        </g>
        <g style="mix-blend-mode:multiply">
        <g transform="translate(3 4)" CLIP>
        <g transform="translate(0 2)">
        <g transform="translate(1)">
        RECT
        </g>
        </g>
        </g>
        </g>
        <g transform="translate(3 4)" CLIP>
        <g transform="translate(0 2)">
        RECT
        </g>
        </g>
        </svg>

        """, "\(cut)")
    // A rasterized layer is isolated too.
    let dark = Layer(LayerContent([ground]), blend: .plusDarker)
    let group = Layer(LayerContent([ground, .layer(dark)]), blend: .multiply)
    let window = Layer(
      LayerContent([.layer(group)]), clip: Path(CGRect(x: 1, y: 2, width: 8, height: 9)))
    let text = try document(window)
    #expect(text.contains("mix-blend-mode:multiply") && text.contains("base64"))
    // Clipped to another outline, a layer is flattened and contains its blending items.
    let flat = try svg(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(flat.split(separator: "CLIP").count == 2)
  }

  @Test func `are isolated by a flattened layer`() throws {
    let flat: [(LayerContent) -> Layer] = [
      { Layer($0, opacity: 0.998) }, { Layer($0, filters: [.colors(.saturation(1))]) },
      { Layer($0, clip: Path(ellipseIn: CGRect(x: -20, y: -20, width: 60, height: 60))) },
      { Layer($0, mask: LayerContent([S.fill(Self.area, S.color(0, 0, 0))])) },
      { Layer($0, blend: .sourceAtop) }, { Layer($0, isGroup: true) },
    ]
    for wrap in flat {
      let found = try inside(wrap)
      #expect(abs(found[0] - 0.5) < 2 / 255.0 && abs(found[1] - 0.5) < 2 / 255.0, "\(found)")
    }
  }

  @Test func `SVG uses mix-blend-mode, or an image of the whole group`() throws {
    func svg(_ mode: BlendMode) throws -> String {
      let list = S.list(
        [
          S.fill(Self.area, S.color(1, 0, 0)),
          .layer(Layer(LayerContent([S.fill(Self.area, S.color(0, 1, 0))]), blend: mode)),
        ], width: 20, height: 20, background: S.white)
      return String(decoding: try S.renderer.get().svg(of: list), as: UTF8.self)
    }
    #expect(try svg(.colorDodge).contains("style=\"mix-blend-mode:color-dodge\""))
    #expect(try !svg(.multiply).contains("base64"))
    #expect(try svg(.plusDarker).contains("base64"))
    #expect(try !svg(.normal).contains("mix-blend-mode"))
    let inner = Layer(LayerContent([S.fill(Self.area, S.color(0, 1, 0))]), blend: .multiply)
    let group = S.list(
      [.layer(Layer(LayerContent([.layer(inner)]), isGroup: true))], width: 20, height: 20,
      background: S.white)
    let text = String(decoding: try S.renderer.get().svg(of: group), as: UTF8.self)
    #expect(text.contains("isolation:isolate"))
  }
}
