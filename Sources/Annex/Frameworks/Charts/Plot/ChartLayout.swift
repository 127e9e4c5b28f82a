import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The role of a view around a plot.
enum ChartRole {
  case plot
  /// The window of a plot that scrolls with its labels below.
  case window
  case label(AxisPlace)
  case title(AnnotationPosition.Kind, Alignment?, spacing: CGFloat)
  case legend(AnnotationPosition.Kind, Alignment?, spacing: CGFloat)
  /// Fills the whole chart.
  case layer
}

/// Places the plot of a chart among its labels, titles and legend.
struct ChartLayout: Layout {
  enum RoleKey: LayoutValueKey {
    static var defaultValue: ChartRole { .layer }
  }

  /// The room that another layout has left around the plot; nil to leave room for the labels.
  var insets: EdgeInsets?
  /// The least room below the plot.
  var bottom: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.standardSize)
  }

  /// The size of a chart without a proposal.
  ///
  /// - Source: chosen.
  static let standardSize = CGSize(width: 300, height: 200)

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var room = bounds
    placeFrame(subviews, in: &room)
    let labels = labels(subviews)
    var space = insets ?? Self.insets(labels, room)
    space.bottom = max(space.bottom, bottom)
    let plot = room.inset(by: space)
    for subview in subviews {
      switch subview[RoleKey.self] {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .window:
        subview.place(
          at: plot.origin,
          proposal: ProposedViewSize(width: plot.width, height: plot.height + space.bottom))
      case .layer: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      default: continue
      }
    }
    place(labels, around: plot, within: insets == nil ? bounds : room)
  }

  private struct Label {
    let subview: LayoutSubview
    let place: AxisPlace
    let size: CGSize
  }

  private func labels(_ subviews: Subviews) -> [Label] {
    subviews.compactMap { subview in
      guard case .label(let place) = subview[RoleKey.self] else { return nil }
      return Label(
        subview: subview, place: place, size: subview.sizeThatFits(.unspecified))
    }
  }

  /// The room that labels take around the plot.
  private static func insets(_ labels: [Label], _ room: CGRect) -> EdgeInsets {
    var insets = EdgeInsets()
    for label in labels where !label.place.isInset {
      let (size, place) = (label.size, label.place)
      switch place.side {
      case .leading: insets.leading = max(insets.leading, size.width + place.distance)
      case .trailing: insets.trailing = max(insets.trailing, size.width + place.distance)
      case .top: insets.top = max(insets.top, size.height + place.distance)
      case .bottom: insets.bottom = max(insets.bottom, size.height + place.distance)
      }
    }
    // Labels at the ends of the y axis reach over the plot.
    for label in labels where label.place.side == .leading || label.place.side == .trailing {
      guard !label.place.isTick else { continue }
      let height = room.height - insets.top - insets.bottom
      let middle = label.place.part * height + label.place.points
      insets.top = max(insets.top, label.size.height / 2 - middle)
      insets.bottom = max(insets.bottom, label.size.height / 2 - (height - middle))
    }
    return insets
  }

  private func place(_ labels: [Label], around plot: CGRect, within bounds: CGRect) {
    var taken: [AxisPlace.Side: CGFloat] = [:]
    for label in labels.sorted(by: { $0.place.part < $1.place.part }) {
      let (place, size) = (label.place, label.size)
      var origin: CGPoint
      switch place.side {
      case .top, .bottom:
        let at = plot.minX + place.part * plot.width + place.points
        origin = CGPoint(
          x: at + place.shift - size.width * place.anchor,
          y: place.side == .top
            ? plot.minY - place.distance - size.height : plot.maxY + place.distance)
        if place.isInset { origin.y = plot.maxY - place.distance - size.height }
        if place.hides {
          let isOver = origin.x + size.width > bounds.maxX + 0.5 && place.anchor == 0
          guard !isOver, origin.x >= taken[place.side] ?? -.infinity else {
            label.subview.place(at: origin, proposal: .zero)
            continue
          }
          taken[place.side] = origin.x + size.width + 2
        }
      case .leading, .trailing:
        let at = plot.minY + place.part * plot.height + place.points
        origin = CGPoint(
          x: place.side == .leading
            ? plot.minX - place.distance - size.width : plot.maxX + place.distance,
          y: at - size.height * place.anchor)
        if place.isInset { origin.x = plot.maxX - place.distance - size.width }
        if place.hides {
          guard origin.y >= taken[place.side] ?? -.infinity else {
            label.subview.place(at: origin, proposal: .zero)
            continue
          }
          taken[place.side] = origin.y + size.height
        }
      }
      label.subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }

  /// Places titles and the legend along the edges, and takes them from the room.
  private func placeFrame(_ subviews: Subviews, in room: inout CGRect) {
    for subview in subviews {
      let (kind, alignment, spacing): (AnnotationPosition.Kind, Alignment?, CGFloat)
      switch subview[RoleKey.self] {
      case .title(let k, let a, let s), .legend(let k, let a, let s):
        (kind, alignment, spacing) = (k, a, s)
      default: continue
      }
      let size = subview.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
      guard size.width > 0, size.height > 0 else {
        subview.place(at: room.origin, proposal: .zero)
        continue
      }
      var origin = room.origin
      switch kind {
      case .leading, .trailing:
        let taken = size.width + spacing
        origin.x = kind == .leading ? room.minX : room.maxX - size.width
        origin.y =
          switch alignment?.vertical {
          case .top: room.minY
          case .bottom: room.maxY - size.height
          default: room.midY - size.height / 2
          }
        if kind == .leading { room.origin.x += taken }
        room.size.width = max(0, room.width - taken)
      default:
        let isTop = kind == .top || kind == .topLeading || kind == .topTrailing
        let taken = size.height + spacing
        let horizontal =
          kind == .topTrailing || kind == .bottomTrailing
          ? HorizontalAlignment.trailing : alignment?.horizontal ?? .leading
        origin.x =
          switch horizontal {
          case .center: room.midX - size.width / 2
          case .trailing: room.maxX - size.width
          default: room.minX
          }
        origin.y = isTop ? room.minY : room.maxY - size.height
        if isTop { room.origin.y += taken }
        room.size.height = max(0, room.height - taken)
      }
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }
}

extension CGRect {
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(0, width - insets.leading - insets.trailing),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
