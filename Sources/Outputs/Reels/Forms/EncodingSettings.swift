/// The settings of encoders.
public struct EncodingSettings: Hashable, Sendable {
  /// The quality of lossy video, a constant rate factor: lower is better, from 0 to 51 in H.264 and
  /// to 63 in VP9; nil is the default of the form.
  public var crf: Int?
  /// The speed preset of video, from `ultrafast` to `veryslow`.
  ///
  /// - Source: measured on `gallery`: in 57 % of the processor time of `medium`, H.264 has a file 11 %
  ///   smaller and a similarity (SSIM) of 0.997 instead of 0.998.
  public var preset = Preset.veryfast
  /// The number of times that a GIF, an animated PNG or an animated WebP plays; 0 is forever.
  public var loops = 0
  /// Whether a WebP has the very pixels of the stills.
  public var isLossless = false
  /// The palette of a GIF.
  public var palette = Palette.reel
  /// The dithering of a GIF.
  public var dithering = Dithering.ordered

  /// The default settings.
  public init() {}

  /// A speed preset of video: slower ones give smaller files.
  ///
  /// VP9 has two: that of `medium` and slower ones, and that of faster ones.
  public enum Preset: String, CaseIterable, Hashable, Sendable {
    case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow

    /// Whether files are small rather than made soon.
    var isThorough: Bool { [.medium, .slow, .slower, .veryslow].contains(self) }
  }

  /// The palette of a GIF: 256 colors.
  public enum Palette: String, CaseIterable, Hashable, Sendable {
    /// One for the whole reel, from stills spread over it: no flicker.
    case reel
    /// One for each still: more colors, larger files.
    case still
  }

  /// The dithering of a GIF.
  public enum Dithering: String, CaseIterable, Hashable, Sendable {
    /// None: bands in gradients, the smallest files.
    case none
    /// A fixed pattern, which stays in place while content scrolls.
    case ordered
    /// Diffusion of the error by Sierra's two-row filter: the smoothest stills, the largest files.
    case diffused
  }
}

extension EncodingSettings {
  /// The settings that change the bytes of a form, by the names of the command's options.
  public func values(for form: ReelForm) -> [String: String] {
    switch form {
    case .mp4:
      ["crf": "\(crf ?? FFmpegArguments.defaultCRF(of: form, preset))", "preset": preset.rawValue]
    case .webm:
      [
        "crf": "\(crf ?? FFmpegArguments.defaultCRF(of: form, preset))",
        "preset": preset.isThorough ? "thorough" : "fast",
      ]
    case .gif: ["loop": "\(loops)", "palette": palette.rawValue, "dither": dithering.rawValue]
    case .webp: ["loop": "\(loops)", "lossless": "\(isLossless)"]
    case .png, .svg: ["loop": "\(loops)"]
    case .mov, .html: [:]
    }
  }
}
