import Foundation

/// A transition of blur, scale and opacity.
///
/// - Source: chosen, after films of iOS: a blur of 8 points, and a tenth of the size smaller or
///   larger.
public struct BlurReplaceTransition: Transition, IdentityPreservingTransition {
  /// The sizes between which a view changes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsOnRemoval: Bool

    /// Views grow when they come, and shrink when they go.
    public static let downUp = Configuration(growsOnRemoval: false)
    /// Views grow when they come, and on when they go.
    public static let upUp = Configuration(growsOnRemoval: true)
  }

  /// The sizes between which a view changes.
  public var configuration: Configuration

  /// A transition of a configuration.
  public init(configuration: Configuration) { self.configuration = configuration }

  private static let radius = 8.0
  private static let difference = 0.1

  /// The view, blurred, scaled and transparent outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let grows = phase == .didDisappear && configuration.growsOnRemoval
    content
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .scaleEffect(phase.isIdentity ? 1 : 1 + (grows ? Self.difference : -Self.difference))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition of blur, scale and opacity.
  public static var blurReplace: Self { BlurReplaceTransition(configuration: .downUp) }

  /// A transition of blur, scale and opacity in a configuration.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

extension AnyTransition {
  /// A transition of blur, scale and opacity.
  public static var blurReplace: AnyTransition { blurReplace() }

  /// A transition of blur, scale and opacity in a configuration.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> AnyTransition {
    AnyTransition(isPlain: true) { content, phase in
      AnyView(
        BlurReplaceTransition(configuration: config).apply(content: content, phase: phase))
    }
  }
}
