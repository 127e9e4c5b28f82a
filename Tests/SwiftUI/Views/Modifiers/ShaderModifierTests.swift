import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Functions that are known, and are never run.
private struct Functions: ShaderRunning {
  let functionNames = ["wave"]

  func function(named name: String) -> ShaderFunctionID? {
    functionNames.contains(name) ? ShaderFunctionID(name: name, content: "5e") : nil
  }

  func fault(of shader: AppliedShader) -> String? {
    if function(named: shader.function.name) == nil { return "there is no function" }
    return shader.arguments.count > 6 ? "it takes 6 arguments" : nil
  }

  func run(_ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]) -> Bool {
    false
  }
}

/// A picture called paper, and the functions.
private struct Resources: ImageProviding {
  var shaders: any ShaderRunning { Functions() }

  func image(named name: String) -> ImageAsset? {
    name == "paper"
      ? ImageAsset(
        name: name, size: CGSize(width: 4, height: 4), digest: ContentDigest(of: Data()))
      : nil
  }
}

@Suite @MainActor struct `A shader on a view` {
  private func stage(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(
      Scene("shader", canvas: CGSize(width: 100, height: 100), root: root),
      text: FixedAdvanceText(), images: Resources())
  }

  private func filters(_ stage: Stage) -> [AppliedShader] {
    func all(_ content: LayerContent) -> [AppliedShader] {
      content.items.flatMap { item -> [AppliedShader] in
        guard case .layer(let layer) = item else { return [] }
        let own = layer.filters.compactMap { filter in
          if case .shader(let shader) = filter { shader } else { nil }
        }
        return own + all(layer.content)
      }
    }
    return all(stage.still(at: 0).displayList.content)
  }

  private nonisolated static let arguments: [(Shader.Argument, ShaderValue)] = [
    (.float(1.5), .numbers([1.5])), (.float2(1, 2), .numbers([1, 2])),
    (.float2(CGPoint(x: 3, y: 4)), .numbers([3, 4])),
    (.float2(CGSize(width: 5, height: 6)), .numbers([5, 6])),
    (.float2(CGVector(dx: 7, dy: 8)), .numbers([7, 8])),
    (.float3(1, 2, 3), .numbers([1, 2, 3])), (.float4(1, 2, 3, 4), .numbers([1, 2, 3, 4])),
    (.floatArray([1, 2.5]), .floats([1, 2.5])), (.boundingRect, .boundingRect),
    (.color(.white), .color(Color.white.resolved(dark: false))),
    (.colorArray([.black]), .colors([Color.black.resolved(dark: false)])),
    (.data(Data([1, 2])), .data(Data([1, 2]))),
  ]

  @Test(arguments: arguments)
  func `has its arguments`(_ argument: Shader.Argument, value: ShaderValue) {
    let stage = stage {
      Color.red.frame(width: 20, height: 10)
        .colorEffect(ShaderLibrary.default.wave(argument))
    }
    #expect(filters(stage).map(\.arguments) == [[value]])
    #expect(filters(stage).map(\.bounds) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(stage.problems == [])
  }

  @Test func `has a picture of the scene`() {
    let known = stage {
      Color.red.frame(width: 20, height: 10).layerEffect(
        ShaderLibrary.wave(.image(Image("paper"))), maxSampleOffset: CGSize(width: 3, height: 4))
    }
    #expect(filters(known).map(\.effect) == [.layer])
    #expect(filters(known).map(\.maxSampleOffset) == [CGSize(width: 3, height: 4)])
    let unknown = stage {
      Color.red.frame(width: 20, height: 10)
        .layerEffect(ShaderLibrary.wave(.image(Image("linen"))), maxSampleOffset: .zero)
    }
    #expect(filters(unknown) == [])
    #expect("\(unknown.problems)".contains("there is no image named"))
  }

