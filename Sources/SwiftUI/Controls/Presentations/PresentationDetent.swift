public import Foundation
public import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkViews

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// The values from which a detent computes its height.
  @dynamicMemberLookup public struct Context {
    /// The height that the presentation may have at most, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of the sheet's content.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  /// The computation of a height, which has no state.
  private struct Rule: @unchecked Sendable {
    let height: (Context) -> CGFloat?
  }

  private let kind: Kind
  private let rule: Rule

  private init(_ kind: Kind, _ height: @escaping (Context) -> CGFloat?) {
    (self.kind, rule) = (kind, Rule(height: height))
  }

  /// About half the height of the screen; inactive where the height is compact.
  ///
  /// - Source: chosen: half of what a sheet may have at most.
  public static let medium = PresentationDetent(.medium) {
    $0.environment.verticalSizeClass == .compact ? nil : $0.maxDetentValue / 2
  }
  /// The full height of the presentation.
  public static let large = PresentationDetent(.large) { $0.maxDetentValue }

  /// A fraction of the available height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height)) { _ in height }
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// The height without the safe area below, in points; nil if the detent is inactive.
  func height(in context: Context) -> CGFloat? {
    rule.height(context).map { min(max(0, $0), context.maxDetentValue) }
  }

  /// Whether two detents have the same definition.
  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.kind == right.kind
  }

  /// Hashes the definition.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The definition of a detent with a height of its own.
public protocol CustomPresentationDetent {
  /// The height of the sheet, in points; nil makes the detent inactive.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}
