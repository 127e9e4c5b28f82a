package import Foundation
package import ScrollworkGeometry

/// A part of a symbol: a stroked or filled path, drawn over or cut out of the parts before it.
///
/// Coordinates are units of a square of 24, centered on the middle of capital letters.
package struct SymbolPart: Hashable, Sendable {
  /// The effect of a part on those before it.
  package enum Role: Hashable, Sendable {
    /// Draws.
    case draw
    /// Cuts out.
    case erase
    /// Cuts out where a symbol has one color, and draws where it has several.
    case stamp
  }

  /// The outline.
  package var path: Path
  /// Whether the outline is stroked instead of filled by the even-odd rule.
  package var isLine: Bool
  /// The effect on the parts before.
  package var role = Role.draw
  /// The level in the hierarchy: 1 for the first color, 3 for the last.
  package var level = 1
  /// The width of the gap that is cut around the part.
  package var gap: CGFloat = 0
  /// The width of lines relative to that of the symbol.
  package var width: CGFloat = 1
  /// The color of the part where symbols have their own.
  package var tint: SymbolTint?
  /// The position among the parts that show a variable value; nil if it is always shown.
  package var step: Int?

  /// The side of the square.
  package static let side: CGFloat = 24

  /// The part in other coordinates; lines of the same size keep their width.
  ///
  /// - Source: chosen: lines become thinner by less than what they outline.
  package func applying(_ transform: CGAffineTransform) -> SymbolPart {
    var copy = self
    copy.path = path.applying(transform)
    let scale = hypot(transform.a, transform.b)
    copy.width = width * min(1, 0.55 + 0.65 * scale)
    return copy
  }

  /// The line width at a font weight from 100 to 900, in units.
  ///
  /// - Source: chosen, to match the strokes of the system typeface: bold lines are about one and a
  ///   half times as wide as regular ones.
  package static func thickness(_ weight: Int) -> CGFloat {
    1.65 + CGFloat(weight - 400) * 0.003
  }
}

/// The color that a part of a symbol has in multicolor rendering.
package enum SymbolTint: Character, Hashable, Sendable {
  case blue = "b"
  case cyan = "c"
  case gray = "k"
  case green = "g"
  case orange = "o"
  case purple = "p"
  case red = "r"
  case white = "w"
  case yellow = "y"
}
