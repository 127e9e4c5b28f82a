import Foundation

extension DisplayList: CustomStringConvertible {
  /// The size and the beginning of the digest, in a line; for all draw commands see ``dump``.
  public var description: String {
    "display list \(digest.hexadecimal(digits: 8)) of \(canvas.inPoints)"
  }
}

extension CGSize {
  /// The size in a sentence, such as `390 × 844 pt`.
  package var inPoints: String { "\(Decimal3.spell(width)) × \(Decimal3.spell(height)) pt" }
}