  @Test func `is left out, and said, without a function or with wrong arguments`() {
    let unknown = stage {
      Color.red.frame(width: 20, height: 10)
        .colorEffect(ShaderFunction(library: .bundle(.main), name: "wve")())
    }
    #expect(filters(unknown) == [])
    #expect("\(unknown.problems)".contains("colorEffect is left out, as there is no function."))
    let many = [Shader.Argument](repeating: .float(1), count: 7)
    let wrong = stage {
      Color.red.frame(width: 20, height: 10).distortionEffect(
        Shader(function: ShaderLibrary.wave, arguments: many), maxSampleOffset: .zero)
    }
    #expect("\(wrong.problems)".contains("it takes 6 arguments"))
  }

  @Test func `is none where it is not enabled`() {
    let plain = stage { Color.red.frame(width: 20, height: 10) }
    let disabled = stage {
      Color.red.frame(width: 20, height: 10)
        .colorEffect(ShaderLibrary.absent(), isEnabled: false)
        .layerEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: false)
        .distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: false)
    }
    #expect(disabled.still(at: 0).displayList == plain.still(at: 0).displayList)
    #expect(disabled.problems == [])
  }

  @Test func `is an effect of a scroll view's geometry, behind others`() {
    let stage = stage {
      Color.red.frame(width: 20, height: 10).visualEffect { content, proxy in
        content.scaleEffect(2)
          .colorEffect(ShaderLibrary.wave(.float(proxy.size.width)))
          .distortionEffect(ShaderLibrary.wave(), maxSampleOffset: CGSize(width: 9, height: 1))
          .layerEffect(ShaderLibrary.wave(), maxSampleOffset: .zero)
      }
    }
    #expect(filters(stage).map(\.effect) == [.color, .distortion, .layer])
    #expect(filters(stage).first?.arguments == [.numbers([20])])
  }

  @Test func `is compiled before it is needed`() async throws {
    var shader = ShaderLibrary.wave(.float(1))
    shader.dithersColor = true
    for usage in [
      Shader.UsageType.shapeStyle, .colorEffect, .distortionEffect, .layerEffect,
    ] { try await shader.compile(as: usage) }
    #expect(shader.function.name == "wave" && shader.arguments.count == 1)
  }

  @Test func `is said once, with its place, where an effect's closure uses what is not there`() {
    let stage = stage {
      Color.red.frame(width: 20, height: 10).visualEffect { content, _ in
        content.colorEffect(ShaderFunction(library: .default, name: "wve")())
      }
    }
    #expect(filters(stage) == [] && filters(stage) == [])
    #expect(stage.problems.count == 1)
    #expect("\(stage.problems)".contains("ShaderModifierTests.swift"))
    #expect("\(stage.problems)".contains("colorEffect is left out, as there is no function."))
  }

  @Test func `has numbers and colors that are interpolated with those of the same function`() {
    func shader(_ value: Double, _ color: Color) -> Shader {
      ShaderLibrary.wave(
        .float(value), .floatArray([1, Float(value)]), .color(color), .boundingRect)
    }
    var moving = shader(2, .black)
    moving.vector = moving.vector + (shader(4, .white).vector - moving.vector).scaled(by: 0.5)
    #expect(moving.arguments.prefix(2) == [.float(3), .floatArray([1, 3])])
    #expect(moving.arguments[2] == .color(Color(Color.Resolved(red: 0.5, green: 0.5, blue: 0.5))))
    #expect(moving.arguments[3] == .boundingRect)
    // A step to another function, or to other kinds, changes nothing on the way.
    for other in [ShaderLibrary.sway(.float(4)), ShaderLibrary.wave(.float2(4, 4))] {
      var shader = ShaderLibrary.wave(.float(2))
      shader.vector = shader.vector + (other.vector - shader.vector).scaled(by: 0.25)
      #expect(shader.arguments == [.float(2)])
    }
  }

  @Test func `is between its values while a transition goes on`() {
    let stage = stage {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 90)
          Color.red.frame(height: 40)
            .scrollTransition(.interactive, axis: .vertical) { effect, phase in
              effect.colorEffect(ShaderLibrary.wave(.float(phase.isIdentity ? 0 : 8)))
            }
          Color.clear.frame(height: 200)
        }
      }
    }
    let found = filters(stage).map(\.arguments)
    guard case .numbers(let values)? = found.first?.first else {
      Issue.record("\(found)")
      return
    }
    #expect(values[0] > 0 && values[0] < 8, "\(values)")
  }

  // MARK: Fills

  /// The shaders that commands are painted with, and their opacities.
  private func paints(_ stage: Stage) -> [(shader: AppliedShader, opacity: Double)] {
    func all(_ content: LayerContent) -> [(shader: AppliedShader, opacity: Double)] {
      content.items.flatMap { item -> [(shader: AppliedShader, opacity: Double)] in
        switch item {
        case .layer(let layer): return all(layer.content)
        case .command(.fill(_, .shader(let shader, let opacity), _)),
          .command(.stroke(_, _, .shader(let shader, let opacity))),
          .command(.text(_, _, .shader(let shader, let opacity))),
          .command(.template(_, _, _, .shader(let shader, let opacity))):
          return [(shader, opacity)]
        case .command: return []
        }
      }
    }
    return all(stage.still(at: 0).displayList.content)
  }

  @Test func `fills shapes and texts, from the corner of the view`() {
    let stage = stage {
      VStack(spacing: 0) {
        Rectangle().fill(ShaderLibrary.wave(.boundingRect)).frame(width: 20, height: 10)
        Circle().stroke(ShaderLibrary.wave().opacity(0.5), lineWidth: 2)
          .frame(width: 30, height: 30)
        Text("Tide").foregroundStyle(ShaderLibrary.wave(.float(1)))
        Image("paper").renderingMode(.template).foregroundStyle(AnyShapeStyle(ShaderLibrary.wave()))
      }
    }
    let found = paints(stage)
    #expect(found.map(\.shader.effect) == [.fill, .fill, .fill, .fill])
    #expect(found.map(\.opacity) == [1, 0.5, 1, 1])
    #expect(found.map(\.shader.bounds.origin) == Array(repeating: .zero, count: 4))
    #expect(found[0].shader.bounds.size == CGSize(width: 20, height: 10))
    #expect(found[1].shader.bounds.size == CGSize(width: 30, height: 30))
    #expect(found[1].shader.space.tx == found[0].shader.space.tx - 5)
    #expect(found[1].shader.space.ty == found[0].shader.space.ty + 10)
    #expect(stage.problems == [])
  }

  @Test func `fills nothing, and is said, where the function is not there`() {
    let stage = stage { Rectangle().fill(ShaderLibrary.wve()).frame(width: 20, height: 10) }
    #expect(paints(stage).isEmpty)
    #expect("\(stage.problems)".contains("a fill is left out, as there is no function."))
  }

  @Test func `fills and filters what a canvas draws, in the coordinates of the context`() {
    let stage = stage {
      Canvas { context, _ in
        let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.fill(path, with: .shader(ShaderLibrary.wave(.boundingRect), bounds: bounds))
        context.translateBy(x: 5, y: 6)
        context.addFilter(.colorShader(ShaderLibrary.wave()))
        context.addFilter(
          .distortionShader(ShaderLibrary.wave(), maxSampleOffset: CGSize(width: 2, height: 3)))
        context.addFilter(.layerShader(ShaderLibrary.wave(), maxSampleOffset: .zero))
        context.fill(path, with: .color(.red))
      }
    }
    let fill = paints(stage).first?.shader
    #expect(fill?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(fill?.space == .identity)
    let filters = filters(stage)
    #expect(filters.map(\.effect) == [.layer, .distortion, .color])
    #expect(filters.map(\.maxSampleOffset) == [.zero, CGSize(width: 2, height: 3), .zero])
    #expect(filters.allSatisfy { $0.space == CGAffineTransform(translationX: 5, y: 6) })
  }

  @Test func `filters what a text renderer draws`() {
    struct Glowing: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
          var copy = context
          copy.addFilter(.layerShader(ShaderLibrary.wave(), maxSampleOffset: .zero))
          copy.draw(line)
        }
      }
    }
    #expect(filters(stage { Text("Tide").textRenderer(Glowing()) }).map(\.effect) == [.layer])
  }
}
