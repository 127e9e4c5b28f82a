import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews

/// A thing that a plot draws: a shape or a view in a rectangle, with views beside it.
struct PlotItem {
  enum Content {
    case rectangle(cornerRadius: CGFloat)
    case curve(CurveShape, StrokeStyle?)
    case sector(SectorShape)
    case symbol(MarkSymbol)
    case view(AnyView)
  }

  let content: Content
  let rect: PlotRect
  let style: AnyShapeStyle
  var look = MarkLook()
  var annotations: [MarkAnnotation] = []
  /// The rectangle of the annotations, where it is another one.
  var annotationRect: PlotRect?
  /// Whether annotations stand beside the end of a horizontal mark by default.
  var isHorizontal = false
}

/// The view of an item.
struct PlotItemView: View {
  let item: PlotItem

  var body: some View {
    let look = item.look
    AnyView(shape).opacity(look.opacity)
      .modifier(MarkEffects(look: look))
      .offset(look.offset)
  }

  private var shape: any View {
    switch item.content {
    case .rectangle(let radius):
      if radius > 0 { return BarShape(cornerRadius: radius).fill(item.style) }
      return Rectangle().fill(item.style)
    case .curve(let shape, let stroke?): return shape.stroke(item.style, style: stroke)
    case .curve(let shape, nil): return shape.fill(item.style)
    case .sector(let shape): return shape.fill(item.style)
    case .symbol(.shape(let symbol)): return symbol.fill(item.style)
    case .symbol(.outline(let outline)): return OutlineShape(outline: outline).fill(item.style)
    case .symbol(.view(let view)), .view(let view): return view.foregroundStyle(item.style)
    }
  }
}

/// The blur and the shadow of a mark.
struct MarkEffects: ViewModifier {
  let look: MarkLook

  @ViewBuilder func body(content: Content) -> some View {
    if let shadow = look.shadow {
      content.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    } else if look.blur > 0 {
      content.blur(radius: look.blur)
    } else {
      content
    }
  }
}

/// A rectangle with corners rounded as far as it is wide and high.
struct BarShape: Shape {
  let cornerRadius: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(cornerRadius, rect.width / 2, rect.height / 2),
      style: .continuous)
  }
}

/// A shape drawn by a closure.
struct OutlineShape: Shape {
  let outline: @Sendable (CGRect) -> Path

  nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}
