import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

/// A display list with every kind of item.
struct Specimen {
  var canvas = CGSize(width: 100, height: 50.5)
  var scale: CGFloat = 2
  var background = Color.Resolved(red: 1, green: 1, blue: 1)
  var box = CGRect(x: 0, y: 0, width: 20, height: 10)
  var ink = Paint.color(.init(red: 1, green: 0, blue: 0.5, opacity: 0.5))
  var evenOdd = false
  var gradient = Paint.linearGradient(
    [
      .init(color: .init(red: 1, green: 0, blue: 0), location: 0),
      .init(color: .init(red: 0, green: 0, blue: 1), location: 1),
    ], start: .zero, end: CGPoint(x: 20, y: 10))
  var stroke = StrokeStyle(lineWidth: 2, dash: [3, 1])
  var run = TextRun("say \"hi\"\n\\", face: FontFace(design: .serif, weight: 600, size: 17))
  var image = ImageAsset(
    name: "sun", size: CGSize(width: 8, height: 8), digest: ContentDigest(of: [1, 2, 3]))
  var smooth = true
  var transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 10, ty: 20)
  var opacity = 0.25
  var filters: [Layer.Filter] = [
    .shadow(
      color: .init(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 4,
      offset: CGSize(width: 0, height: 2))
  ]
  var mask: LayerContent?
  var clip: Path? = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))

  var list: DisplayList {
    let inner = LayerContent([
      .command(.fill(Path(box), gradient, evenOdd: evenOdd)),
      .command(.text(run, frame: box, ink)),
      .command(.image(image, frame: box, smooth: smooth)),
    ])
    let content = LayerContent([
      .command(
        .fill(Path(roundedRect: box, cornerRadius: 4, style: .circular), ink, evenOdd: evenOdd)),
      .layer(
        Layer(
          inner, transform: transform, opacity: opacity, filters: filters, clip: clip,
          mask: mask)),
      .layer(Layer(LayerContent([.command(.stroke(Path(box), stroke, ink))]))),
      .layer(
        Layer(LayerContent([]), transform: CGAffineTransform(translationX: -3, y: 1.25))),
    ])
    return DisplayList(canvas: canvas, scale: scale, background: background, content: content)
  }

  func with(_ change: (inout Specimen) -> Void) -> Specimen {
    var copy = self
    change(&copy)
    return copy
  }
}

@Suite struct `Display list` {
  @Test func `has a text dump`() {
    let expected = """
      canvas 100x50.5 @2 #ffffff
        fill MLCLCLCLCZ(ba2013) in 0,0 20x10 #ff0080/0.5
        layer matrix 0.5 0 0 0.5 10 20 opacity 0.25 shadow #000000/0.33 radius 4 by 0x2 clip \
      MCCCCZ(15bac4) in 0,0 20x10
          fill rect 0,0 20x10 linear 0,0 to 20,10 #ff0000@0 #0000ff@1
          text "say \\"hi\\"\\n\\\\" 17/600 serif in 0,0 20x10 #ff0080/0.5
          image "sun" in 0,0 20x10
        layer
          stroke rect 0,0 20x10 width 2 #ff0080/0.5 dash 3,1
        layer at -3 1.25

      """
    #expect(Specimen().list.dump == expected)
  }

