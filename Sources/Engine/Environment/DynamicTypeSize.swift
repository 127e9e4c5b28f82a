/// A Dynamic Type size: how large text in a text style is.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The extra small size.
  case xSmall
  /// The small size.
  case small
  /// The medium size.
  case medium
  /// The large size, the default.
  case large
  /// The extra large size.
  case xLarge
  /// The second extra large size.
  case xxLarge
  /// The third extra large size, the largest of the standard sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size, the largest.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
  /// The size of a name, such as `xLarge` or `accessibility3`; nil if there is none.
  package init?(name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }

  /// The nearest size in a range; the size itself if the range is empty.
  package func limited(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
    let sizes = Self.allCases.filter { range.contains($0) }
    guard let least = sizes.first, let greatest = sizes.last else { return self }
    return min(max(self, least), greatest)
  }
}

extension EnvironmentValues {
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  /// The Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
