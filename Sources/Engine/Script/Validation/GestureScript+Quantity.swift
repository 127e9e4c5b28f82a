import ScrollworkMotion

extension GestureScript.Issue {
  /// A kind of number in a script, with its accepted range.
  public enum Quantity: Hashable, Sendable, CaseIterable {
    /// The duration of a wait, in seconds.
    case wait
    /// The duration of a movement of a finger, or of a scroll, in seconds.
    case dragDuration
    /// The duration of a hold, in seconds.
    case hold
    /// The duration of a press before the finger moves or lifts, in seconds.
    case press
    /// The number of taps.
    case tapCount
    /// The displacement of a drag along one axis, in points.
    case distance
    /// The velocity of a flick, in points per second.
    case flickVelocity
    /// A coordinate of a place or an offset, in points or fractions.
    case coordinate
    /// The longest wait for rest, in seconds.
    case settlingLimit
    /// The final distance of two fingers, as a multiple of the initial one.
    case pinchScale
    /// The rotation of two fingers, in degrees.
    case pinchTurn
    /// The duration of a push on a trackpad, in seconds; zero for a wheel.
    case wheelDuration
    /// A side of the canvas, in points.
    case side
    /// Pixels per point.
    case scale
    /// A safe-area inset, in points.
    case inset
    /// A tolerance, in points.
    case tolerance
    /// A number written to state.
    case setting
    /// The duration of a caption, in seconds.
    case caption
    /// The speed of a reel.
    case speed
    /// The duration of a freeze, in seconds.
    case freeze
    /// The space around a device, in points.
    case padding
    /// The corner radius of a canvas, in points.
    case cornerRadius
    /// The number of samples in a frame.
    case samples
    /// A side of a reel's frames, in pixels.
    case frameSide
    /// A part of the ratio of a reel's sides.
    case ratio
    /// The factor of the camera.
    case zoom
    /// The duration of a move of the camera, in seconds.
    case cameraMove

    /// The accepted values.
    ///
    /// - Source: chosen: slower flicks would not be flicks, and no canvas needs more.
    package var range: ClosedRange<Double> {
      switch self {
      case .wait, .settlingLimit: 0...600
      case .dragDuration: 0.01...60
      case .hold, .press, .wheelDuration: 0...60
      case .tapCount: 1...10
      case .distance: -100_000...100_000
      case .flickVelocity: Deceleration.minimumTargetSpeed...10_000
      case .coordinate: -100_000_000...100_000_000
      case .pinchScale: 0.01...100
      case .pinchTurn: -3_600...3_600
      case .side: 1...16_384
      case .scale: 0.1...8
      case .inset: 0...16_384
      case .tolerance: 0...100_000
      case .setting: -1e15...1e15
      case .caption: 0.1...600
      case .speed: 0.01...100
      case .freeze: 0...600
      case .padding, .cornerRadius: 0...4_096
      case .samples: 1...64
      case .frameSide: 16...8_192
      case .ratio: 1...1_000
      case .zoom: 0.25...8
      case .cameraMove: 0...60
      }
    }

    /// The name of the quantity in messages.
    package var words: String {
      switch self {
      case .wait: "the duration of the wait"
      case .dragDuration: "the duration of the drag"
      case .hold: "the duration of the hold"
      case .press: "the duration of the press"
      case .tapCount: "the number of taps"
      case .distance: "the distance of the drag"
      case .flickVelocity: "the velocity of the flick"
      case .coordinate: "a coordinate"
      case .settlingLimit: "the time limit"
      case .pinchScale: "the scale of the pinch"
      case .pinchTurn: "the rotation of the pinch"
      case .wheelDuration: "the duration of the wheel input"
      case .side: "a side of the canvas"
      case .scale: "the scale"
      case .inset: "an inset"
      case .tolerance: "the tolerance"
      case .setting: "the value"
      case .caption: "the duration of the caption"
      case .speed: "the speed"
      case .freeze: "the duration of the freeze"
      case .padding: "the padding"
      case .cornerRadius: "the corner radius"
      case .samples: "the number of samples"
      case .frameSide: "a side of the frames"
      case .ratio: "a part of the ratio"
      case .zoom: "the factor of the zoom"
      case .cameraMove: "the duration of the move"
      }
    }

    /// The unit, with a space before it.
    package var unit: String {
      switch self {
      case .wait, .dragDuration, .hold, .press, .settlingLimit, .wheelDuration, .caption, .freeze,
        .cameraMove:
        " seconds"
      case .distance, .side, .inset, .tolerance, .padding, .cornerRadius: " points"
      case .flickVelocity: " points per second"
      case .scale: " pixels per point"
      case .pinchTurn: " degrees"
      case .frameSide: " pixels"
      case .coordinate, .tapCount, .pinchScale, .setting, .speed, .samples, .ratio, .zoom: ""
      }
    }

    /// The message for a value out of range.
    package func complaint(_ value: Double) -> String {
      "\(words) is \(shortestDecimalText(value)); expected \(shortestDecimalText(range.lowerBound)) to "
        + "\(shortestDecimalText(range.upperBound))\(unit)"
    }
  }
}
