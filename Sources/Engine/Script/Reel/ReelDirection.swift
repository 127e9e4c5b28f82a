public import Foundation

/// A direction for a reel: a `reel` line of a script file.
public enum ReelDirection: Hashable, Sendable {
  /// The device around the scene.
  public enum Device: String, CaseIterable, Hashable, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case tablet
    /// No device.
    case none
  }

  /// What is behind the scene.
  public enum Background: Hashable, Sendable {
    /// A color, or a gradient through several; at least one.
    case colors([ReelColor])
    /// The first still, blurred.
    case blurred
  }

  /// The device around the scene.
  case device(Device)
  /// What is behind the scene.
  case background(Background)
  /// The space around the device, in points.
  case padding(CGFloat)
  /// The corner radius of a canvas without a device, in points.
  case corners(CGFloat)
  /// Whether there is a shadow.
  case shadow(Bool)
  /// The title.
  case title(String)
  /// A caption from now on, for a duration in seconds of the reel; nil up to the next caption.
  case caption(String, for: Double? = nil)
  /// Whether fingers are shown.
  case touches(Bool)
  /// Whether margins, thresholds and targets are shown.
  case markers(Bool)
  /// The speed from now on, in seconds of the scene for each second of the reel.
  case speed(Double)
  /// A stand-still, in seconds of the reel.
  case freeze(Double)
  /// Motion blur; nil for the usual number of samples in a frame.
  case motionBlur(samples: Int? = nil)
  /// This moment stands for the reel.
  case poster

  /// The name, in messages, of a setting of the whole reel; nil for a direction of a moment.
  var topic: String? {
    switch self {
    case .device: "the device"
    case .background: "the background"
    case .padding: "the padding"
    case .corners: "the corner radius"
    case .shadow: "the shadow"
    case .title: "the title"
    case .touches: "the visibility of touches"
    case .markers: "the visibility of markers"
    case .motionBlur: "motion blur"
    case .caption, .speed, .freeze, .poster: nil
    }
  }
}

/// A color of a reel: a code, or a name of the system colors.
public enum ReelColor: Hashable, Sendable {
  /// The names of colors.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// Grays.
    case black, white, gray
    /// Warm colors.
    case red, orange, yellow, brown, pink
    /// Cold colors.
    case green, mint, teal, cyan, blue, indigo, purple
  }

  /// Red, green and blue, each a byte: 0x101828.
  case code(UInt32)
  /// A system color.
  case named(Name)

  /// The color of a code such as "#101828" or "#fff"; nil for other text.
  package init?(code text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 3 || digits.count == 6,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    let wide = digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    guard let code = UInt32(wide, radix: 16) else { return nil }
    self = .code(code)
  }
}
