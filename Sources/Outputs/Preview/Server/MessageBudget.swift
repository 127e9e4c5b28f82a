/// The messages that a client may still send: a bucket that fills at a rate.
struct MessageBudget {
  /// The messages that are added, a second.
  private let rate: Double
  /// The most messages.
  private let capacity: Double
  private var messages: Double
  private var time: Double

  /// A full budget at a time, in seconds.
  init(rate: Double, capacity: Double, at time: Double) {
    self.rate = rate
    self.capacity = capacity
    self.time = time
    messages = capacity
  }

  /// Takes one message at a time, in seconds; false if there is none.
  ///
  /// A time before the last one adds nothing.
  mutating func spend(at time: Double) -> Bool {
    messages = min(capacity, messages + max(0, time - self.time) * rate)
    self.time = max(self.time, time)
    guard messages >= 1 else { return false }
    messages -= 1
    return true
  }
}
