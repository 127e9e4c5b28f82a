// The module behind `import SwiftUIPager` in a Swift file: pages that follow the finger.

@_exported public import ScrollworkSwiftUI

/// The number of the page that is shown.
public final class Page: ObservableObject {
  /// A change of the page.
  public enum Update: Sendable {
    /// To the next one.
    case next
    /// To the one before.
    case previous
    /// To the first one.
    case moveToFirst
    /// To the last one.
    case moveToLast
    /// To one of a number.
    case new(index: Int)
  }

  /// The index of the shown page.
  @Published public var index: Int
  var count = 0

  init(_ index: Int) { self.index = index }

  /// A page that begins with the first.
  public static func first() -> Page { Page(0) }

  /// A page that begins with a number.
  public static func withIndex(_ index: Int) -> Page { Page(index) }

  /// Updates the index of the page.
  public func update(_ update: Update) {
    let last = max(0, count - 1)
    switch update {
    case .next: index = min(index + 1, last)
    case .previous: index = max(index - 1, 0)
    case .moveToFirst: index = 0
    case .moveToLast: index = last
    case .new(let number): index = min(max(number, 0), last)
    }
  }
}

/// Where an item is in its page.
public enum PositionAlignment: Hashable, Sendable {
  /// Aligns pages in the center.
  case center
  /// At the beginning, after some points.
  case start(CGFloat = 0)
  /// At the end, before some points.
  case end(CGFloat = 0)
}
