import CCairo
import Foundation

extension CGFloat {
  /// The largest number of Pango's units of a length.
  ///
  /// - Source: chosen; a million points, far beyond any canvas, and within the 32 bits of Pango's units.
  private static let mostPangoUnits: CGFloat = 1e9

  /// The nearest number of Pango's units to a length in points; 0 for what is no number.
  var pangoUnits: Int {
    guard !isNaN else { return 0 }
    let units = (self * CGFloat(PANGO_SCALE)).rounded()
    return Int(Swift.min(Swift.max(units, -Self.mostPangoUnits), Self.mostPangoUnits))
  }
}
