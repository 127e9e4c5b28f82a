import ScrollworkMotion

extension GestureScript.Issue: CustomStringConvertible {
  /// What is wrong, with the value and what is accepted; steps count from one.
  public var description: String {
    switch problem {
    case .outOfRange(let quantity, let value):
      "step \(step + 1): \(quantity.words) is \(plainText(value)); accepted is "
        + "\(plainText(quantity.range.lowerBound)) to \(plainText(quantity.range.upperBound))"
        + quantity.unit
    case .emptyName: "step \(step + 1): the name of the view is empty"
    }
  }
}

extension GestureScript.Issue.Quantity {
  fileprivate var words: String {
    switch self {
    case .wait: "the time to wait"
    case .dragDuration: "the time of the drag"
    case .hold: "the time to hold"
    case .press: "the time of the press"
    case .tapCount: "the number of taps"
    case .distance: "the distance of the drag"
    case .flickVelocity: "the velocity of the flick"
    case .coordinate: "a coordinate"
    case .settlingLimit: "the limit"
    }
  }

  fileprivate var unit: String {
    switch self {
    case .wait, .dragDuration, .hold, .press, .settlingLimit: " seconds"
    case .distance: " points"
    case .flickVelocity: " points per second"
    case .coordinate, .tapCount: ""
    }
  }
}
