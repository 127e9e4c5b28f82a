public import ScrollworkEnvironment

/// The size of text that a person chose, in the words used before iOS 15.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A medium size.
  case medium
  /// The usual size.
  case large
  /// A larger size.
  case extraLarge
  /// A larger size.
  case extraExtraLarge
  /// A larger size.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  fileprivate var size: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? 0
    let sizes = DynamicTypeSize.allCases
    return sizes[sizes.index(sizes.startIndex, offsetBy: index)]
  }

  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases.first { $0.size == size } ?? .large
  }
}

extension EnvironmentValues {
  /// The size of text that a person chose; the same as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
