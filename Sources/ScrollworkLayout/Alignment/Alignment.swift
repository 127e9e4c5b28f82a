import Foundation

/// A guide for each axis.
@frozen public struct Alignment: Equatable, Sendable {
  /// The guide measured from the leading edge.
  public var horizontal: HorizontalAlignment
  /// The guide measured from the top.
  public var vertical: VerticalAlignment

  /// An alignment on two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle of both axes.
  public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  /// The middle of the leading edge.
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  /// The middle of the trailing edge.
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// The middle of the top edge.
  public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  /// The middle of the bottom edge.
  public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  /// The top leading corner.
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  /// The top trailing corner.
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  /// The bottom leading corner.
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Alignment {
    Alignment(horizontal: .trailing, vertical: .bottom)
  }
  /// The topmost baseline of text, in the middle.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The lowest baseline of text, in the middle.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// The topmost baseline of text, at the leading edge.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The lowest baseline of text, at the leading edge.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// The topmost baseline of text, at the trailing edge.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The lowest baseline of text, at the trailing edge.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}
