/// Characteristics that describe a view to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32 = 0

  /// Creates an empty set of traits.
  public init() {}

  private init(bit: UInt32) { bits = 1 << bit }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// The view is a header that divides content into sections.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// The view is currently selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(bit: 4)
  /// The view is static text.
  public static let isStaticText = AccessibilityTraits(bit: 5)
  /// The view is modal: accessibility ignores its siblings.
  public static let isModal = AccessibilityTraits(bit: 6)
  /// The view summarizes the state of its screen.
  public static let isSummaryElement = AccessibilityTraits(bit: 7)
  /// The view is a toggle, either on or off.
  public static let isToggle = AccessibilityTraits(bit: 8)

  /// Whether the set contains every trait of `member`.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// The traits in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { combined(other, |) }

  /// The traits common to both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    combined(other, &)
  }

  /// The traits in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    combined(other, ^)
  }

  /// Inserts traits.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes traits and returns those that were present.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Inserts traits unconditionally and returns those that were already present.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let there = intersection(newMember)
    formUnion(newMember)
    return there.bits == 0 ? nil : there
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps only the traits common to both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps only the traits in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  private func combined(
    _ other: AccessibilityTraits, _ change: (UInt32, UInt32) -> UInt32
  ) -> AccessibilityTraits {
    var copy = self
    copy.bits = change(bits, other.bits)
    return copy
  }
}

/// The treatment of a view's children in the accessibility tree.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Hides the children from accessibility.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Makes each child an accessibility element of its own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Merges the children into one accessibility element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
