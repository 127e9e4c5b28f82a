/// What kind of view something is to those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32 = 0

  /// None.
  public init() {}

  private init(bit: UInt32) { bits = 1 << bit }

  /// Something that is pressed.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// Something that stands above others.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// One of several that is selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// Something that leads elsewhere.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// A picture.
  public static let isImage = AccessibilityTraits(bit: 4)
  /// Words that do not change.
  public static let isStaticText = AccessibilityTraits(bit: 5)
  /// Something that covers all else.
  public static let isModal = AccessibilityTraits(bit: 6)
  /// Something that sums up.
  public static let isSummaryElement = AccessibilityTraits(bit: 7)
  /// Something that is on or off.
  public static let isToggle = AccessibilityTraits(bit: 8)

  /// Whether all of a trait is among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// These and others.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { combined(other, |) }

  /// Those that are among others too.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    combined(other, &)
  }

  /// Those that are here or among others, not both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    combined(other, ^)
  }

  /// Adds traits.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes traits away.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Adds traits.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let there = intersection(newMember)
    formUnion(newMember)
    return there.bits == 0 ? nil : there
  }

  /// Adds others.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps those that are among others too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps what is here or among others, not both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  private func combined(
    _ other: AccessibilityTraits, _ change: (UInt32, UInt32) -> UInt32
  ) -> AccessibilityTraits {
    var copy = self
    copy.bits = change(bits, other.bits)
    return copy
  }
}

/// What becomes of views inside another for those who do not see them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Nothing is told of them.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each is told.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are told as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
