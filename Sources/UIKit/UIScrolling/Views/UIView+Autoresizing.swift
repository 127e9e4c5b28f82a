import Foundation
import ScrollworkGeometry

extension UIView {
  /// The margins and dimensions that change when the superview is resized.
  ///
  /// - Source: documented.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bit mask of the flexible parts.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes the view with its superview: flexible parts change in proportion to their lengths, or
  /// equally where all are zero.
  ///
  /// - Source: that the parts keep their shares is documented, the rest is chosen.
  func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let before = frame
    let (x, width) = Self.share(
      start: before.minX, length: before.width, of: old.width, in: new.width,
      gives: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.share(
      start: before.minY, length: before.height, of: old.height, in: new.height,
      gives: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let after = CGRect(x: x, y: y, width: width, height: height)
    if after != before { frame = after }
  }

  private static func share(
    start: CGFloat, length: CGFloat, of old: CGFloat, in new: CGFloat,
    gives: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let growth = new - old
    let parts = [
      gives.before ? start : nil, gives.length ? length : nil,
      gives.after ? old - start - length : nil,
    ]
    let sum = parts.reduce(0) { $0 + ($1 ?? 0) }
    let count = CGFloat(parts.count { $0 != nil })
    func more(_ part: CGFloat?) -> CGFloat {
      guard let part, count > 0 else { return 0 }
      return sum == 0 ? growth / count : growth * part / sum
    }
    return (start + more(parts[0]), max(0, length + more(parts[1])))
  }
}
