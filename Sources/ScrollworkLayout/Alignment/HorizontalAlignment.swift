import Foundation
import ScrollworkGeometry

/// A guide measured from the leading edge.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide of that name.
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

  /// Where the line between two rows of a list begins: by itself, where the first text of the upper
  /// one does.
  public static var listRowSeparatorLeading: HorizontalAlignment {
    HorizontalAlignment(ListRowSeparatorLeading.self)
  }
  /// Where the line between two rows of a list ends: by itself, at the end of the row.
  public static var listRowSeparatorTrailing: HorizontalAlignment {
    HorizontalAlignment(ListRowSeparatorTrailing.self)
  }
  /// The edge where a line of text begins.
  public static var leading: HorizontalAlignment { HorizontalAlignment(Leading.self) }
  /// The middle.
  public static var center: HorizontalAlignment { HorizontalAlignment(Center.self) }
  /// The edge where a line of text ends.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(Trailing.self) }
}
