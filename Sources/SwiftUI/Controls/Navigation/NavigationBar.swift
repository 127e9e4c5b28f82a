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
  var subtitle: Text?
  var titleMenu: AnyView?
  var role = ToolbarRole.automatic
  let isLarge: Bool
  let backButton: NavigationPageNodes.BackButton?
  let items: [ToolbarEntry]
  let background: BarBackground
  var colorScheme: ColorScheme?
  var search: SearchField?
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

  var height: CGFloat { Self.barHeight + collapsibleHeight + (isSearchPinned ? searchHeight : 0) }

  /// The height that scrolls away under the bar, in points.
  var collapsibleHeight: CGFloat {
    (isLarge ? largeTitleHeight : 0) + (isSearchPinned ? 0 : searchHeight)
  }

  private var searchHeight: CGFloat { search == nil ? 0 : SearchMetrics.height }
  private var isSearchPinned: Bool { search?.isPinned ?? false }

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
        background: background, standard: look?.standard, scrollEdge: look?.scrollEdge, edge: .top,
        fadeStart: isLarge ? fadeStart : 0, collapsibleHeight: collapsibleHeight
      )
      .frame(height: Self.barHeight + (isSearchPinned ? searchHeight : 0))
      if isLarge, let title {
        largeTitle(title)
          .frame(height: largeTitleHeight, alignment: .bottom)
          .collapsing { EmptyVisualEffect().offset(y: -$0) }
          .clipShape(BelowEdge())
          .padding(.top, Self.barHeight)
      }
      if let search {
        SearchBar(field: search)
          .frame(height: searchHeight)
          .collapsing { [most = isSearchPinned ? (isLarge ? largeTitleHeight : 0) : .infinity] in
            EmptyVisualEffect().offset(y: -min($0, most))
          }
          .padding(.top, isLarge ? largeTitleHeight : 0)
          .clipShape(BelowEdge())
          .padding(.top, Self.barHeight)
      }
      middle.frame(height: Self.barHeight)
      sides.frame(height: Self.barHeight)
    }
    .frame(height: height, alignment: .top)
    .transformEnvironment(\.self) { [tint = look?.tint] in
      if let colorScheme { $0.colorScheme = colorScheme }
      if let tint { $0.tint = tint }
    }
  }

  /// What the app says about all navigation bars.
  private var look: NavigationBarLook? { BarAppearances.current.navigationBar() }

  private func largeTitle(_ title: Text) -> some View {
    let font = Font.system(size: Font.TextStyle.largeTitle.size(at: typeSize), weight: .bold)
    return VStack(alignment: .leading, spacing: 0) {
      title.inBar(look?.largeTitle, font: font)
      subtitle?.font(.subheadline).foregroundStyle(Color.secondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, Self.side)
    .padding(.bottom, Self.largeTitleBottom)
  }

  @ViewBuilder private var middle: some View {
    let principal = items.filter { $0.placement == .principal }
    if !principal.isEmpty {
      HStack(spacing: Self.itemSpacing) { ToolbarItems(items: principal) }
    } else if title != nil || titleMenu != nil, !role.leadsWithTitle {
      inlineTitle
        .padding(.horizontal, 2 * Self.barHeight)
        .collapsing { [isLarge, fadeStart] scrolled in
          EmptyVisualEffect().opacity(
            isLarge ? LargeTitleCollapse.inlineTitleOpacity(scrolled, from: fadeStart) : 1)
        }
    }
  }

  @ViewBuilder private var inlineTitle: some View {
    let text = VStack(spacing: 0) {
      title?.inBar(look?.title, font: .headline)
      subtitle?.font(.caption).foregroundStyle(Color.secondary)
    }
    .lineLimit(1)
    if let titleMenu {
      MenuPresenter(
        content: titleMenu,
        label: HStack(spacing: 4) {
          text
          Image(systemName: "chevron.down.circle.fill")
            .font(.system(size: 14)).foregroundStyle(Color.secondary)
        }
      )
      .buttonStyle(.plain)
    } else {
      text
    }
  }

  private var sides: some View {
    HStack(spacing: Self.itemSpacing) {
      if let backButton {
        Button(action: backButton.action) {
          HStack(spacing: 6) {
            Image(systemName: "chevron.left").font(.system(size: 20, weight: .medium))
            if role != .editor { (backButton.title ?? Text(verbatim: "Back")).lineLimit(1) }
          }
        }
        .padding(.leading, Self.backButtonSide - Self.side)
        .accessibilityIdentifier("Back")
      }
      ToolbarItems(items: items.filter { $0.placement.isLeading })
      if role.leadsWithTitle, !items.contains(where: { $0.placement == .principal }) { inlineTitle }
      Spacer(minLength: Self.itemSpacing)
      ToolbarItems(items: items.filter { $0.placement.isTrailing })
      let secondary = items.filter { $0.placement == .secondaryAction }
      if !secondary.isEmpty {
        MenuPresenter(
          content: AnyView(ToolbarItems(items: secondary)),
          label: Image(systemName: "ellipsis.circle"))
      }
    }
    .padding(.horizontal, Self.side)
  }
}

/// The bottom toolbar of a page.
struct BottomBar: View {
  let items: [ToolbarEntry]
  let background: BarBackground
  var colorScheme: ColorScheme?

  /// The height, in points.
  ///
  /// - Source: measured by others, in UIKit upright on a phone.
  static let height: CGFloat = 44

  var body: some View {
    ZStack {
      BarBackdrop(background: background, edge: .bottom)
      HStack(spacing: NavigationBar.itemSpacing) { ToolbarItems(items: items) }
        .padding(.horizontal, NavigationBar.itemSpacing)
    }
    .frame(height: Self.height)
    .transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
}

/// The views of toolbar items, in a row: of labels the icons, at a large scale.
///
/// - Source: chosen, after pictures of iOS.
private struct ToolbarItems: CountedView {
  @MainActor static var nodeCount: Int? { nil }

  let items: [ToolbarEntry]

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    var list = NodeList()
    for item in items {
      let inner = context.child(item.index).environment {
        if item.placement.isProminent { $0.fontWeight = .semibold }
        $0.imageScale = .large
        if $0.labelStyle is DefaultLabelStyle { $0.labelStyle = IconOnlyLabelStyle() }
      }
      list.append(ScrollworkViews.resolve(item.view, in: inner))
    }
    return list
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
