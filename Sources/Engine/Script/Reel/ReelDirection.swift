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

  /// The color of a device.
  public enum DeviceColor: String, CaseIterable, Hashable, Sendable {
    /// Neutral metals.
    case graphite, black, silver, white
    /// Tinted metals.
    case gold, rose, blue, green, purple
  }

  /// The size of the frames.
  public enum Size: Hashable, Sendable {
    /// A width and a height, in pixels.
    case pixels(width: Int, height: Int)
    /// The size of an App Store preview, upright or on its side as the scene is.
    case appStore
  }

  /// What is behind the scene.
  public enum Background: Hashable, Sendable {
    /// A color, or a gradient through several; at least one.
    case colors([ReelColor])
    /// The first still, blurred.
    case blurred
    /// A picture file, by its path from the script's folder.
    case picture(String)
    /// Nothing: what is around the scene is transparent.
    case clear
  }

  /// The device around the scene, and its color; nil for the usual one.
  case device(Device, DeviceColor? = nil)
  /// The size of the frames.
  case size(Size)
  /// The ratio of the frames' sides.
  case aspect(width: Int, height: Int)
  /// Whether the scene fills frames of a size, and is cut, instead of being fitted into them.
  case fill(Bool)
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
  /// A chapter: its title covers the reel, which stands still, for seconds of the reel; nil for the
  /// usual time.
  case chapter(String, for: Double? = nil)
  /// Keys that are pressed, with spaces between them, for seconds of the reel; nil for the usual time.
  case keys(String, for: Double? = nil)
  /// A move of the camera.
  case camera(CameraMove)
  /// Whether fingers are shown.
  case touches(Bool)
  /// Whether fingers are shown as the pointer of a mouse.
  case pointer(Bool)
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
    case .size, .aspect: "the size"
    case .fill: "the fit"
    case .background: "the background"
    case .padding: "the padding"
    case .corners: "the corner radius"
    case .shadow: "the shadow"
    case .title: "the title"
    case .touches: "the visibility of touches"
    case .pointer: "the pointer"
    case .markers: "the visibility of markers"
    case .motionBlur: "motion blur"
    case .caption, .chapter, .keys, .camera, .speed, .freeze, .poster: nil
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
