import Foundation

/// The arguments of `ffmpeg` for a form, before the output file.
struct FFmpegArguments {
  let form: ReelForm
  let settings: EncodingSettings
  let width: Int
  let height: Int
  let rate: FrameRate
  /// The picture of a GIF's palette; nil makes a palette for each frame.
  var palette: URL?
  /// Whether frames are transparent.
  var isClear = false
  /// Whether the program encodes ProRes.
  var hasProRes = true

  /// The number of threads, whatever the machine: encoders divide their work by it, and so it
  /// changes the bytes.
  ///
  /// - Source: chosen.
  private static let threads = "4"

  /// The look ahead of x264 without a thread of its own, whose timing changes the bytes of long
  /// videos.
  ///
  /// - Source: measured: of 469 frames, every run made other bytes; without it, all the same.
  private static let lookahead = "sync-lookahead=0"

  /// The default rate factors of H.264 and VP9.
  ///
  /// - Source: chosen: text and gradients of the gallery look alike beside the stills. The fast VP9
  ///   has as high a similarity at 24 as the thorough one at 28, measured on `feed`.
  private static let (h264, vp9, fastVP9) = (18, 28, 24)

  /// The default rate factor of a video form.
  static func defaultCRF(of form: ReelForm, _ preset: EncodingSettings.Preset) -> Int {
    form == .webm ? preset.isThorough ? vp9 : fastVP9 : h264
  }

  /// The quality of lossy WebP, 0 to 100.
  ///
  /// - Source: chosen.
  private static let webp = 85

  /// The effort for a WebP, 0 to 6.
  ///
  /// - Source: measured on `gallery`: 59 % of the processor time of the default, 4, and 6 % more bytes.
  private static let webpEffort = "2"

  /// The arguments of VP9 for its speed.
  ///
  /// - Source: measured on `gallery`: in a fifth of the processor time of the thorough ones, the fast ones
  ///   give a file 70 % larger, at the rate factor of as high a similarity.
  private static func deadline(_ preset: EncodingSettings.Preset) -> [String] {
    preset.isThorough
      ? ["-deadline", "good", "-cpu-used", "3"] : ["-deadline", "realtime", "-cpu-used", "5"]
  }

  /// All arguments, in order.
  var all: [String] {
    let size = "\(width)x\(height)"
    let input = [
      "-nostdin", "-v", "error", "-nostats", "-xerror", "-y", "-f", "rawvideo", "-pix_fmt", "bgra",
      "-s", size,
      "-r", "\(rate.frames)/\(rate.seconds)", "-i", "pipe:0",
    ]
    let exact = ["-an", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", Self.threads]
    return input + inputs + exact + encoder
  }

  private var inputs: [String] { palette.map { ["-i", $0.path] } ?? [] }

  private var encoder: [String] {
    switch form {
    case .mp4:
      return video + [
        "-c:v", "libx264", "-crf", "\(settings.crf ?? Self.defaultCRF(of: form, settings.preset))",
        "-preset",
        settings.preset.rawValue, "-x264-params", Self.lookahead, "-movflags", "+faststart", "-f",
        "mp4",
      ]
    case .webm:
      return video + [
        "-c:v", "libvpx-vp9", "-crf",
        "\(settings.crf ?? Self.defaultCRF(of: form, settings.preset))", "-b:v", "0",
        "-row-mt", "1",
      ] + Self.deadline(settings.preset) + ["-f", "webm"] + (isClear ? ["-auto-alt-ref", "0"] : [])
    case .mov:
      return (hasProRes ? proRes : ["-c:v", "qtrle", "-pix_fmt", "argb"]) + ["-f", "mov"]
    case .gif:
      return ["-filter_complex", gifFilter, "-loop", loop, "-f", "gif"]
    case .webp:
      return [
        "-c:v", "libwebp_anim", "-lossless", settings.isLossless ? "1" : "0", "-quality",
        "\(settings.isLossless ? 100 : Self.webp)", "-compression_level", Self.webpEffort,
        "-pix_fmt", "bgra", "-loop",
        "\(settings.loops)", "-f", "webp",
      ]
    case .png, .svg, .html: preconditionFailure("ffmpeg does not encode this form")
    }
  }

  /// The conversion to the color space of video, told in its tags.
  ///
  /// - Source: documented, BT.709; sRGB has the same primaries.
  private var video: [String] {
    let filter =
      "scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,"
      + "format=\(isClear ? "yuva420p" : "yuv420p")"
    return [
      "-vf", filter, "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709",
    ]
  }

  /// ProRes 4444 in the color space of video, with opacity.
  private var proRes: [String] {
    let filter =
      "scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,"
      + "format=yuva444p10le"
    return [
      "-vf", filter, "-c:v", "prores_ks", "-profile:v", "4444", "-alpha_bits", "16", "-vendor",
      "apl0", "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709",
    ]
  }

  private var gifFilter: String {
    let dithering =
      switch settings.dithering {
      case .none: "none"
      case .ordered: "bayer:bayer_scale=3"
      case .diffused: "sierra2_4a"
      }
    guard palette != nil else {
      return "[0:v]split[a][b];[a]palettegen=stats_mode=single:reserve_transparent=1[p];"
        + "[b][p]paletteuse=new=1:dither=\(dithering)"
    }
    return "[0:v][1:v]paletteuse=dither=\(dithering):diff_mode=rectangle"
  }

  /// The number of repetitions as GIF tells it: −1 for none, 0 for no end.
  private var loop: String {
    settings.loops == 0 ? "0" : settings.loops == 1 ? "-1" : "\(settings.loops - 1)"
  }

  /// The arguments that make a palette of the raw frames given.
  var makingPalette: [String] {
    let size = "\(width)x\(height)"
    return [
      "-nostdin", "-v", "error", "-nostats", "-xerror", "-y", "-f", "rawvideo", "-pix_fmt", "bgra",
      "-s", size,
      "-r", "1", "-i", "pipe:0", "-vf", "palettegen=stats_mode=full", "-frames:v", "1", "-update",
      "1", "-c:v", "png", "-f", "image2",
    ]
  }
}
