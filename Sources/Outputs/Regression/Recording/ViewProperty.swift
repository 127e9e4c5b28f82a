/// A property of a recorded view that is a number.
public enum ViewProperty: String, CaseIterable, Hashable, Sendable, Codable {
  /// The left edge of the frame, in points.
  case x
  /// The upper edge of the frame, in points.
  case y
  /// The width of the frame, in points.
  case width
  /// The height of the frame, in points.
  case height
  /// The horizontal scale factor of an effect.
  case scaleX
  /// The vertical scale factor of an effect.
  case scaleY
  /// The rotation of an effect, in degrees clockwise.
  case rotation
  /// The horizontal skew of an effect, in degrees.
  case skew
  /// The horizontal displacement of the view's center by an effect, in points.
  case offsetX
  /// The vertical displacement of the view's center by an effect, in points.
  case offsetY
  /// The horizontal perspective of an effect: the part of the depth in a point's width, in
  /// thousandths.
  case perspectiveX
  /// The vertical perspective of an effect, in thousandths.
  case perspectiveY
  /// The opacity of an effect, 0 … 1.
  case opacity
  /// The standard deviation of the blur, in points.
  case blur
  /// The progress of a scroll transition, −1 … 1.
  case progress

  /// The words for the property in a sentence.
  var words: String {
    switch self {
    case .x: "the left edge"
    case .y: "the upper edge"
    case .width, .height, .rotation, .skew, .opacity, .blur, .progress: rawValue
    case .scaleX: "horizontal scale"
    case .scaleY: "vertical scale"
    case .offsetX: "horizontal offset"
    case .offsetY: "vertical offset"
    case .perspectiveX: "horizontal perspective"
    case .perspectiveY: "vertical perspective"
    }
  }

  /// The unit of the values.
  var unit: Unit {
    switch self {
    case .x, .y, .width, .height, .offsetX, .offsetY, .blur: .points
    case .rotation, .skew: .degrees
    case .scaleX, .scaleY, .opacity, .progress: .fraction
    case .perspectiveX, .perspectiveY: .thousandths
    }
  }

  /// The value of a view without effects.
  var neutral: Double {
    switch self {
    case .scaleX, .scaleY, .opacity: 1
    default: 0
    }
  }

  /// A unit of values.
  enum Unit {
    case points
    case degrees
    case fraction
    case thousandths

    /// The greatest distance of a track from the value of a still.
    ///
    /// - Source: chosen: a twenty-fifth of a pixel at two pixels per point, and what moves the edge
    ///   of a view of 100 points as far. Whether stills are equal is decided by their digests.
    var tolerance: Double {
      switch self {
      case .points: 0.02
      case .degrees: 0.02
      case .fraction: 0.0004
      case .thousandths: 0.002
      }
    }
  }
}

extension Double {
  /// The number as it is recorded: points to four decimals, other units to six.
  func rounded(to unit: ViewProperty.Unit) -> Double {
    let steps = unit == .points ? 1e4 : 1e6
    return (self * steps).rounded() / steps + 0
  }
}
