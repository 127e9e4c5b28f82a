import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling
public import ScrollworkViews

/// When the tab bar becomes smaller while content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default behavior: never.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Sets when the tab bar becomes smaller while content scrolls.
  ///
  /// A small bar is the symbol of the selected tab, at the leading edge; a tap on it, or scrolling the
  /// other way, brings the bar back.
  ///
  /// - Source: chosen, after pictures of iOS 26, without its glass.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }

  /// Watches content that scrolls, and tells whether the tab bar is to be small.
  func minimizesTabBar(_ behavior: TabBarMinimizeBehavior, _ isSmall: Binding<Bool>) -> some View {
    onScrollGeometryChange(for: CGFloat.self) { geometry in
      guard behavior.isActive else { return 0 }
      let most =
        geometry.contentSize.height + geometry.contentInsets.bottom - geometry.visibleRect.height
      return min(max(0, geometry.contentOffset.y), max(0, most))
    } action: { old, new in
      let isForward = new > old
      let small = behavior == .onScrollUp ? !isForward : isForward
      guard new != old, small != isSmall.wrappedValue else { return }
      withAnimation(.alert) { isSmall.wrappedValue = small && new > 0 }
    }
  }
}

extension TabBarMinimizeBehavior {
  fileprivate var isActive: Bool { self == .onScrollDown || self == .onScrollUp }
}

/// A small tab bar: the symbol of the selected tab.
struct SmallTabBar<Item: View>: View {
  let item: Item
  let expand: () -> Void

  var body: some View {
    item
      .frame(width: 48, height: 48)
      .background(.regularMaterial, in: Circle())
      .contentShape(Circle())
      .onTapGesture { withAnimation(.alert) { expand() } }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 20)
  }
}

extension EnvironmentValues {
  private enum MinimizeKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
  }

  /// When tab bars become smaller.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[MinimizeKey.self] }
    set { self[MinimizeKey.self] = newValue }
  }
}
