import Foundation
import ScrollworkGeometry

/// A guide measured from the leading edge.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide with an identifier.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading end of a list row's separator; by default the leading edge of the upper row's
  /// first text.
  public static var listRowSeparatorLeading: HorizontalAlignment {
    HorizontalAlignment(ListRowSeparatorLeading.self)
  }
  /// The trailing end of a list row's separator; by default the row's trailing edge.
  public static var listRowSeparatorTrailing: HorizontalAlignment {
    HorizontalAlignment(ListRowSeparatorTrailing.self)
  }
  /// The leading edge.
  public static var leading: HorizontalAlignment { HorizontalAlignment(Leading.self) }
  /// The horizontal center.
  public static var center: HorizontalAlignment { HorizontalAlignment(Center.self) }
  /// The trailing edge.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(Trailing.self) }
}
