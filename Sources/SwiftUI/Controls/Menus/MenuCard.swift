import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// Metrics of menus, in points.
///
/// - Source: measured by others, after the menus of iOS 14 to 18: the width of 250 points, rows of 44
///   points, gaps of 8 points between sections. The rest is chosen.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let row: CGFloat = 44
  static let corner: CGFloat = 13
  static let gap: CGFloat = 8
  static let side: CGFloat = 16
  static let margin: CGFloat = 8
  static let distance: CGFloat = 6
}

/// The layer of a menu: its rows beside the view that presents it; a tap elsewhere closes it.
struct MenuLayer: View {
  let content: AnyView
  /// The frame of the view that presents the menu, on the canvas.
  let source: CGRect
  let area: CanvasArea
  let dismiss: () -> Void

  var body: some View {
    let isAbove = source.midY > area.size.height / 2
    Color.clear.contentShape(Rectangle()).onTapGesture(perform: dismiss).ignoresSafeArea()
    MenuCard(content: content, dismiss: dismiss)
      .background(.regularMaterial)
      .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.corner))
      .modifier(MenuPlace(source: source, area: area, isAbove: isAbove))
      .transition(
        .scale(scale: 0.2, anchor: anchor(isAbove)).combined(with: .opacity).animation(.alert))
  }

  /// The corner from which the menu grows, in the screen.
  private func anchor(_ isAbove: Bool) -> UnitPoint {
    UnitPoint(
      x: source.midX / max(1, area.size.width),
      y: (isAbove ? source.minY : source.maxY) / max(1, area.size.height))
  }
}

/// Places a menu above or below the view that presents it, inside the screen.
struct MenuPlace: ViewModifier {
  let source: CGRect
  let area: CanvasArea
  let isAbove: Bool

  func body(content: Content) -> some View {
    let free = area.size.width - MenuMetrics.width - MenuMetrics.margin
    let wanted =
      source.midX > area.size.width * 0.6 ? source.maxX - MenuMetrics.width : source.minX
    content
      .padding(.leading, min(max(MenuMetrics.margin, wanted), max(MenuMetrics.margin, free)))
      .padding(.top, isAbove ? 0 : source.maxY + MenuMetrics.distance)
      .padding(
        .bottom, isAbove ? area.size.height - source.minY + MenuMetrics.distance : 0
      )
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: isAbove ? .bottomLeading : .topLeading
      )
      .ignoresSafeArea()
  }
}

/// The rows of a menu.
struct MenuCard: View {
  let content: AnyView
  let dismiss: () -> Void

  var body: some View {
    MenuRows(content: content)
      .frame(width: MenuMetrics.width)
      .font(.system(size: 17))
      .buttonStyle(MenuButtonStyle())
      .labelStyle(MenuLabelStyle())
      .toggleStyle(MenuToggleStyle())
      .environment(\.menuDepth, 1)
      .environment(\.dialogDismiss, { dismiss() })
      .dialogText()
  }
}

/// The rows of a menu with lines between them, and gaps between sections.
private struct MenuRows: View {
  let content: AnyView
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Group(sections: content) { sections in
      VStack(spacing: 0) {
        ForEach(sections) { section in
          if section.id != sections.first?.id {
            Color(uiColor: .quaternarySystemFill).frame(height: MenuMetrics.gap)
          }
          if !section.header.isEmpty {
            section.header
              .font(.system(size: 13)).foregroundStyle(Color.secondary)
              .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
              .padding(.horizontal, MenuMetrics.side)
          }
          ForEach(Array(section.content.enumerated()), id: \.element.id) { index, row in
            if index > 0 { Color(uiColor: .separator).frame(height: pixelLength) }
            row
          }
        }
      }
    }
  }
}

/// The style of buttons in menus.
private struct MenuButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .padding(.horizontal, MenuMetrics.side)
      .frame(maxWidth: .infinity, minHeight: MenuMetrics.row, alignment: .leading)
      .background(
        configuration.isPressed ? Color(uiColor: .tertiarySystemFill) : Color.clear
      )
      .contentShape(Rectangle())
  }
}

/// The style of labels in menus: the icon at the trailing end.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon
    }
  }
}

/// The style of toggles in menus: a row with a checkmark while it is on.
private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 8) {
        if configuration.isOn { Image(systemName: "checkmark").fontWeight(.semibold) }
        configuration.label
      }
    }
  }
}

extension EnvironmentValues {
  private enum MenuKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// The number of menus around a view.
  var menuDepth: Int {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}
