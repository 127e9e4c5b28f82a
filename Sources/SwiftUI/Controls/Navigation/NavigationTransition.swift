import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
public import ScrollworkViews

/// The transition of a page that is pushed or presented.
public protocol NavigationTransition: Sendable {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition that zooms the page out of a view and back.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: ZoomSource
}

/// The identity of the view that a page zooms out of.
struct ZoomSource: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms the page out of the view that a `matchedTransitionSource` names, and back.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      source: ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
  }
}

extension View {
  /// Sets the transition of the page or the cover whose root is the view.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = (style as? ZoomNavigationTransition)?.source
    return modifyPage { $0.zoomSource = source }
      .modifySheet { $0.zoomSource = source }
  }

  /// Names the view as one that pages zoom out of.
  ///
  /// Its frame is the one at the last touch: a tap on it, or on what it is in, presents the page.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    ZoomSourceView(content: self, source: ZoomSource(id: AnyHashable(id), namespace: namespace))
  }
}

/// A view that pages zoom out of.
private struct ZoomSourceView<Content: View>: View {
  let content: Content
  let source: ZoomSource
  @Environment(\.zoomFrames) private var frames

  var body: some View {
    content.simultaneousGesture(
      TouchFrameGesture().onEnded { frames?.wrappedValue[source] = $0 }, isEnabled: frames != nil)
  }
}

extension EnvironmentValues {
  private enum FramesKey: EnvironmentKey {
    static var defaultValue: Binding<[ZoomSource: CGRect]>? { nil }
  }

  /// The frames on the canvas of the views that pages zoom out of, as last touched.
  var zoomFrames: Binding<[ZoomSource: CGRect]>? {
    get { self[FramesKey.self] }
    set { self[FramesKey.self] = newValue }
  }
}

extension AnyTransition {
  /// A zoom out of a frame on a canvas.
  @MainActor static func zoom(from source: CGRect, area: CanvasArea) -> AnyTransition {
    .modifier(
      active: ZoomModifier(amount: 1, source: source, area: area),
      identity: ZoomModifier(amount: 0, source: source, area: area)
    )
    .animation(.zoom)
  }
}

extension Animation {
  /// The animation of zooms.
  ///
  /// - Source: chosen: a spring about as quick as that of iOS 18, without bounce.
  fileprivate static let zoom = Animation.spring(response: 0.45, dampingFraction: 0.9)
}

/// A page on the way out of a frame: scaled to its width, and clipped to its height.
private struct ZoomModifier: ViewModifier, @MainActor Animatable {
  /// 0 for the whole screen to 1 for the frame.
  var amount: Double
  let source: CGRect
  let area: CanvasArea

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    let size = area.size
    let scale = 1 - amount + amount * source.width / max(1, size.width)
    let height = size.height * (1 - amount) + source.height / max(0.01, scale) * amount
    let (left, top) = (area.insets.leading, area.insets.top)
    content
      .clipShape(
        ZoomShape(height: height, corner: 14 * amount / max(0.01, scale), insets: area.insets)
      )
      .scaleEffect(scale, anchor: .topLeading)
      .offset(
        x: source.minX * amount - left * (1 - scale),
        y: source.minY * amount - top * (1 - scale)
      )
      .opacity(min(1, (1 - amount) * 4))
  }
}

/// The upper part of the screen, for a view in the safe area.
private struct ZoomShape: Shape {
  let height: CGFloat
  let corner: CGFloat
  let insets: EdgeInsets

  func path(in rect: CGRect) -> Path {
    let screen = CGRect(
      x: rect.minX - insets.leading, y: rect.minY - insets.top,
      width: rect.width + insets.leading + insets.trailing, height: height)
    return Path(roundedRect: screen, cornerRadius: corner)
  }
}
