import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
public import ScrollworkViews

/// A menu that a long press presents; superseded by the modifier with a closure.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a menu that a long press on the view presents.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    ContextMenuView(content: self, items: AnyView(menuItems()), preview: nil)
  }

  /// Adds a menu that a long press on the view presents, with a preview in place of the view.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    ContextMenuView(
      content: self, items: AnyView(menuItems()), preview: AnyView(preview()))
  }

  /// Adds a menu that a long press on the view presents; nil adds none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    ContextMenuView(
      content: self, items: contextMenu.map { AnyView($0.items) }, preview: nil)
  }
}

/// A view with a menu that a long press presents.
private struct ContextMenuView<Content: View>: View {
  let content: Content
  let items: AnyView?
  let preview: AnyView?
  @State private var source = CGRect.zero
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .highPriorityGesture(
        TouchFrameGesture(duration: Self.duration).onEnded { frame in
          source = frame
          isOpen = true
        }, isEnabled: isEnabled && items != nil
      )
      .screenLayer("contextMenu") { context in
        ScreenLayer(in: context, item: { isOpen && items != nil ? AnyHashable(true) : nil }) {
          area in
          AnyView(
            ContextMenuLayer(
              items: items ?? AnyView(EmptyView()), preview: preview ?? AnyView(content),
              isCustom: preview != nil, source: source, area: area
            ) { isOpen = false })
        }
      }
  }

  /// How long a press presents the menu, in seconds.
  ///
  /// - Source: documented, the minimum duration of `UILongPressGestureRecognizer`.
  private static var duration: Double { 0.5 }
}

/// The layer of a context menu: the blurred screen, the view or its preview, and the menu.
private struct ContextMenuLayer: View {
  let items: AnyView
  let preview: AnyView
  let isCustom: Bool
  let source: CGRect
  let area: CanvasArea
  let dismiss: () -> Void

  var body: some View {
    let shown = place
    let isAbove = shown.maxY + Self.menuRoom > area.size.height - area.insets.bottom
    Rectangle().fill(.ultraThinMaterial)
      .contentShape(Rectangle()).onTapGesture(perform: dismiss)
      .ignoresSafeArea()
      .transition(.opacity.animation(.alert))
    preview
      .frame(width: isCustom ? nil : source.width, height: isCustom ? nil : source.height)
      .background(Color(uiColor: .systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.corner))
      .shadow(color: Color.black.opacity(0.2), radius: 16)
      .padding(.top, shown.minY).padding(.leading, shown.minX)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .ignoresSafeArea()
      .allowsHitTesting(false)
      .transition(.opacity.animation(.alert))
    MenuCard(content: items, dismiss: dismiss)
      .background(.regularMaterial)
      .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.corner))
      .modifier(MenuPlace(source: shown, area: area, isAbove: isAbove))
      .transition(
        .scale(scale: 0.2, anchor: isAbove ? .bottom : .top).combined(with: .opacity)
          .animation(.alert))
  }

  /// The height for which the menu is expected to have room, in points.
  ///
  /// - Source: chosen: five rows.
  private static var menuRoom: CGFloat { 5 * MenuMetrics.row }

  /// The frame of the view, inside the screen.
  private var place: CGRect {
    let top = area.insets.top + MenuMetrics.margin
    let most = area.size.height - area.insets.bottom - top
    return CGRect(
      x: source.minX, y: min(max(top, source.minY), max(top, top + most - source.height)),
      width: source.width, height: source.height)
  }
}
