import Foundation
public import ScrollworkDrawing

/// The contrast of two opaque colors.
///
/// - Source: documented, WCAG 2.2, "contrast ratio" and "relative luminance".
public enum Contrast {
  /// The least contrast of text with its ground, from 1 to 21.
  ///
  /// - Source: documented, WCAG 2.2, success criterion 1.4.3.
  public static let text = 4.5
  /// The least contrast of lines that carry meaning.
  ///
  /// - Source: documented, WCAG 2.2, success criterion 1.4.11.
  public static let lines = 3.0

  /// The contrast ratio, from 1 to 21, whichever color is the lighter one.
  public static func ratio(_ one: Color.Resolved, _ other: Color.Resolved) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: Color.Resolved) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
