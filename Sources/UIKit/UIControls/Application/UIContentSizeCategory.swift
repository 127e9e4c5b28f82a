/// The text size that a user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a category.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The least size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// The second least size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// The size below the usual one.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// The size above the usual one.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// The second size above the usual one.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The greatest size of those that are not for accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The least size for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The greatest size.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// No category.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  private static let ascending: [Self] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether a category has smaller text than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    let places = [lhs, rhs].map { ascending.firstIndex(of: $0) ?? 0 }
    return places[0] < places[1]
  }
}
