import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `A canvas` {
  private func dump(
    opaque: Bool = false, _ draw: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void
  ) -> String {
    let scene = Scene("canvas", canvas: CGSize(width: 100, height: 80)) {
      Canvas(opaque: opaque, colorMode: .linear, rendersAsynchronously: true, renderer: draw)
    }
    return Stage(scene).still(at: 0).displayList.dump
  }

  private nonisolated static let box = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test func `fills and strokes what it is told in its own size`() {
    let dump = dump(opaque: true) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(Self.box, with: .color(white: 0.5, opacity: 0.5), lineWidth: 3)
      context.stroke(
        Self.box, with: .color(red: 0, green: 0, blue: 1), style: StrokeStyle(lineWidth: 1))
    }
    #expect(dump.contains("100x80 #000000"))
    #expect(dump.contains("100x80 #ff3b30"))
    #expect(dump.contains("stroke"))
    #expect(dump.contains("#0000ff"))
  }

  @Test func `takes all kinds of shading`() {
    let gradient = Gradient(colors: [.red, .blue])
    let kinds: [(String, GraphicsContext.Shading)] = [
      ("linear", .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0))),
      ("radial", .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9)),
      ("angular", .conicGradient(gradient, center: .zero, angle: .degrees(9))),
      ("linear", .style(Color.red.gradient)), ("#000000", .foreground),
      ("#34c759", .palette([.color(.green), .color(.blue)])),
      (
        "mesh",
        .meshGradient(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.red, .green, .blue, .white]))
      ),
    ]
    for (word, shading) in kinds {
      #expect(dump { context, _ in context.fill(Self.box, with: shading) }.contains(word))
    }
    #expect(!dump { context, _ in context.fill(Self.box, with: .backdrop) }.contains("fill"))
    let tiles = dump { context, _ in
      context.fill(Self.box, with: .tiledImage(Image("no such image")))
    }
    #expect(!tiles.contains("#ff3b30"))
  }

  @Test(arguments: [GraphicsContext.GradientOptions.repeat, .mirror])
  func `repeats a gradient beyond its ends`(options: GraphicsContext.GradientOptions) {
    let stops = [Paint.Stop(color: .init(red: 1, green: 0, blue: 0), location: 0.25)]
    let places = options.applied(to: stops).map(\.location)
    #expect(places.count == 41)
    #expect(abs(places[20] - 20.25 / 41) < 1e-9)
    #expect(abs(places[21] - (options == .mirror ? 21.75 : 21.25) / 41) < 1e-9)
    #expect(GraphicsContext.GradientOptions.linearColor.applied(to: stops).count == 1)
  }

  /// Source: documented, `GraphicsContext`: a copy has a state of its own and the same destination.
  @Test func `draws what a copy draws, in the copy's state`() {
    let dump = dump { context, _ in
      var copy = context
      copy.translateBy(x: 30, y: 0)
      copy.rotate(by: .degrees(90))
      copy.scaleBy(x: 2, y: 2)
      copy.concatenate(.identity)
      copy.opacity = 0.5
      copy.blendMode = .screen
      copy.addFilter(.blur(radius: 3))
      copy.fill(Self.box, with: .color(.red))
      context.fill(Self.box, with: .color(.blue))
      #expect(context.opacity == 1 && copy.blendMode == .screen)
      #expect(context.transform.isIdentity && !copy.transform.isIdentity)
    }
    #expect(dump.contains("opacity 0.5") && dump.contains("blur 3") && dump.contains("screen"))
    #expect(dump.contains("20x20 #007aff"))
  }

  @Test func `applies the filter that was added last first`() {
    let dump = dump { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { $0.fill(Self.box, with: .foreground) }
    }
    let (blur, threshold) = (dump.range(of: "blur 4"), dump.range(of: "alpha 0.5 to 1"))
    #expect(blur != nil && threshold != nil)
    if let blur, let threshold { #expect(blur.lowerBound < threshold.lowerBound) }
  }

  @Test func `has filters of colors and coverage`() {
    let filters: [GraphicsContext.Filter] = [
      .shadow(color: .red, radius: 3, x: 1, y: 2, blendMode: .normal, options: .shadowAbove),
      .blur(radius: 3, options: [.opaque, .dithersResult]), .colorMultiply(.red),
      .hueRotation(.degrees(90)), .saturation(0.5), .brightness(0.5), .contrast(0.5),
      .colorInvert(), .colorInvert(0.5), .grayscale(1), .luminanceToAlpha,
      .alphaThreshold(min: 0.2, max: 0.4, color: .red),
    ]
    let dumps = filters.map { filter in
      dump { context, _ in
        context.addFilter(filter, options: .linearColor)
        context.fill(Self.box, with: .color(.red))
      }
    }
    #expect(Set(dumps).count == filters.count)
    let options: [GraphicsContext.ShadowOptions] = [.shadowOnly, .invertsAlpha, .disablesGroup]
    #expect(Set(options.map(\.rawValue)).count == 3)
  }

  @Test func `clips to areas, to all but areas and to drawings`() {
    let dump = dump { context, _ in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 80))
      context.clip(to: Self.box)
      #expect(context.clipBoundingRect == Self.box.boundingRect)
      context.clip(to: Self.box, options: .inverse)
      context.clipToLayer(opacity: 0.5) { $0.fill(Self.box, with: .foreground) }
      context.fill(Self.box, with: .color(.red))
    }
    #expect(dump.contains("clip"))
    #expect(dump.components(separatedBy: "mask").count > 2)
  }

  @Test func `draws texts, images and views`() {
    let scene = Scene("canvas", canvas: CGSize(width: 100, height: 80)) {
      Canvas { context, _ in
        var text = context.resolve(Text("words"))
        #expect(text.measure(in: CGSize(width: 100, height: 80)).width > 10)
        #expect(text.firstBaseline(in: .zero) > 0 && text.lastBaseline(in: .zero) > 0)
        text.shading = .color(.red)
        context.draw(text, at: CGPoint(x: 50, y: 40))
        context.draw(Text("more"), in: CGRect(x: 0, y: 0, width: 90, height: 20))
        context.draw(Text("end"), at: .zero, anchor: .topLeading)
        var image = context.resolve(Image("no such image"))
        image.shading = .foreground
        #expect(image.size == .zero && image.baseline == 0)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 9, height: 9))
        context.draw(Image("no such image"), at: .zero)
        guard let symbol = context.resolveSymbol(id: 7) else { return }
        #expect(symbol.size == CGSize(width: 20, height: 10))
        #expect(context.resolveSymbol(id: "other") == nil)
        context.draw(symbol, at: CGPoint(x: 50, y: 40))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(context.environment.displayScale == context.displayScale)
      } symbols: {
        Color.green.frame(width: 20, height: 10).tag(7)
      }
    }
    let dump = Stage(scene).still(at: 0).displayList.dump
    for word in ["words", "more", "end"] { #expect(dump.contains(word)) }
    #expect(dump.components(separatedBy: "#34c759").count == 3)
  }

  @Test func `has the blend modes of layers`() {
    let modes: [(GraphicsContext.BlendMode, BlendMode)] = [
      (.normal, .normal), (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay),
      (.darken, .darken), (.lighten, .lighten), (.colorDodge, .colorDodge),
      (.colorBurn, .colorBurn), (.softLight, .softLight), (.hardLight, .hardLight),
      (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue),
      (.saturation, .saturation), (.color, .color), (.luminosity, .luminosity),
      (.sourceAtop, .sourceAtop), (.destinationOver, .destinationOver),
      (.destinationOut, .destinationOut), (.plusDarker, .plusDarker),
      (.plusLighter, .plusLighter), (.clear, .destinationOut), (.copy, .normal),
    ]
    for (mode, layer) in modes { #expect(mode.mode == layer) }
  }
}
