/// The stills in which a property differs, with the values where it differs most.
struct PropertyChange {
  /// The stills of the new reel, in order.
  var stills: [Int] = []
  /// The values at the still with the greatest difference.
  var old = 0.0
  /// The values at the still with the greatest difference.
  var new = 0.0

  /// The still with the greatest difference.
  private(set) var peak: Int?

  /// The greatest difference.
  var amount: Double { new - old }

  mutating func add(_ still: Int, _ old: Double, _ new: Double) {
    if stills.isEmpty || abs(new - old) > abs(amount) {
      (self.old, self.new, peak) = (old, new, still)
    }
    stills.append(still)
  }
}