  @Test func `distinguishes paths with the same bounding box`() {
    func dump(_ points: [CGPoint]) -> String {
      var path = Path()
      path.addLines(points)
      let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1))
      return DisplayList(
        canvas: CGSize(width: 9, height: 9), scale: 1, background: .init(red: 1, green: 1, blue: 1),
        content: LayerContent([.command(.fill(path, black, evenOdd: false))])
      ).dump
    }
    let (left, right) = (
      dump([.zero, CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)]),
      dump([CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9), CGPoint(x: 9, y: 9)])
    )
    #expect(left != right)
    let kinds = { (dump: String) in dump.replacing(#/\([0-9a-f]{6}\)/#, with: "") }
    #expect(kinds(left) == kinds(right))
  }

  @Test func `rounds partial pixels up`() {
    #expect(Specimen().list.pixelSize == (200, 101))
  }

  @Test func `has bounds that contain everything drawn`() throws {
    let list = Specimen().list
    guard case .layer(let layer) = list.content.items[1] else {
      Issue.record("no layer")
      return
    }
    // The clip limits text that may overhang; the shadow extends three deviations around it.
    #expect(layer.localBounds == CGRect(x: -12, y: -10, width: 44, height: 36 - 2))
    #expect(layer.bounds == CGRect(x: 4, y: 15, width: 22, height: 17))
    #expect(LayerContent([]).bounds.isNull)
  }

  private func fill(_ rect: CGRect) -> DisplayItem {
    .command(.fill(Path(rect), .color(.init(red: 1, green: 0, blue: 0)), evenOdd: false))
  }

  @Test func `has items with the bounds of their drawing`() {
    let item = fill(CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(item.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    var layer = Layer(LayerContent([item]), transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(DisplayItem.layer(layer).bounds == CGRect(x: 11, y: 2, width: 30, height: 40))
    layer.clip = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(layer.unfilteredBounds == CGRect(x: 1, y: 2, width: 19, height: 18))
    layer.mask = LayerContent([fill(CGRect(x: 5, y: 5, width: 5, height: 100))])
    #expect(layer.unfilteredBounds == CGRect(x: 5, y: 5, width: 5, height: 15))
    layer.filters = [.blur(radius: 1)]
    #expect(layer.unfilteredBounds == CGRect(x: 5, y: 5, width: 5, height: 15))
    #expect(layer.localBounds == CGRect(x: 2, y: 2, width: 11, height: 21))
  }

  @Test func `spreads filters by three deviations and the shadow's offset`() {
    let color = Color.Resolved(red: 0, green: 0, blue: 0)
    let shadow = Layer.Filter.shadow(
      color: color, radius: 2, offset: CGSize(width: 4, height: -10))
    #expect(shadow.spread == EdgeInsets(top: 16, leading: 2, bottom: 0, trailing: 10))
    #expect(
      Layer.Filter.blur(radius: 2).spread
        == EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
    #expect(Layer.Filter.colors(.identity).spread == EdgeInsets())
  }

  @Test func `has a renderer that measures, provides images and draws`() throws {
    /// Records the canvas instead of drawing.
    struct Clerk: DisplayListRendering {
      func metrics(of run: TextRun) -> TextMetrics {
        TextMetrics(
          size: CGSize(width: run.string.count, height: 1), firstBaseline: 0.75, lastBaseline: 0.5)
      }

      func image(named name: String) -> ImageAsset? {
        ImageAsset(name: name, size: .zero, digest: ContentDigest(of: []))
      }

      func png(of list: DisplayList) throws -> Data { Data("png \(list.canvas.width)".utf8) }

      func pixels(of list: DisplayList) throws -> Pixels {
        Pixels(width: 1, height: 1, data: Data([0, 0, UInt8(list.canvas.width), 255]))
      }

      func png(of pixels: Pixels) throws -> Data { Data("png of \(pixels.width)".utf8) }

      func svg(of list: DisplayList, text: SVGText) throws -> Data {
        Data("svg \(list.canvas.width) with \(text)".utf8)
      }

      func pdf(of list: DisplayList) throws -> Data { Data("pdf \(list.canvas.width)".utf8) }

      func svg(of animation: DisplayAnimation, dark: DisplayAnimation?) throws -> Data {
        Data("svg for \(animation.duration) s".utf8)
      }

      var provenance: [(name: String, version: String)] { [("clerk", "1")] }
    }
    let renderer: any DisplayListRendering = Clerk()
    #expect(try renderer.png(of: Specimen().list) == Data("png 100.0".utf8))
    #expect(try renderer.svg(of: Specimen().list) == Data("svg 100.0 with outlines".utf8))
    #expect(try renderer.pdf(of: Specimen().list) == Data("pdf 100.0".utf8))
    #expect(try Array(renderer.pixels(of: Specimen().list).data) == [0, 0, 100, 255])
    #expect(
      try renderer.png(of: renderer.pixels(of: Specimen().list)) == Data("png of 1".utf8))
    #expect(renderer.provenance.map(\.name) == ["clerk"])
    #expect(renderer.image(named: "sun")?.name == "sun")
    let measuring: any TextMeasuring = renderer
    let metrics = measuring.metrics(of: TextRun("four", face: FontFace(size: 1)))
    #expect(metrics.size == CGSize(width: 4, height: 1))
    #expect(metrics.firstBaseline == 0.75 && metrics.lastBaseline == 0.5)
  }
}

@Suite struct `Digest of a display list` {
  /// Changes with the canonical encoding, and then every recorded hash of a picture is void: raise
  /// the number in the encoding's heading with it.
  @Test func `equals the recorded one`() {
    #expect(
      Specimen().list.digest.description
        == "edbbd9bd52a62d0a6c890e1fa4eaa77be76edff8faf8b20d82a2b97fe42b1a0c")
  }

  @Test func `is equal for equal pictures`() {
    #expect(Specimen().list.digest == Specimen().list.digest)
    #expect(Specimen().list == Specimen().list)
    #expect(Specimen().list.content !== Specimen().list.content)
    #expect(Set([Specimen().list.content, Specimen().list.content]).count == 1)
  }

  @Test func `ignores differences below the grid`() {
    let nudged = Specimen().with {
      $0.box.origin.x = 0.0001
      $0.opacity = 0.2501
    }
    #expect(nudged.list.digest == Specimen().list.digest)
  }

  static let changes: [@Sendable (inout Specimen) -> Void] = [
    { $0.canvas.width = 101 }, { $0.canvas.height = 51 }, { $0.scale = 3 },
    { $0.background.blue = 0.5 }, { $0.background.opacity = 0.5 }, { $0.box.origin.x = 1 },
    { $0.box.size.height = 11 }, { $0.evenOdd = true },
    { $0.ink = .color(.init(red: 1, green: 0, blue: 0.5, opacity: 0.6)) },
    { $0.ink = .linearGradient([], start: .zero, end: .zero) },
    { specimen in
      specimen.gradient = .linearGradient(
        [
          .init(color: .init(red: 1, green: 0, blue: 0), location: 0),
          .init(color: .init(red: 0, green: 0, blue: 1), location: 0.5),
        ], start: .zero, end: CGPoint(x: 20, y: 10))
    },
    { specimen in
      specimen.gradient = .linearGradient(
        [
          .init(color: .init(red: 1, green: 0, blue: 0), location: 0),
          .init(color: .init(red: 0, green: 0, blue: 1), location: 1),
        ], start: .zero, end: CGPoint(x: 20, y: 11))
    },
    { $0.stroke.lineWidth = 3 }, { $0.stroke.lineCap = .round }, { $0.stroke.lineJoin = .bevel },
    { $0.stroke.miterLimit = 4 }, { $0.stroke.dash = [3] }, { $0.stroke.dashPhase = 1 },
    { $0.run.string = "say" }, { $0.run.face.design = .rounded }, { $0.run.face.weight = 400 },
    { $0.run.face.isItalic = true }, { $0.run.face.size = 18 }, { $0.run.width = 10 },
    { $0.run.lineLimit = 2 }, { $0.run.alignment = .center }, { $0.run.tracking = 1 },
    { $0.run.isRightToLeft = true }, { $0.run.language = "ja" },
    { $0.image.digest = ContentDigest(of: [1, 2, 4]) }, { $0.smooth = false },
    { $0.run.lineSpacing = 1 }, { $0.run.face.usesMonospacedDigits = true },
    { $0.mask = LayerContent([]) },
    { $0.mask = LayerContent([.command(.fill(Path($0.box), $0.ink, evenOdd: false))]) },
    { $0.filters = [.blur(radius: 4)] }, { $0.filters = [.blur(radius: 5)] },
    { $0.filters = [.colors(.saturation(0.5))] }, { $0.filters = [.colors(.contrast(0.5))] },
    { specimen in
      specimen.gradient = .radialGradient(
        [
          .init(color: .init(red: 1, green: 0, blue: 0), location: 0),
          .init(color: .init(red: 0, green: 0, blue: 1), location: 1),
        ], center: .zero, startRadius: 0, endRadius: 10)
    },
    { specimen in
      specimen.gradient = .radialGradient(
        [
          .init(color: .init(red: 1, green: 0, blue: 0), location: 0),
          .init(color: .init(red: 0, green: 0, blue: 1), location: 1),
        ], center: .zero, startRadius: 1, endRadius: 10)
    },
    { $0.transform.a = 0.50001 }, { $0.transform.b = 0.1 }, { $0.transform.c = 0.1 },
    { $0.transform.d = 0.6 }, { $0.transform.tx = 11 }, { $0.transform.ty = 21 },
    { $0.opacity = 0.5 }, { $0.filters = [] }, { $0.filters += $0.filters }, { $0.clip = nil },
    { $0.clip = Path(CGRect(x: 0, y: 0, width: 20, height: 10)) },
    { specimen in
      specimen.filters = [
        .shadow(
          color: .init(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 5,
          offset: CGSize(width: 0, height: 2))
      ]
    },
    { specimen in
      specimen.filters = [
        .shadow(
          color: .init(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 4,
          offset: CGSize(width: 2, height: 0))
      ]
    },
  ]

  @Test func `changes with every field`() {
    var seen: [ContentDigest: Int] = [Specimen().list.digest: -1]
    for (number, change) in Self.changes.enumerated() {
      let digest = Specimen().with(change).list.digest
      #expect(seen[digest] == nil, "change \(number) looks like \(seen[digest] ?? 0)")
      seen[digest] = number
    }
  }

  @Test func `distinguishes a list from its parts`() {
    let fill = DisplayItem.command(Specimen().list.content.items.commands[0])
    let one = LayerContent([fill, .layer(Layer(LayerContent([fill])))])
    let other = LayerContent([.layer(Layer(LayerContent([fill]))), fill])
    let nested = LayerContent([.layer(Layer(LayerContent([fill, fill])))])
    #expect(Set([one.digest, other.digest, nested.digest]).count == 3)
  }

  @Test func `is SHA-256`() {
    // Documented, FIPS 180-4, the example of "abc".
    let digest = ContentDigest(of: Array("abc".utf8))
    #expect(
      digest.description == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest.hexadecimal(digits: 5) == "ba781")
    #expect(digest.bytes.count == 32 && digest.bytes.prefix(2) == [0xba, 0x78])
  }
}

extension [DisplayItem] {
  fileprivate var commands: [DrawCommand] {
    compactMap { item in
      guard case .command(let command) = item else { return nil }
      return command
    }
  }
}
