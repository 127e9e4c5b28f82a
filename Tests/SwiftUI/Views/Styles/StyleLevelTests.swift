import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `A derived style` {
  private func dump(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    let scene = Scene("style", canvas: CGSize(width: 100, height: 100), root: root)
    return Stage(scene).still(at: 0).displayList.dump
  }

  @Test func `of a lesser level is more translucent, or a color of its own`() {
    #expect(
      dump { Rectangle().fill(.white.secondary) } == dump { Rectangle().fill(.white.opacity(0.6)) })
    let levels = [
      dump { Rectangle().fill(.red.secondary) }, dump { Rectangle().fill(.red.tertiary) },
      dump { Rectangle().fill(.red.quaternary) }, dump { Rectangle().fill(.red.quinary) },
    ]
    #expect(Set(levels).count == 4)
    #expect(
      dump { Rectangle().fill(.background.secondary) }
        == dump { Rectangle().fill(Color(.secondarySystemBackground)) })
    #expect(
      dump { Rectangle().fill(.fill.tertiary) }
        == dump { Rectangle().fill(Color(.tertiarySystemFill)) })
    #expect(
      dump { Rectangle().fill(.background.secondary).backgroundStyle(.red) }
        == dump { Rectangle().fill(.red.secondary) })
  }

  @Test func `of the system has the system's color`() {
    #expect(
      dump { Rectangle().fill(.placeholder) }
        == dump { Rectangle().fill(Color(.placeholderText)) })
    #expect(dump { Rectangle().fill(.link) } == dump { Rectangle().fill(Color(.link)) })
    #expect(dump { Rectangle().fill(.selection) } == dump { Rectangle().fill(.tint) })
    #expect(dump { Rectangle().fill(.windowBackground) } == dump { Rectangle().fill(.background) })
    #expect(
      dump { Rectangle().fill(.tint).tint(.red.opacity(0.5) as Color) }
        == dump { Rectangle().fill(.red.opacity(0.5)) })
    #expect(
      dump { Rectangle().fill(.tint).tint(Color.red.gradient) }
        == dump { Rectangle().fill(Color.red.gradient) })
    #expect(dump { Rectangle().fill(.tint).accentColor(.red) } == dump { Rectangle().fill(.red) })
  }

  @Test func `casts shadows and blends`() {
    let drop = dump { Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))) }
    #expect(drop.contains("shadow #000000 radius 3"))
    let inner = dump { Circle().fill(.red.gradient.shadow(.inner(radius: 3))) }
    #expect(inner.contains("blur 3") && inner.contains("mask"))
    let text = dump { Text("word").foregroundStyle(.red.shadow(.inner(radius: 2))) }
    #expect(text.contains("destinationOut") || text.contains("destination"))
    #expect(dump { Circle().fill(.red.blendMode(.screen)) }.contains("screen"))
    #expect(dump { Circle().fill(.shadow(.drop(radius: 3))) }.contains("shadow"))
    #expect(dump { Circle().fill(.blendMode(.screen)) }.contains("screen"))
    #expect(
      dump { Circle().fill(.opacity(0.5)).foregroundStyle(.red) }
        == dump { Circle().fill(.red.opacity(0.5)) })
    #expect(
      dump { Circle().fill(AnyShapeStyle(.red.shadow(.drop(radius: 3))).opacity(0.5)) }
        .contains("shadow"))
  }

  /// Source: the color in the middle is measured on Apple's frameworks: 170, 121, 168.
  @Test func `of a gradient is perceptual unless a color space is set`() throws {
    let red = Color(red: 1, green: 56 / 255, blue: 60 / 255)
    let gradient = Gradient(colors: [red, Color(red: 0, green: 136 / 255, blue: 1)])
    let middle = try #require(
      AnyGradient(gradient).stops(in: EnvironmentValues()).first { $0.location == 0.5 }
    ).color
    for (found, wanted) in [(middle.red, 170.0), (middle.green, 121), (middle.blue, 168)] {
      #expect(abs(found * 255 - wanted) < 3)
    }
    #expect(gradient.colorSpace(.device).stops(in: EnvironmentValues()).count == 2)
    let fill = dump { Circle().fill(gradient) }
    #expect(fill == dump { Circle().fill(gradient.colorSpace(.perceptual)) })
    #expect(fill != dump { Circle().fill(gradient.colorSpace(.device)) })
  }

  @Test(
    arguments: [
      ("a color that fades", [(.black, 0), (.clear, 1)]),
      ("a hard edge", [(.red, 0.5), (.blue, 0.5)]),
    ] as [(String, [(Color, CGFloat)])])
  func `of a gradient has no colors between`(name: String, colors: [(Color, CGFloat)]) {
    let stops = colors.map { Gradient.Stop(color: $0, location: $1) }
    #expect(stops.interpolated(in: EnvironmentValues()).count == 2)
  }

  @Test func `of a gradient keeps its geometry and its space`() {
    let gradient = Gradient(colors: [.red, .blue]).colorSpace(.perceptual)
    #expect(AnyGradient(Gradient(colors: [.red])).colorSpace(.device).stops(in: .init()).count == 1)
    #expect(gradient.stops(in: EnvironmentValues()).count == 13)
    let kinds = [
      dump {
        Circle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
      }, dump { Circle().fill(.radialGradient(gradient, endRadius: 9)) },
      dump { Circle().fill(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(9))) },
      dump { Circle().fill(.conicGradient(gradient)) },
      dump { Circle().fill(.ellipticalGradient(gradient)) },
    ]
    for (dump, word) in zip(kinds, ["linear", "radial", "angular", "angular", "elliptical"]) {
      #expect(dump.contains(word))
    }
  }

  @Test func `of a mesh has its points in the area`() {
    let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let plain = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.red, .green, .blue, .white])
    let bezier = MeshGradient(
      width: 2, height: 2,
      locations: .bezierPoints(
        corners.map {
          .init(
            position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
            bottomControlPoint: $0)
        }), colors: .colors([.red, .green, .blue, .white]))
    #expect(dump { plain }.contains("mesh 2 by 2"))
    #expect(dump { plain } == dump { bezier })
    let resolved = MeshGradient(
      width: 2, height: 2, points: corners,
      resolvedColors: Array(repeating: .init(red: 1, green: 0, blue: 0), count: 4))
    #expect(dump { Circle().fill(resolved) }.contains("@100,100"))
    #expect(resolved.background == .clear && resolved.smoothsColors)
    #expect(resolved.width == 2 && resolved.height == 2 && resolved.colorSpace == .device)
  }

  @Test func `of an image repeats it in the shape`() {
    let paint = ImagePaint(
      image: Image("none"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 0.5)
    let tile = PlaceholderLeaf(natural: CGSize(width: 40, height: 20), environment: .init())
    let items = paint.tiles(
      of: tile, over: CGRect(x: 0, y: 0, width: 25, height: 10), from: .zero)
    #expect(items.count == 3)
    #expect(paint.scale == 0.5 && paint.sourceRect.width == 0.5 && paint.image.name == "none")
    #expect(dump { Circle().fill(.image(Image("none"), scale: 2)) }.contains("mask") == false)
  }

  @Test func `may be that of a container's shape`() {
    let round = dump {
      ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(round == dump { RoundedRectangle(cornerRadius: 20).inset(by: 0).fill(.red) })
    #expect(
      dump { Color.red.clipShape(.containerRelative) } == dump { Color.red.clipShape(.rect) })
    #expect(
      dump { ContainerRelativeShape().inset(by: 3).fill(.red) }
        == dump { Rectangle().inset(by: 3).fill(.red) })
    #expect(
      dump { ConcentricRectangle().fill(.red) }
        == dump { RoundedRectangle(cornerRadius: 24).fill(.red) })
    #expect(
      dump { Color.red.clipShape(.rect(corners: .fixed(8), isUniform: true)) }
        == dump { Color.red.clipShape(.rect(cornerRadius: 8)) })
    let styles: [Edge.Corner.Style] = [
      .concentric, .concentric(minimum: 30), 12, 8.5,
    ]
    #expect(styles.map(\.radius) == [24, 30, 12, 8.5])
    #expect(Circle.role == .fill)
  }

  @Test func `of glass matches by name, and comes and goes`() {
    let names = Namespace().wrappedValue
    let plain = dump { Text("a").glassEffect() }
    #expect(dump { Text("a").glassEffect().glassEffectID("a", in: names) } == plain)
    #expect(dump { Text("a").glassEffect().glassEffectUnion(id: 1, namespace: names) } == plain)
    for transition in [GlassEffectTransition.identity, .matchedGeometry, .materialize] {
      #expect(dump { Text("a").glassEffect().glassEffectTransition(transition) } == plain)
    }
    #expect(Glass.regular.interactive(false) == .regular && Glass.clear != .identity)
    #expect(GraphicsContext.BlurOptions.opaque != .dithersResult)
    #expect(MeshGradient.Locations.points([]) != .bezierPoints([]))
  }

  @Test func `of glass blurs what is beneath in its shape`() {
    let glass = dump { Text("glass").glassEffect(.regular.interactive(), in: .circle) }
    #expect(glass.contains("backdrop") || glass.contains("blur 8"))
    #expect(dump { Text("a").glassEffect(.identity) } == dump { Text("a").background {} })
    #expect(dump { Text("a").glassEffect(.clear.tint(.red)) }.contains("#ff3b30"))
    #expect(
      dump { GlassEffectContainer(spacing: 3) { Text("a").glassEffect() } }
        == dump { Text("a").glassEffect(.regular, in: DefaultGlassEffectShape()) })
  }
}
