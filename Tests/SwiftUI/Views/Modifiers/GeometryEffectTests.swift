import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
  }
}

private struct Faded: AnimatableModifier {
  var animatableData: Double

  func body(content: Content) -> some View { content.opacity(animatableData) }
}

@Suite @MainActor struct `An effect of one's own` {
  private func dump(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    let scene = Scene("effect", canvas: CGSize(width: 100, height: 100), root: root)
    return Stage(scene).still(at: 0).displayList.dump
  }

  @Test func `transforms by the size of the view`() {
    let box = { Color.red.frame(width: 20, height: 20) }
    #expect(
      dump { box().modifier(Shake(animatableData: 0.5)) }
        == dump { box().transformEffect(CGAffineTransform(translationX: 10, y: 0)) })
    #expect(
      dump { box().modifier(Shake(animatableData: 0.5).ignoredByLayout()) }
        == dump { box().transformEffect(CGAffineTransform(translationX: 10, y: 0)) })
    #expect(dump { box().modifier(Faded(animatableData: 0.5)) } == dump { box().opacity(0.5) })
    #expect(dump { box().modifier(EmptyModifier.identity) } == dump { box() })
    #expect(
      dump { box().modifier(Faded(animatableData: 0.5).concat(Faded(animatableData: 0.5))) }
        .contains("opacity 0.25"))
  }

  @Test func `is evaluated at each step of an animation`() {
    struct Page: View {
      @State private var amount: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20).modifier(Shake(animatableData: amount))
          .onAppear { withAnimation(.linear(duration: 1)) { amount = 1 } }
      }
    }
    let stage = Stage(Scene("effect", canvas: CGSize(width: 100, height: 100)) { Page() })
    #expect(stage.still(at: 0.5).displayList.dump.contains("layer at 50 40"))
  }

  @Test func `groups draw alike, and luminance becomes opacity`() {
    let box = { Color.red.frame(width: 20, height: 20) }
    #expect(dump { box().drawingGroup(opaque: true, colorMode: .linear) }.contains("#000000"))
    #expect(dump { box().geometryGroup() } == dump { box() })
    #expect(dump { box().luminanceToAlpha() }.contains("luminance"))
    #expect(dump { box().scenePadding(.minimum, edges: .top) } == dump { box().padding(.top) })
    #expect(dump { box().scenePadding() } == dump { box().padding() })
    #expect(ColorRenderingMode.nonLinear != .extendedLinear)
  }

  @Test func `a blur replaces a view by another`() {
    let content = AnyView(Color.red.frame(width: 20, height: 20))
    let transitions: [AnyTransition] = [
      .blurReplace, .blurReplace(.upUp), AnyTransition(.blurReplace(.downUp)),
    ]
    for transition in transitions {
      let shown = transition.view(content, phase: .willAppear)
      #expect(dump { shown }.contains("fill") == false)
      let there = transition.view(content, phase: .identity)
      #expect(dump { there }.contains("#ff3b30"))
    }
    #expect(BlurReplaceTransition(configuration: .upUp).configuration != .downUp)
  }

  @Test func `strokes are shapes`() {
    let ring = Circle().stroke(lineWidth: 10)
    let outline = ring.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(outline.contains(CGPoint(x: 1, y: 50)) && !outline.contains(CGPoint(x: 50, y: 50)))
    #expect(ring.sizeThatFits(.init(width: 9, height: 20)) == CGSize(width: 9, height: 9))
    #expect(dump { Color.red.clipShape(ring) }.contains("clip"))
    #expect(
      dump { Circle().stroke(.red, lineWidth: 3, antialiased: false) }
        == dump { Circle().stroke(.red, lineWidth: 3) })
    #expect(
      dump { Circle().strokeBorder(.red, lineWidth: 3, antialiased: true) }
        == dump { Circle().strokeBorder(.red, lineWidth: 3) })
    #expect(
      dump {
        Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 3), antialiased: true)
      } == dump { Circle().strokeBorder(.red, lineWidth: 3) })
    #expect(
      dump { Circle().stroke(.red, style: StrokeStyle(lineWidth: 3), antialiased: true) }
        == dump { Circle().stroke(.red, lineWidth: 3) })
    #expect(dump { Color.red.clipShape(.ellipse) } == dump { Color.red.clipShape(Ellipse()) })
    #expect(
      dump { Color.red.clipShape(.capsule(style: .circular)) }
        == dump { Color.red.clipShape(Capsule(style: .circular)) })
    #expect(
      dump { Color.red.clipShape(.rect(cornerSize: CGSize(width: 3, height: 3))) }
        == dump { Color.red.clipShape(.rect(cornerRadius: 3)) })
    let radii = RectangleCornerRadii(topLeading: 9)
    #expect(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadii: radii)
        == UnevenRoundedRectangle(cornerRadii: radii)
        .path(in: CGRect(x: 0, y: 0, width: 30, height: 30)))
  }
}
