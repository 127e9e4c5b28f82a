public import Foundation
public import ScrollworkDrawing

/// The staging of a reel: what is around the scene, over it, and how its time runs.
///
/// The defaults show a scene as a product page would: a phone around a scene with a phone's safe
/// area and rounded corners for others, on a quiet gradient, with a shadow and with the touches.
public struct Staging: Hashable, Sendable {
  /// The device around a scene.
  public enum Device: String, CaseIterable, Hashable, Sendable {
    /// A phone for scenes with a phone's safe area, otherwise none.
    case automatic
    /// A phone; with a status bar and a home indicator where the safe area has room for them.
    case phone
    /// A tablet.
    case tablet
    /// No device: the canvas with rounded corners.
    case none
  }

  /// The background of a reel.
  public enum Background: Hashable, Sendable {
    /// A quiet gradient that suits the scene's color scheme.
    case automatic
    /// One color.
    case color(Color.Resolved)
    /// A gradient from the top leading corner to the bottom trailing corner, through at least two
    /// colors.
    case gradient([Color.Resolved])
    /// The first still, enlarged, blurred and darkened.
    case blurredStill
  }

  /// A moment from which the reel runs at another speed.
  public struct SpeedChange: Hashable, Sendable {
    /// The time in the scene, in seconds.
    public var time: Double
    /// The seconds of the scene shown in a second of the reel; 0.25 is slow motion.
    public var speed: Double

    /// A change of speed; `speed` is above 0.
    public init(at time: Double = 0, to speed: Double) { (self.time, self.speed) = (time, speed) }
  }

  /// A moment at which the reel stands still.
  public struct Freeze: Hashable, Sendable {
    /// The time in the scene, in seconds.
    public var time: Double
    /// The duration in the reel, in seconds.
    public var duration: Double

    /// A freeze; `duration` is 0 or more.
    public init(at time: Double, for duration: Double) {
      (self.time, self.duration) = (time, duration)
    }
  }

  /// The device; automatic by default.
  public var device = Device.automatic
  /// The background; automatic by default.
  public var background = Background.automatic
  /// The space around the device, in points of the scene; nil is a share of the scene's shorter
  /// side.
  public var padding: CGFloat?
  /// The corner radius of a canvas without a device, in points; nil is a share of its shorter side.
  public var cornerRadius: CGFloat?
  /// Whether the device or the canvas casts a shadow; true by default.
  public var hasShadow = true
  /// The title above the device; empty by default.
  public var title = ""
  /// The captions below the device.
  public var captions: [Caption] = []
  /// Whether fingers are shown; true by default.
  public var showsTouches = true
  /// Whether margins, thresholds and targets are shown; false by default.
  public var showsMarkers = false
  /// The changes of speed; the reel begins at speed 1.
  public var speedChanges: [SpeedChange] = []
  /// The freezes.
  public var freezes: [Freeze] = []
  /// The motion blur; nil, the default, shows each frame sharp.
  public var motionBlur: MotionBlur?
  /// The time of the poster in the scene, in seconds; nil is the middle of the reel.
  public var poster: Double?

  /// The default staging.
  public init() {}

  /// Multiplies the speed of the whole reel by a number above 0.
  public mutating func run(at speed: Double) {
    precondition(speed > 0, "a speed of \(speed)")
    let changes = speedChanges.map { SpeedChange(at: $0.time, to: $0.speed * speed) }
    speedChanges = [SpeedChange(to: speed)] + changes
  }

  /// The stills of the scene as they are.
  public static let bare: Staging = {
    var staging = Staging()
    (staging.device, staging.padding, staging.cornerRadius) = (.none, 0, 0)
    (staging.hasShadow, staging.showsTouches) = (false, false)
    return staging
  }()
}

/// The exposure of a frame: several samples of the scene while a shutter is open.
public struct MotionBlur: Hashable, Sendable {
  /// The number of samples in a frame, at least 1.
  public var samples: Int
  /// The part of the frame's duration for which the shutter is open, in degrees of a full turn,
  /// 0…360.
  public var shutter: Double

  /// Motion blur; by default of 8 samples while the shutter is open for half the frame.
  ///
  /// - Source: documented for film, a shutter of 180°; 8 samples are chosen: a flick of 2,000
  ///   points per second at 60 frames per second then has its samples 2 points apart.
  public init(samples: Int = 8, shutter: Double = 180) {
    precondition(samples > 0, "\(samples) samples in a frame")
    precondition((0...360).contains(shutter), "a shutter of \(shutter)°")
    (self.samples, self.shutter) = (samples, shutter)
  }

  /// The times of the samples of a frame that begins at `time`, in seconds of the reel.
  public func times(at time: Double, rate: FrameRate) -> [Double] {
    (0..<samples).map {
      time + Double($0) / Double(samples) * shutter / 360 * rate.time(of: 1)
    }
  }
}
