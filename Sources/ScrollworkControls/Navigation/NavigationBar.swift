import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The bar of a page: a title, the way back, and what is in the toolbar.
///
/// A large title stands below the bar and goes with the content of the page's scroll view; when it has
/// gone under the bar, the title is shown there.
struct NavigationBar: View {
  let title: Text?
  let isLarge: Bool
  let back: NavigationPageNodes.Back?
  let items: [ToolbarEntry]
  let background: BarBackground

  /// The height of the bar itself, under the status bar, in points.
  ///
  /// - Source: measured by others, in UIKit upright on a phone.
  static let barHeight: CGFloat = 44
  /// What a large title adds, in points.
  ///
  /// - Source: measured by others, in UIKit.
  static let largeTitleHeight: CGFloat = 52
  /// How far a large title stands above the lower end of its room, in points.
  ///
  /// - Source: measured by others (Flutter's re-implementation).
  private static let largeTitleBottom: CGFloat = 8
  /// How far titles and items stand in from the sides, in points.
  ///
  /// - Source: measured by others, on phones narrower than 414 points.
  private static let side: CGFloat = 16
  /// How far the way back stands in from its side, in points.
  ///
  /// - Source: measured by others.
  private static let backSide: CGFloat = 8
  /// The distance between items, in points.
  ///
  /// - Source: chosen.
  static let itemSpacing: CGFloat = 16

  var height: CGFloat { Self.barHeight + (isLarge ? Self.largeTitleHeight : 0) }

  var body: some View {
    ZStack(alignment: .top) {
      BarBackdrop(background: background, edge: .top, begin: isLarge ? Collapse.begin : 0)
        .frame(height: Self.barHeight)
      if isLarge, let title {
        title.font(.largeTitle.bold())
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, Self.side)
          .padding(.bottom, Self.largeTitleBottom)
          .frame(height: Self.largeTitleHeight, alignment: .bottom)
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
        .collapsing { [isLarge] scrolled in
          EmptyVisualEffect().opacity(isLarge ? Collapse.amount(scrolled) : 1)
        }
    }
  }

  private var sides: some View {
    HStack(spacing: Self.itemSpacing) {
      if let back {
        Button(action: back.action) {
          HStack(spacing: 6) {
            Image(systemName: "chevron.left").font(.system(size: 20, weight: .medium))
            (back.title ?? Text(verbatim: "Back")).lineLimit(1)
          }
        }
        .padding(.leading, Self.backSide - Self.side)
        .accessibilityIdentifier("Back")
      }
      ToolbarItems(items: items.filter { $0.placement.isLeading })
      Spacer(minLength: Self.itemSpacing)
      ToolbarItems(items: items.filter { $0.placement.isTrailing })
    }
    .padding(.horizontal, Self.side)
  }
}

/// The bar below a page, with what is in the toolbar.
struct BottomBar: View {
  let items: [ToolbarEntry]
  let background: BarBackground

  /// In points.
  ///
  /// - Source: measured by others, in UIKit upright on a phone.
  static let height: CGFloat = 44

  var body: some View {
    ZStack {
      BarBackdrop(background: background, edge: .bottom, begin: nil)
      HStack(spacing: NavigationBar.itemSpacing) { ToolbarItems(items: items) }
        .padding(.horizontal, NavigationBar.itemSpacing)
    }
    .frame(height: Self.height)
  }
}

/// The views of a toolbar, side by side.
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

/// What is behind a bar, up to the edge of the screen, with a hairline where the page begins.
private struct BarBackdrop: View {
  let background: BarBackground
  let edge: VerticalEdge
  /// How far the page must be scrolled for the backdrop to begin to show; nil shows it always.
  let begin: CGFloat?

  @Environment(\.displayScale) private var scale

  var body: some View {
    if background.visibility != .hidden {
      Color.clear
        .background(background.style.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.bar))
        .overlay(alignment: edge == .top ? .bottom : .top) {
          Rectangle().fill(Color(uiColor: .separator)).frame(height: 1 / scale)
        }
        .collapsing { [begin, isAlways = background.visibility == .visible] scrolled in
          guard let begin, !isAlways else { return EmptyVisualEffect().opacity(1) }
          return EmptyVisualEffect().opacity(Collapse.amount(scrolled, from: begin))
        }
    }
  }
}

/// How a large title gives way to the one in the bar.
enum Collapse {
  /// How far a page must be scrolled for the title in the bar to begin to show, in points.
  ///
  /// - Source: chosen: where the large title has all but gone.
  static let begin: CGFloat = 36
  /// How much farther it takes until all of it shows, in points.
  ///
  /// - Source: chosen; the system fades in time, which a function of the offset cannot.
  static let length: CGFloat = 12

  /// How much shows of something that begins to show somewhere.
  static func amount(_ scrolled: CGFloat, from begin: CGFloat = begin) -> Double {
    Double(min(1, max(0, (scrolled - begin) / length)))
  }
}

/// All that lies below the upper edge of a rectangle.
private struct BelowEdge: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 400))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
