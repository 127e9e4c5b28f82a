import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The place of a view in a plot.
struct PlotPlace {
  let rect: PlotRect
  /// The side of the rectangle that the view stands beside; nil for a view that fills it.
  var beside: AnnotationPosition.Kind?
  var alignment = Alignment.center
  var spacing: CGFloat = 0
}

/// Places views at rectangles of a plot, or beside them.
struct PlotLayout: Layout {
  enum PlaceKey: LayoutValueKey {
    static var defaultValue: PlotPlace? { nil }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      guard let place = subview[PlaceKey.self] else {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      let rect = place.rect.rect(in: bounds.size).offsetBy(dx: bounds.minX, dy: bounds.minY)
      guard let beside = place.beside else {
        if rect.width == 0, rect.height == 0 {
          let center = CGPoint(x: rect.midX, y: rect.midY)
          subview.place(at: center, anchor: .center, proposal: .unspecified)
        } else {
          subview.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
        }
        continue
      }
      let size = subview.sizeThatFits(
        ProposedViewSize(beside == .overlay ? rect.size : bounds.size))
      subview.place(
        at: Self.origin(of: size, beside, place, rect), proposal: ProposedViewSize(size))
    }
  }

  private static func origin(
    of size: CGSize, _ side: AnnotationPosition.Kind, _ place: PlotPlace, _ rect: CGRect
  ) -> CGPoint {
    let x =
      switch place.alignment.horizontal {
      case .leading: rect.minX
      case .trailing: rect.maxX - size.width
      default: rect.midX - size.width / 2
      }
    let y =
      switch place.alignment.vertical {
      case .top: rect.minY
      case .bottom: rect.maxY - size.height
      default: rect.midY - size.height / 2
      }
    let above = rect.minY - place.spacing - size.height
    let below = rect.maxY + place.spacing
    let before = rect.minX - place.spacing - size.width
    let after = rect.maxX + place.spacing
    return switch side {
    case .overlay: CGPoint(x: x, y: y)
    case .automatic, .top: CGPoint(x: x, y: above)
    case .bottom: CGPoint(x: x, y: below)
    case .leading: CGPoint(x: before, y: y)
    case .trailing: CGPoint(x: after, y: y)
    case .topLeading: CGPoint(x: before, y: above)
    case .topTrailing: CGPoint(x: after, y: above)
    case .bottomLeading: CGPoint(x: before, y: below)
    case .bottomTrailing: CGPoint(x: after, y: below)
    }
  }
}

/// The grid, the marks and the annotations of a chart.
struct PlotView: View {
  let items: [PlotItem]
  let grid: [AxisLine]

  var body: some View {
    PlotLayout {
      ForEach(grid.indices, id: \.self) { index in
        grid[index].view.layoutValue(key: PlotLayout.PlaceKey.self, value: grid[index].place)
      }
      ForEach(items.indices, id: \.self) { index in
        items[index].view
          .layoutValue(key: PlotLayout.PlaceKey.self, value: PlotPlace(rect: items[index].rect))
      }
      ForEach(notes.indices, id: \.self) { index in
        notes[index].view.layoutValue(key: PlotLayout.PlaceKey.self, value: notes[index].place)
      }
    }
  }

  private var notes: [(view: AnyView, place: PlotPlace)] {
    items.flatMap { item in
      item.annotations.map { note in
        var side = note.position.kind
        if side == .automatic {
          if case .sector = item.content {
            side = .overlay
          } else {
            side = item.isHorizontal ? .trailing : .top
          }
        }
        return (
          note.content,
          PlotPlace(
            rect: item.annotationRect ?? item.rect, beside: side, alignment: note.alignment,
            spacing: note.spacing)
        )
      }
    }
  }
}

/// A line of the grid.
struct AxisLine {
  let place: PlotPlace
  let view: AnyView

  /// A line across the plot at a part of an axis.
  init(
    _ axis: Axis, at part: Double, points: CGFloat, _ stroke: StrokeStyle, _ style: AnyShapeStyle
  ) {
    var (first, last) = (PlotPoint(x: 0, y: 0), PlotPoint(x: 1, y: 1))
    if axis == .horizontal {
      (first.x, first.dx, last.x, last.dx) = (part, points, part, points)
    } else {
      (first.y, first.dy, last.y, last.dy) = (part, points, part, points)
    }
    place = PlotPlace(rect: PlotRect(first: first, last: last))
    view = AnyView(
      CurveShape(points: [first, last], isArea: false, method: .linear)
        .stroke(style, style: stroke))
  }
}
