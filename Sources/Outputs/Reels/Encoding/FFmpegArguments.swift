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
  /// - Source: chosen: text and gradients of the gallery look alike beside the stills.
  private static let (h264, vp9) = (18, 28)

  /// The default rate factor of a video form.
  static func defaultCRF(of form: ReelForm) -> Int { form == .webm ? vp9 : h264 }

  /// The quality of lossy WebP, 0 to 100.
  ///
  /// - Source: chosen.
  private static let webp = 85

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
        "-c:v", "libx264", "-crf", "\(settings.crf ?? Self.defaultCRF(of: form))", "-preset",
        settings.preset.rawValue, "-x264-params", Self.lookahead, "-movflags", "+faststart", "-f",
        "mp4",
      ]
    case .webm:
      return video + [
        "-c:v", "libvpx-vp9", "-crf", "\(settings.crf ?? Self.defaultCRF(of: form))", "-b:v", "0",
        "-row-mt", "1",
        "-deadline", "good", "-cpu-used", "3", "-f", "webm",
      ]
    case .gif:
      return ["-filter_complex", gifFilter, "-loop", loop, "-f", "gif"]
    case .webp:
      return [
        "-c:v", "libwebp_anim", "-lossless", settings.isLossless ? "1" : "0", "-quality",
        "\(settings.isLossless ? 100 : Self.webp)", "-pix_fmt", "bgra", "-loop",
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
      + "format=yuv420p"
    return [
      "-vf", filter, "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
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
