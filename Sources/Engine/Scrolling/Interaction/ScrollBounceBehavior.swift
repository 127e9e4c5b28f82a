/// The bounce of content beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    case automatic
    case always
    case basedOnSize
    case never
  }

  let rule: Rule

  /// The default of the scroll view: it always bounces.
  ///
  /// - Source: chosen, after UIKit's `alwaysBounceVertical` on the axis that scrolls; the
  ///   documentation says "the default behavior of the context".
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(rule: .automatic) }

  /// Always bounces.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(rule: .always) }

  /// Bounces only if the content is longer than the container.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(rule: .basedOnSize) }

  /// Never bounces, as UIKit's `bounces = false`.
  package static var never: ScrollBounceBehavior { ScrollBounceBehavior(rule: .never) }

  func allows(scrollable: Bool) -> Bool {
    switch rule {
    case .automatic, .always: true
    case .basedOnSize: scrollable
    case .never: false
    }
  }
}
