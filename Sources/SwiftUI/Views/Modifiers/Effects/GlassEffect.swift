public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

/// The look of a Liquid Glass surface.
///
/// Approximated by a material with bright edges: the backdrop is blurred, tinted and saturated, but
/// not refracted.
public struct Glass: Equatable, Sendable {
  fileprivate enum Kind {
    case regular
    case clear
    case identity
  }

  fileprivate let kind: Kind
  fileprivate var tint: Color?
  private var isInteractive = false

  /// The regular glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A clearer glass, for media.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  private init(kind: Kind) { self.kind = kind }

  /// The glass in a tint.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// The glass that responds to touches; drawn alike.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The shape of glass effects without one of their own: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// The path of a capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The blurred backdrop of glass under a thin veil.
private struct GlassStyle: PaintingStyle, BackdropStyle {
  let glass: Glass

  /// - Source: chosen, after pictures of iOS 26: regular glass blurs like thin material and is
  ///   brighter; clear glass hardly blurs.
  var filters: [Layer.Filter] {
    switch glass.kind {
    case .regular: [.blur(radius: 8), .colors(.saturation(1.5))]
    case .clear: [.blur(radius: 2)]
    case .identity: []
    }
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let isDark = environment.colorScheme == .dark
    if let tint = glass.tint {
      let opacity = glass.kind == .clear ? 0.5 : 0.78
      return .color(tint.resolve(in: environment).opacity(opacity))
    }
    let (gray, opacity): (Double, Double) =
      switch (glass.kind, isDark) {
      case (.regular, false): (1, 0.55)
      case (.regular, true): (0.16, 0.55)
      case (.clear, false): (1, 0.12)
      case (.clear, true): (0, 0.12)
      case (.identity, _): (0, 0)
      }
    return .color(Color.Resolved(red: gray, green: gray, blue: gray, opacity: opacity))
  }
}

extension View {
  /// Places the view on a Liquid Glass surface in a shape.
  ///
  /// - Source: chosen, after pictures of iOS 26: a bright hairline at the top and the bottom edge,
  ///   and a faint shadow.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { if glass.kind != .identity { GlassSurface(glass: glass, shape: shape) } }
  }

  /// Names the glass of the view for animations between glass effects.
  ///
  /// - Source: chosen: views with equal names match in their frames; the glass does not flow.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  {
    matchedGeometryEffect(
      id: id.map { AnyHashable($0) } ?? AnyHashable(UnnamedGlass()), in: namespace)
  }

  /// Joins the glass of views with equal names; each keeps a surface of its own.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// Sets the transition of the glass when the view comes and goes.
  ///
  /// - Source: chosen: glass that materializes fades, as matched glass does.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self.transition(
      transition == .identity ? AnyTransition.identity : AnyTransition.blurReplace())
  }
}

/// The name of glass without one.
private struct UnnamedGlass: Hashable {}

/// A glass surface in a shape.
private struct GlassSurface<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let isDark = colorScheme == .dark
    shape.fill(GlassStyle(glass: glass))
      .overlay {
        shape.stroke(
          LinearGradient(
            stops: [
              .init(color: .white.opacity(isDark ? 0.35 : 0.9), location: 0),
              .init(color: .white.opacity(isDark ? 0.06 : 0.25), location: 0.4),
              .init(color: .white.opacity(isDark ? 0.04 : 0.25), location: 0.6),
              .init(color: .white.opacity(isDark ? 0.22 : 0.7), location: 1),
            ], startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 1)
      }
      .background { shape.fill(.black.opacity(isDark ? 0.2 : 0.07)).blur(radius: 10).offset(y: 4) }
  }
}

/// The transition of glass when its view comes and goes.
public struct GlassEffectTransition: Equatable, Sendable {
  private let name: String

  /// No transition.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
  /// The glass of a matched view.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(name: "matchedGeometry")
  }
  /// A fade.
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(name: "materialize")
  }
}

/// A view whose glass effects belong together.
///
/// Near surfaces do not flow into each other.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; `spacing` is the distance at which surfaces would join.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}
