import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// The lengths that modifiers are given, which may be computed, and so may be no lengths.
extension ResolveContext {
  /// A length of a modifier; one that is not finite is reported and counts as zero.
  ///
  /// - Source: chosen; the system warns of some of them and ignores them.
  @MainActor func finite(
    _ length: CGFloat, of modifier: String, at location: SourceLocation
  ) -> CGFloat {
    if length.isFinite { return length }
    session.report(
      .lengthNotFinite(modifier: modifier, value: "\(length)", at: "\(location)"), in: path)
    return 0
  }

  /// The insets of a modifier; those that are not finite are reported and count as zero.
  @MainActor func finite(
    _ insets: EdgeInsets, of modifier: String, at location: SourceLocation
  ) -> EdgeInsets {
    func sound(_ length: CGFloat) -> CGFloat { finite(length, of: modifier, at: location) }
    return EdgeInsets(
      top: sound(insets.top), leading: sound(insets.leading), bottom: sound(insets.bottom),
      trailing: sound(insets.trailing))
  }

  /// A dimension of a frame; a negative, infinite or NaN one is reported and ignored.
  ///
  /// - Source: documented that such a dimension is invalid; the rest is chosen.
  @MainActor func frameLength(
    _ name: String, _ value: CGFloat?, at location: SourceLocation
  ) -> CGFloat? {
    guard let value, !(value >= 0 && value.isFinite) else { return value }
    let spelled = value.isFinite ? Decimal3.spell(value) : "\(value)"
    session.report(.noLength(name, spelled, at: "\(location)"), in: path)
    return nil
  }
}
