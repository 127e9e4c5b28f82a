import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The navigation bar of a page: title, back button and toolbar items.
///
/// A large title below the bar scrolls with the page's content; once it is under the bar, the bar
/// displays the inline title. The text of the bar itself has one size; a large title scales with
/// Dynamic Type.
///
/// - Source: documented for the bar, Human Interface Guidelines of iOS 10, "Typography"; for large
///   titles chosen, after pictures of iOS.
struct NavigationBar: View {
  let title: Text?
  let isLarge: Bool
  let backButton: NavigationPageNodes.BackButton?
  let items: [ToolbarEntry]
  let background: BarBackground
  let typeSize: DynamicTypeSize

  /// The height of the bar without the status bar and the large title, in points.
  ///
  /// - Source: measured by others, in UIKit upright on a phone.
  static let barHeight: CGFloat = 44
  /// The additional height of a large title at the Dynamic Type size Large, in points.
  ///
  /// - Source: measured by others, in UIKit.
  private static let largeTitleHeight: CGFloat = 52
  /// The distance of a large title from the bottom of the bar, in points.
  ///
  /// - Source: measured by others (Flutter's re-implementation).
  private static let largeTitleBottom: CGFloat = 8
  /// The distance of titles and items from the sides, in points.
  ///
  /// - Source: measured by others, on phones narrower than 414 points.
  private static let side: CGFloat = 16
  /// The distance of the back button from its side, in points.
  ///
  /// - Source: measured by others.
  private static let backButtonSide: CGFloat = 8
  /// The distance between items, in points.
  ///
  /// - Source: chosen.
  static let itemSpacing: CGFloat = 16

  var height: CGFloat { Self.barHeight + (isLarge ? largeTitleHeight : 0) }

  /// The additional height of a large title, in points.
  ///
  /// - Source: chosen: higher by as much as the line of the title.
  var largeTitleHeight: CGFloat { Self.largeTitleHeight + growth }

  private var growth: CGFloat {
    let style = Font.TextStyle.largeTitle
    return style.leading(at: typeSize) - style.leading(at: .large)
  }

  /// The scroll distance at which the inline title starts to fade in, in points.
  private var fadeStart: CGFloat { LargeTitleCollapse.fadeStart + growth }

  var body: some View {
    ZStack(alignment: .top) {
      BarBackdrop(
        background: background, edge: .top, fadeStart: isLarge ? fadeStart : 0
      )
      .frame(height: Self.barHeight)
      if isLarge, let title {
        title.font(.system(size: Font.TextStyle.largeTitle.size(at: typeSize), weight: .bold))
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, Self.side)
          .padding(.bottom, Self.largeTitleBottom)
          .frame(height: largeTitleHeight, alignment: .bottom)
          .collapsing { EmptyVisualEffect().offset(y: -$0) }
          .clipShape(BelowEdge())
          .padding(.top, Self.barHeight)
      }
      middle.frame(height: Self.barHeight)
      sides.frame(height: Self.barHeight)
    }
    .frame(height: height, alignment: .top)
  }

  @ViewBuilder private var middle: some View {
    let principal = items.filter { $0.placement == .principal }
    if !principal.isEmpty {
      HStack(spacing: Self.itemSpacing) { ToolbarItems(items: principal) }
    } else if let title {
      title.font(.headline)
        .lineLimit(1)
        .padding(.horizontal, 2 * Self.barHeight)
        .collapsing { [isLarge, fadeStart] scrolled in
          EmptyVisualEffect().opacity(
            isLarge ? LargeTitleCollapse.inlineTitleOpacity(scrolled, from: fadeStart) : 1)
        }
    }
  }

  private var sides: some View {
    HStack(spacing: Self.itemSpacing) {
      if let backButton {
        Button(action: backButton.action) {
          HStack(spacing: 6) {
            Image(systemName: "chevron.left").font(.system(size: 20, weight: .medium))
            (backButton.title ?? Text(verbatim: "Back")).lineLimit(1)
          }
        }
        .padding(.leading, Self.backButtonSide - Self.side)
        .accessibilityIdentifier("Back")
      }
      ToolbarItems(items: items.filter { $0.placement.isLeading })
      Spacer(minLength: Self.itemSpacing)
      ToolbarItems(items: items.filter { $0.placement.isTrailing })
    }
    .padding(.horizontal, Self.side)
  }
}

/// The bottom toolbar of a page.
struct BottomBar: View {
  let items: [ToolbarEntry]
  let background: BarBackground

  /// The height, in points.
  ///
  /// - Source: measured by others, in UIKit upright on a phone.
  static let height: CGFloat = 44

  var body: some View {
    ZStack {
      BarBackdrop(background: background, edge: .bottom, fadeStart: nil)
      HStack(spacing: NavigationBar.itemSpacing) { ToolbarItems(items: items) }
        .padding(.horizontal, NavigationBar.itemSpacing)
    }
    .frame(height: Self.height)
  }
}

/// The views of toolbar items, in a row.
private struct ToolbarItems: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { nil }

  let items: [ToolbarEntry]

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    var list = NodeList()
    for item in items {
      list.append(ScrollworkViews.resolve(item.view, in: context.child(item.index)))
    }
    return list
  }
}

/// The background of a bar, extended to the edge of the screen, with a hairline toward the page.
private struct BarBackdrop: View {
  let background: BarBackground
  let edge: VerticalEdge
  /// The scroll distance at which the background starts to fade in, in points; nil if permanent.
  let fadeStart: CGFloat?

  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    if background.visibility != .hidden {
      Color.clear
        .background(background.style.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.bar))
        .overlay(alignment: edge == .top ? .bottom : .top) {
          Rectangle().fill(Color(uiColor: .separator)).frame(height: pixelLength)
        }
        .collapsing { [fadeStart, isAlways = background.visibility == .visible] scrolled in
          guard let fadeStart, !isAlways else { return EmptyVisualEffect().opacity(1) }
          return EmptyVisualEffect().opacity(
            LargeTitleCollapse.inlineTitleOpacity(scrolled, from: fadeStart))
        }
    }
  }
}

/// The cross-fade from a large title to the inline title.
enum LargeTitleCollapse {
  /// The scroll distance at which the inline title starts to fade in at the Dynamic Type size
  /// Large, in points.
  ///
  /// - Source: chosen: the large title is almost entirely under the bar.
  static let fadeStart: CGFloat = 36
  /// The scroll distance of the fade, in points.
  ///
  /// - Source: chosen; the system's fade is a function of time, this one of the offset.
  static let fadeLength: CGFloat = 12

  /// The opacity, 0…1, of a view that starts to fade in at a scroll distance.
  static func inlineTitleOpacity(_ scrolled: CGFloat, from fadeStart: CGFloat) -> Double {
    Double(min(1, max(0, (scrolled - fadeStart) / fadeLength)))
  }
}

/// A clip to everything below the top edge of a rectangle.
private struct BelowEdge: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 400))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
