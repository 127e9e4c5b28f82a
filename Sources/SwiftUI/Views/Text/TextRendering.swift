import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A text renderer with what it draws a text with.
struct TextRendering {
  var renderer: AnyTextRenderer
  /// The attributes of parts, by the indices of paints.
  let marks: [Int: TextMarks]
  let context: ResolveContext

  /// The size of a text that the renderer measures.
  func size(
    for proposal: ProposedViewSize, _ measure: @escaping (ProposedViewSize) -> CGSize
  ) -> CGSize {
    renderer.value.sizeThatFits(proposal: proposal, text: TextProxy(measure: measure))
  }

  /// The drawing of a text, in its frame.
  @MainActor func items(_ layout: Text.Layout, in rect: CGRect) -> [DisplayItem] {
    var graphics = GraphicsContext(
      CanvasSource(context: context, symbols: []) { _, _ in [] },
      clipBounds: CGRect(origin: .zero, size: rect.size))
    context.evaluate { renderer.value.draw(layout: layout, in: &graphics) }
    let items = graphics.finish()
    guard !items.isEmpty else { return [] }
    return [
      .layer(
        Layer(
          LayerContent(items),
          transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    ]
  }

  /// The animatable data of the renderer; nil without any.
  var data: (any VectorArithmetic)? { Self.data(of: renderer.value) }

  private static func data<R: TextRenderer>(of renderer: R) -> (any VectorArithmetic)? {
    R.AnimatableData.self == EmptyAnimatableData.self ? nil : renderer.animatableData
  }

  /// The rendering with its animatable data displaced.
  func displaced(by displacement: Displacement?, at time: Double) -> TextRendering {
    func moved(_ renderer: some TextRenderer) -> any TextRenderer {
      renderer.displaced(by: displacement, at: time)
    }
    var copy = self
    copy.renderer = AnyTextRenderer(moved(renderer.value))
    return copy
  }
}

/// A text renderer of the environment, which only the main actor uses.
struct AnyTextRenderer: @unchecked Sendable {
  let value: any TextRenderer

  init(_ value: any TextRenderer) { self.value = value }
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: AnyTextRenderer? { nil }
  }

  /// The renderer of texts; nil for the usual drawing.
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension View {
  /// Draws the texts in the view by a renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, AnyTextRenderer(renderer))
  }
}
