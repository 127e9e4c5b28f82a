extension Int {
  /// The whole part of a number that code may have made of anything: 0 for what is no number, and the
  /// nearest of ±10¹⁵ for larger ones, whose sums and small multiples are numbers still.
  package init(clampingNumber number: some BinaryFloatingPoint) {
    let number = Double(number)
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e15), 1e15))
  }
}
