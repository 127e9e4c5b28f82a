// The module behind `import Shimmer`.

import ScrollworkDrawing
public import ScrollworkFoundation
import ScrollworkGeometry
@_exported public import ScrollworkUIKit
public import ScrollworkViews

/// A view under a band of light that moves over it again and again.
public struct Shimmer: ViewModifier {
  /// How the band changes the view.
  public enum Mode {
    case mask
    case overlay(blendMode: BlendMode = .sourceAtop)
    case background
  }

  private let animation: Animation
  private let gradient: Gradient
  private let bounds: (min: CGFloat, max: CGFloat)
  private let mode: Mode
  @State private var isInitial = true
  @Environment(\.layoutDirection) private var direction

  /// A band of a gradient, as wide as a part of the view.
  public init(
    animation: Animation = Self.defaultAnimation, gradient: Gradient = Self.defaultGradient,
    bandSize: CGFloat = 0.3, mode: Mode = .mask
  ) {
    (self.animation, self.gradient, self.mode) = (animation, gradient, mode)
    bounds = (-bandSize, 1 + bandSize)
  }

  /// Linear, for 1.5 s, after 0.25 s each time.
  ///
  /// - Source: documented, the package's `defaultAnimation`.
  public static var defaultAnimation: Animation {
    .linear(duration: 1.5).delay(0.25).repeatForever(autoreverses: false)
  }

  /// Opaque between two parts of 30 %.
  public static var defaultGradient: Gradient {
    Gradient(colors: [.black.opacity(0.3), .black, .black.opacity(0.3)])
  }

  private var ends: (start: UnitPoint, end: UnitPoint) {
    let (low, high) = bounds
    if direction == .rightToLeft {
      return isInitial
        ? (UnitPoint(x: high, y: low), UnitPoint(x: 1, y: 0))
        : (UnitPoint(x: 0, y: 1), UnitPoint(x: low, y: high))
    }
    return isInitial
      ? (UnitPoint(x: low, y: low), UnitPoint(x: 0, y: 0))
      : (UnitPoint(x: 1, y: 1), UnitPoint(x: high, y: high))
  }

  private var band: LinearGradient {
    LinearGradient(gradient: gradient, startPoint: ends.start, endPoint: ends.end)
  }

  /// The view under the band.
  public func body(content: Content) -> some View {
    banded(content)
      .animation(animation, value: isInitial)
      .onAppear { DispatchQueue.main.async { isInitial = false } }
  }

  @ViewBuilder private func banded(_ content: Content) -> some View {
    switch mode {
    case .mask: content.mask(band)
    case .overlay(let blendMode): content.overlay(band.blendMode(blendMode))
    case .background: content.background(band)
    }
  }
}

extension View {
  /// Moves a band of light over the view.
  @ViewBuilder public func shimmering(
    active: Bool = true, animation: Animation = Shimmer.defaultAnimation,
    gradient: Gradient = Shimmer.defaultGradient, bandSize: CGFloat = 0.3,
    mode: Shimmer.Mode = .mask
  ) -> some View {
    if active {
      modifier(Shimmer(animation: animation, gradient: gradient, bandSize: bandSize, mode: mode))
    } else {
      self
    }
  }

  /// Moves a band of light over the view, as it was spelled before.
  public func shimmering(
    active: Bool = true, duration: Double, bounce: Bool = false, delay: Double = 0.25
  ) -> some View {
    shimmering(
      active: active,
      animation: .linear(duration: duration).delay(delay).repeatForever(autoreverses: bounce))
  }
}
