package import Foundation

/// The file format of a moving picture.
public enum ReelForm: String, CaseIterable, Hashable, Sendable {
  /// H.264 video.
  case mp4
  /// VP9 video.
  case webm
  /// ProRes 4444 video, or the animation codec of QuickTime.
  case mov
  /// A GIF.
  case gif
  /// An animated PNG.
  case png
  /// An animated WebP.
  case webp
  /// An animated SVG.
  case svg
  /// A web page that plays the reel.
  case html

  /// The form of a file's ending, in upper or lower case; nil if it is none.
  public init?(ending: String) {
    let ending = ending.lowercased()
    self.init(rawValue: ending == "apng" ? "png" : ending)
  }

  /// Whether the encoder is the program `ffmpeg`.
  public var needsFFmpeg: Bool { needsPixels && self != .png }

  /// The program that encodes the forms that need it; nil if there is none on the `PATH`.
  package static var encoder: URL? { FFmpegEncoder.program() }

  /// The form of a reel that is asked for without one: a video, or an SVG where no encoder is.
  package static var preferred: ReelForm { encoder == nil ? .svg : .mp4 }

  /// The encoder of that program that the form needs; nil for a form that needs none.
  package var encoderName: String? {
    switch self {
    case .mp4: "libx264"
    case .webm: "libvpx-vp9"
    case .mov: "qtrle"
    case .gif: "gif"
    case .webp: "libwebp_anim"
    case .png, .svg, .html: nil
    }
  }

  /// The encoder of ProRes, which `.mov` has where the program has it.
  package static let proResEncoder = "prores_ks"

  /// Whether the form is made of pixels rather than of shapes.
  var needsPixels: Bool { self != .svg && self != .html }

  /// Whether the form holds the numbers behind its frames.
  public var showsReports: Bool { self == .html }

  /// Whether the form follows the reader's color scheme.
  public var followsColorScheme: Bool { self == .svg || self == .html }

  /// Whether the form has transparency of any strength.
  var hasTransparency: Bool { self != .mp4 && self != .gif }

  /// Whether the sides of frames are even numbers of pixels: color has half the resolution.
  var needsEvenSides: Bool { self == .mp4 || self == .webm || self == .mov }

  /// The frame rate for forms made together where none is asked for, in frames per second: 60, or
  /// 50 if a GIF is among them.
  ///
  /// - Source: chosen: the rate of stills, and the highest one of a GIF.
  public static func defaultRate(of forms: [ReelForm]) -> Int { forms.contains(.gif) ? 50 : 60 }

  /// The nearest frame rate that the form can tell, in frames per second.
  ///
  /// A GIF counts the time of a frame in hundredths of a second, and players slow down frames of
  /// less than two of them.
  ///
  /// Browsers show a delay of up to 10 milliseconds of an animated PNG or WebP for 100: a rate above
  /// 90 is divided by a whole number.
  ///
  /// - Source: documented, the delay time in the GIF89a specification; that browsers show a delay
  ///   below 0.02 s as 0.1 s is measured by others; `ImageAnimation` of Blink for PNG and WebP.
  public func frameRate(nearest fps: Int) -> FrameRate {
    switch self {
    case .gif: FrameRate(frames: 100, seconds: max(2, Int((100 / Double(fps)).rounded())))
    case .png, .webp: FrameRate(frames: fps, seconds: (fps + 89) / 90)
    case .mp4, .webm, .mov, .svg, .html: FrameRate(fps)
    }
  }
}
