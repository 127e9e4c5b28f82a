/// Whether content gives way beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    case automatic
    case always
    case basedOnSize
    case never
  }

  let rule: Rule

  /// What the scroll view does by itself: it always gives way.
  ///
  /// - Source: chosen, after UIKit's `alwaysBounceVertical` on the axis that scrolls; the
  ///   documentation says "the default behavior of the context".
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(rule: .automatic) }

  /// Gives way always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(rule: .always) }

  /// Gives way only if there is something to scroll to.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(rule: .basedOnSize) }

  /// Never gives way, as UIKit's `bounces = false`.
  package static var never: ScrollBounceBehavior { ScrollBounceBehavior(rule: .never) }

  func allows(scrollable: Bool) -> Bool {
    switch rule {
    case .automatic, .always: true
    case .basedOnSize: scrollable
    case .never: false
    }
  }
}
