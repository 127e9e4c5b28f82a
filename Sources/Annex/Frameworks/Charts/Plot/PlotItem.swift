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

extension PlotItem {
  /// The view of the item, with the modifiers that its look needs.
  @MainActor var view: AnyView {
    var view = AnyView(shape)
    if look.opacity != 1 { view = AnyView(view.opacity(look.opacity)) }
    if look.blur > 0 { view = AnyView(view.blur(radius: look.blur)) }
    if let shadow = look.shadow {
      view = AnyView(
        view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    return look.offset == .zero ? view : AnyView(view.offset(look.offset))
  }

  @MainActor private var shape: any View {
    switch content {
    case .rectangle(let radius):
      if radius > 0 { return BarShape(cornerRadius: radius).fill(style) }
      return Rectangle().fill(style)
    case .curve(let shape, let stroke?): return shape.stroke(style, style: stroke)
    case .curve(let shape, nil): return shape.fill(style)
    case .sector(let shape): return shape.fill(style)
    case .symbol(.shape(let symbol)): return symbol.fill(style)
    case .symbol(.outline(let outline)): return OutlineShape(outline: outline).fill(style)
    case .symbol(.view(let view)), .view(let view): return view.foregroundStyle(style)
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
