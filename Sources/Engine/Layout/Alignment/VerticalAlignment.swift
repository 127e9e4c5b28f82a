import Foundation
import ScrollworkGeometry

/// A guide measured from the top.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide with an identifier.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The top edge.
  public static var top: VerticalAlignment { VerticalAlignment(Top.self) }
  /// The vertical center.
  public static var center: VerticalAlignment { VerticalAlignment(Center.self) }
  /// The bottom edge.
  public static var bottom: VerticalAlignment { VerticalAlignment(Bottom.self) }
  /// The topmost text baseline; the bottom edge of a view without text.
  public static var firstTextBaseline: VerticalAlignment {
    VerticalAlignment(FirstTextBaseline.self)
  }
  /// The lowest text baseline; the bottom edge of a view without text.
  public static var lastTextBaseline: VerticalAlignment {
    VerticalAlignment(LastTextBaseline.self)
  }
}
