import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The background of a bar, with a hairline toward the page, once content is under the bar.
///
/// - Source: documented since iOS 15 (`scrollEdgeAppearance`): at the edge of the content a bar has
///   no background; that the background fades over a short scroll distance is chosen.
struct BarBackdrop: View {
  let background: BarBackground
  /// The background that the app sets for all bars of the kind; nil for the system's.
  var standard: BarGround?
  /// The one at the edge of the content; nil for none.
  var scrollEdge: BarGround?
  let edge: VerticalEdge
  /// The scroll distance at which the background starts to fade in, in points.
  var fadeStart: CGFloat = 0
  /// The height of what scrolls away below a bar at the top, in points.
  var collapsibleHeight: CGFloat = 0

  var body: some View {
    if background.visibility != .hidden {
      ZStack {
        if background.style == nil, let scrollEdge {
          ground(scrollEdge)
            .padding(.bottom, -collapsibleHeight)
            .padding(.top, -Self.pulled)
            .collapsing { [collapsibleHeight] in
              EmptyVisualEffect().offset(y: -min($0, collapsibleHeight))
            }
        }
        ground(background.style == nil ? standard ?? .system : .system, style: background.style)
          .collapsing(at: edge) {
            [fadeStart, isAlways = background.visibility == .visible] distance in
            EmptyVisualEffect().opacity(
              isAlways ? 1 : LargeTitleCollapse.inlineTitleOpacity(distance, from: fadeStart))
          }
      }
    }
  }

  /// The length by which the background reaches beyond the top, for content that is pulled down.
  private static var pulled: CGFloat { 1000 }

  private func ground(_ ground: BarGround, style: (any ShapeStyle)? = nil) -> some View {
    BarGroundView(ground: ground, style: style, lineEdge: edge == .top ? .bottom : .top)
  }
}

/// The background of a bar in one state.
private struct BarGroundView: View {
  let ground: BarGround
  /// A style in place of the material and the color.
  let style: (any ShapeStyle)?
  let lineEdge: VerticalEdge

  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Color.clear
      .background(ground.color ?? .clear)
      .background(material)
      .overlay(alignment: lineEdge == .bottom ? .bottom : .top) {
        if let line = ground.line { Rectangle().fill(line).frame(height: pixelLength) }
      }
  }

  private var material: AnyShapeStyle {
    if let style { return AnyShapeStyle(style) }
    return ground.hasMaterial ? AnyShapeStyle(Material.bar) : AnyShapeStyle(Color.clear)
  }
}
