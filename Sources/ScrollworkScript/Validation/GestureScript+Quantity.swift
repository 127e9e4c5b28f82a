import ScrollworkMotion

extension GestureScript.Issue {
  /// A number of a script, which has a range.
  public enum Quantity: Hashable, Sendable, CaseIterable {
    /// How long to wait, in seconds.
    case wait
    /// How long a finger moves, or a scroll takes, in seconds.
    case dragDuration
    /// How long a finger stays, in seconds.
    case hold
    /// How long a finger stays before it moves or leaves, in seconds.
    case press
    /// How often a finger taps.
    case tapCount
    /// How far a drag moves along one axis, in points.
    case distance
    /// How fast a flick is, in points per second.
    case flickVelocity
    /// A coordinate of a place or an offset, in points or fractions.
    case coordinate
    /// How long to wait for rest at most, in seconds.
    case settlingLimit
    /// How many times as far apart two fingers are in the end.
    case pinchScale
    /// How far two fingers turn around each other, in degrees.
    case pinchTurn
    /// How long a trackpad is pushed, in seconds; zero for a wheel.
    case wheelDuration
    /// A side of the canvas, in points.
    case side
    /// Pixels to a point.
    case scale
    /// What the device keeps for itself at one side, in points.
    case inset
    /// How far off something may be, in points.
    case tolerance
    /// A number that state becomes.
    case setting

    /// What is accepted.
    ///
    /// - Source: chosen: slower flicks would not be flicks, and nothing on a canvas needs more.
    package var range: ClosedRange<Double> {
      switch self {
      case .wait, .settlingLimit: 0...600
      case .dragDuration: 0.01...60
      case .hold, .press, .wheelDuration: 0...60
      case .tapCount: 1...10
      case .distance: -100_000...100_000
      case .flickVelocity: Deceleration.leastSpeed...10_000
      case .coordinate: -100_000_000...100_000_000
      case .pinchScale: 0.01...100
      case .pinchTurn: -3_600...3_600
      case .side: 1...16_384
      case .scale: 0.1...8
      case .inset: 0...16_384
      case .tolerance: 0...100_000
      case .setting: -1e15...1e15
      }
    }

    /// What the number is, in words.
    package var words: String {
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
      case .pinchScale: "the scale of the pinch"
      case .pinchTurn: "the turn of the pinch"
      case .wheelDuration: "the time of the push"
      case .side: "a side of the canvas"
      case .scale: "the scale"
      case .inset: "an inset"
      case .tolerance: "the tolerance"
      case .setting: "the value"
      }
    }

    /// The unit it is in, with a space before it.
    package var unit: String {
      switch self {
      case .wait, .dragDuration, .hold, .press, .settlingLimit, .wheelDuration: " seconds"
      case .distance, .side, .inset, .tolerance: " points"
      case .flickVelocity: " points per second"
      case .scale: " pixels to a point"
      case .pinchTurn: " degrees"
      case .coordinate, .tapCount, .pinchScale, .setting: ""
      }
    }

    /// What is said of a value that is not accepted.
    package func complaint(_ value: Double) -> String {
      "\(words) is \(exactText(value)); accepted is \(exactText(range.lowerBound)) to "
        + "\(exactText(range.upperBound))\(unit)"
    }
  }
}
