public import Foundation
public import ScrollworkDrawing
public import ScrollworkScript

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
    /// A picture file, which covers the frame.
    case picture(URL)
    /// Nothing: what is around the scene is transparent.
    case clear
  }

  /// The size of the frames.
  public enum FrameSize: Hashable, Sendable {
    /// As large as what they show.
    case natural
    /// A ratio of the sides, around what they show.
    case aspect(width: Int, height: Int)
    /// A width and a height, in pixels.
    case pixels(width: Int, height: Int)
    /// The size of an App Store preview of a phone, upright or on its side as the scene is; the reel
    /// meets the rules of previews.
    case appStore
  }

  /// A title that covers the reel, which stands still.
  public struct Chapter: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The time in the scene, in seconds.
    public var time: Double
    /// The duration in the reel, in seconds.
    public var duration: Double

    /// The usual duration, in seconds.
    ///
    /// - Source: chosen: a short title is read twice.
    public static let usualDuration = 1.6

    /// A chapter.
    public init(
      _ title: String, at time: Double, for duration: Double = Chapter.usualDuration
    ) {
      (self.title, self.time, self.duration) = (title, time, duration)
    }
  }

  /// A move of the camera.
  public struct CameraCue: Hashable, Sendable {
    /// The time in the scene at which it begins, in seconds.
    public var time: Double
    /// The move.
    public var move: CameraMove

    /// A move that begins at a time.
    public init(at time: Double, _ move: CameraMove) { (self.time, self.move) = (time, move) }
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
  /// The color of the device's metal; graphite by default.
  public var deviceColor = ReelDirection.DeviceColor.graphite
  /// The size of the frames; natural by default.
  public var frameSize = FrameSize.natural
  /// Whether the scene fills the frame, without a device, and is cut where it is longer; false, the
  /// default, fits everything into the frame.
  public var fillsFrame = false
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
  /// The chapters.
  public var chapters: [Chapter] = []
  /// Keys that are pressed, with spaces between them, each for its time.
  public var keys: [Caption] = []
  /// The moves of the camera.
  public var camera: [CameraCue] = []
  /// Whether fingers are shown as the pointer of a mouse; nil, the default, does for a scene with a
  /// mouse.
  public var showsPointer: Bool?
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
