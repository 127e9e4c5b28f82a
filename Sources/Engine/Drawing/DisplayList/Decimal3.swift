/// Spells numbers with at most three decimals, no trailing zeros and no negative zero, whatever the
/// locale.
package enum Decimal3 {
  /// The number, rounded to thousandths.
  package static func spell(_ value: some BinaryFloatingPoint) -> String {
    DecimalText.spell(value, places: 3)
  }
}
