import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The ground of a map before its tiles come: one color, with a grid.
///
/// - Source: chosen, after pictures of Maps of iOS 17 without a network.
struct MapGround: View {
  let projection: MapProjection
  let style: MapStyle.Kind
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      ground
      MapGrid(rect: projection.rect).stroke(line, lineWidth: 0.5)
    }
    .accessibilityHidden(true)
  }

  private var ground: Color {
    if style != .standard { return Color(red: 0.16, green: 0.18, blue: 0.18) }
    return scheme == .dark
      ? Color(red: 0.17, green: 0.18, blue: 0.2) : Color(red: 0.976, green: 0.961, blue: 0.929)
  }

  private var line: Color {
    scheme == .dark || style != .standard
      ? Color.white.opacity(0.08) : Color(red: 0.9, green: 0.875, blue: 0.83)
  }
}

/// The edges of the tiles of a map.
struct MapGrid: Shape {
  let rect: MKMapRect

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in bounds: CGRect) -> Path {
    var path = Path()
    guard rect.width > 0, rect.height > 0, bounds.width > 0 else { return path }
    // Tiles are 128 to 256 points wide; a quarter of that is the distance of lines.
    let scale = rect.width / bounds.width
    let step = pow(2, (log2(scale * 64)).rounded(.down))
    guard step > 0, step.isFinite else { return path }
    for line in lines(rect.minX, rect.maxX, step) {
      let x = bounds.minX + (line - rect.minX) / scale
      path.move(to: CGPoint(x: x, y: bounds.minY))
      path.addLine(to: CGPoint(x: x, y: bounds.maxY))
    }
    for line in lines(rect.minY, rect.maxY, step) {
      let y = bounds.minY + (line - rect.minY) / scale
      path.move(to: CGPoint(x: bounds.minX, y: y))
      path.addLine(to: CGPoint(x: bounds.maxX, y: y))
    }
    return path
  }

  private nonisolated func lines(_ low: Double, _ high: Double, _ step: Double) -> [Double] {
    let first = (low / step).rounded(.up)
    let count = max(0, min(200, Int((high - first * step) / step) + 1))
    return (0..<count).map { (first + Double($0)) * step }
  }
}

/// The lines, areas and circles of a map.
struct MapOverlays: View {
  let records: [MapRecord]
  let projection: MapProjection

  var body: some View {
    ForEach(records.indices, id: \.self) { index in
      let record = records[index]
      switch record.kind {
      case .view: EmptyView()
      case .line(let coordinates, let isClosed):
        let shape = FixedPath(path: path(coordinates.map(projection.point), isClosed))
        overlay(shape, record, isArea: isClosed)
      case .circle(let center, let radius):
        let point = projection.point(center)
        let points = projection.points(meters: radius, at: center)
        let rect = CGRect(
          x: point.x - points, y: point.y - points, width: 2 * points, height: 2 * points)
        overlay(FixedPath(path: Path(ellipseIn: rect)), record, isArea: true)
      }
    }
  }

  private func path(_ points: [CGPoint], _ isClosed: Bool) -> Path {
    var path = Path()
    path.addLines(points)
    if isClosed { path.closeSubpath() }
    return path
  }

  @ViewBuilder private func overlay(
    _ shape: FixedPath, _ record: MapRecord, isArea: Bool
  ) -> some View {
    if isArea { shape.fill(record.fill ?? AnyShapeStyle(Color.blue)) }
    if let stroke = record.stroke {
      shape.stroke(stroke.style, style: stroke.line)
    } else if !isArea {
      shape.stroke(
        record.fill ?? AnyShapeStyle(Color.blue), style: StrokeStyle(lineWidth: 3, lineJoin: .round)
      )
    }
  }
}

/// A path in the coordinates of its map.
struct FixedPath: Shape {
  let path: Path

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path { path }
}

/// The markers and annotations of a map.
struct MapViews: View {
  let records: [MapRecord]
  let projection: MapProjection
  let selected: AnyHashable?
  let tint: Color?
  let select: ((AnyHashable?) -> Void)?

  var body: some View {
    MapViewLayout {
      ForEach(records.indices, id: \.self) { index in
        let record = records[index]
        if case .view(let view, let coordinate, let anchor) = record.kind {
          let isSelected = selected != nil && record.tag == selected
          let point = projection.point(coordinate)
          (record.tinted?(record.tint ?? tint) ?? view)
            .scaleEffect(isSelected && record.growsInSelection ? 1.5 : 1, anchor: anchor)
            .modifier(SelectedByTap(record: record, select: select))
            .layoutValue(
              key: MapViewLayout.PlaceKey.self, value: .init(point: point, anchor: anchor))
          if let title = record.title, !record.titleIsHidden {
            MapTitle(title: title)
              .layoutValue(
                key: MapViewLayout.PlaceKey.self,
                value: .init(point: point, anchor: .top, isBelow: anchor))
          }
        }
      }
    }
  }
}

/// Selects a part of a map when it is tapped.
struct SelectedByTap: ViewModifier {
  let record: MapRecord
  let select: ((AnyHashable?) -> Void)?

  @ViewBuilder func body(content: Content) -> some View {
    if let select, let tag = record.tag {
      content.contentShape(Rectangle()).onTapGesture { select(tag) }
    } else {
      content
    }
  }
}

/// The title of a marker, with a halo of the ground.
struct MapTitle: View {
  let title: AnyView
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    title.font(.system(size: 11, weight: .semibold)).foregroundStyle(Color.primary)
      .multilineTextAlignment(.center)
      .shadow(color: halo, radius: 0.5).shadow(color: halo, radius: 0.5)
      .frame(maxWidth: 120)
  }

  private var halo: Color { scheme == .dark ? .black : .white }
}

/// Places views with an anchor at points.
struct MapViewLayout: Layout {
  struct Place {
    var point = CGPoint.zero
    var anchor = UnitPoint.center
    /// The anchor of the view before this one, below which this one stands.
    var isBelow: UnitPoint?
  }

  enum PlaceKey: LayoutValueKey {
    static var defaultValue: Place { Place() }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var height: CGFloat = 0
    for subview in subviews {
      let place = subview[PlaceKey.self]
      var point = CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y)
      let size = subview.sizeThatFits(.unspecified)
      if let above = place.isBelow {
        point.y += height * (1 - above.y) + 2
      } else {
        height = size.height
      }
      subview.place(at: point, anchor: place.anchor, proposal: ProposedViewSize(size))
    }
  }
}
