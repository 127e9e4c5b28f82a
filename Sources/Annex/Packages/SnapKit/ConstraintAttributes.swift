import ScrollworkUIKit

/// What constraints relate: edges, centers, sizes and baselines, in any combination.
public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt

  /// Creates a combination of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  static let all: [(bit: ConstraintAttributes, attribute: NSLayoutConstraint.Attribute)] = [
    (.left, .left), (.top, .top), (.right, .right), (.bottom, .bottom), (.leading, .leading),
    (.trailing, .trailing), (.width, .width), (.height, .height), (.centerX, .centerX),
    (.centerY, .centerY), (.lastBaseline, .lastBaseline), (.firstBaseline, .firstBaseline),
    (.leftMargin, .leftMargin), (.rightMargin, .rightMargin), (.topMargin, .topMargin),
    (.bottomMargin, .bottomMargin), (.leadingMargin, .leadingMargin),
    (.trailingMargin, .trailingMargin), (.centerXWithinMargins, .centerXWithinMargins),
    (.centerYWithinMargins, .centerYWithinMargins),
  ]

  static let left = Self(rawValue: 1)
  static let top = Self(rawValue: 1 << 1)
  static let right = Self(rawValue: 1 << 2)
  static let bottom = Self(rawValue: 1 << 3)
  static let leading = Self(rawValue: 1 << 4)
  static let trailing = Self(rawValue: 1 << 5)
  static let width = Self(rawValue: 1 << 6)
  static let height = Self(rawValue: 1 << 7)
  static let centerX = Self(rawValue: 1 << 8)
  static let centerY = Self(rawValue: 1 << 9)
  static let lastBaseline = Self(rawValue: 1 << 10)
  static let firstBaseline = Self(rawValue: 1 << 11)
  static let leftMargin = Self(rawValue: 1 << 12)
  static let rightMargin = Self(rawValue: 1 << 13)
  static let topMargin = Self(rawValue: 1 << 14)
  static let bottomMargin = Self(rawValue: 1 << 15)
  static let leadingMargin = Self(rawValue: 1 << 16)
  static let trailingMargin = Self(rawValue: 1 << 17)
  static let centerXWithinMargins = Self(rawValue: 1 << 18)
  static let centerYWithinMargins = Self(rawValue: 1 << 19)

  static let edges: Self = [.left, .top, .right, .bottom]
  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let directionalEdges: Self = [.leading, .top, .trailing, .bottom]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let directionalVerticalEdges: Self = [.top, .bottom]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]

  /// The attributes of constraints, in the order of the bits.
  var attributes: [NSLayoutConstraint.Attribute] {
    Self.all.filter { contains($0.bit) }.map(\.attribute)
  }
}
