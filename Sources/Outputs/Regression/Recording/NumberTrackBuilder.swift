/// Makes a track of the values of one still after another.
///
/// It keeps a value only where a straight line from the last kept one would leave the tolerance, so
/// memory grows with turns of the curve, not with stills.
///
/// - Source: documented. The cone of slopes is that of the swing filter: H. Elmeleegy et al.,
///   "Online Piece-wise Linear Approximation of Numerical Streams with Precision Guarantees",
///   VLDB 2009; here keys are values of the reel itself.
struct NumberTrackBuilder {
  /// The greatest distance of a still's value from the track.
  let tolerance: Double
  private var keys: [NumberTrack.Key] = []
  private var spans: [ClosedRange<Int>] = []
  /// The slopes of lines from the last key that pass all values since within the tolerance.
  private var slopes = -Double.infinity...Double.infinity
  /// The last value, which becomes a key if the next one is out of reach.
  private var last: NumberTrack.Key?

  init(tolerance: Double) { self.tolerance = tolerance }

  /// Appends the value of a still after all those before.
  mutating func append(_ value: Double, at still: Int) {
    let key = NumberTrack.Key(still: still, value: value)
    guard let anchor = keys.last, let last, last.still == still - 1 else {
      endSpan()
      begin(at: key)
      spans.append(still...still)
      return
    }
    spans[spans.count - 1] = spans[spans.count - 1].lowerBound...still
    let slope = (value - anchor.value) / Double(still - anchor.still)
    if slopes.contains(slope) {
      narrow(around: key, from: anchor)
      self.last = key
    } else {
      begin(at: last)
      narrow(around: key, from: last)
      self.last = key
    }
  }

  /// Appends the last value for so many further stills.
  mutating func repeatLast(_ count: Int) {
    guard let last else { return }
    for step in 0..<count { append(last.value, at: last.still + 1 + step) }
  }

  /// The track of all values.
  func track() -> NumberTrack {
    var copy = self
    copy.endSpan()
    return NumberTrack(keys: copy.keys, spans: copy.spans)
  }

  private mutating func begin(at key: NumberTrack.Key) {
    keys.append(key)
    last = key
    slopes = -Double.infinity...Double.infinity
  }

  private mutating func narrow(around key: NumberTrack.Key, from anchor: NumberTrack.Key) {
    let distance = Double(key.still - anchor.still)
    let low = max(slopes.lowerBound, (key.value - tolerance - anchor.value) / distance)
    let high = min(slopes.upperBound, (key.value + tolerance - anchor.value) / distance)
    slopes = min(low, high)...max(low, high)
  }

  private mutating func endSpan() {
    guard let last, let anchor = keys.last, last.still > anchor.still else { return }
    if last.value != anchor.value { keys.append(last) }
  }
}
