/// An error in making a moving picture.
public enum ReelsError: Error, Hashable, Sendable {
  /// No program `ffmpeg` on the `PATH`, for a file.
  case missingEncoder(path: String)
  /// Frames of an odd size, in pixels, for a form that halves the resolution of color.
  case oddSize(path: String, width: Int, height: Int)
  /// A transparent reel, for a form that is opaque.
  case opaqueForm(path: String, form: ReelForm)
  /// A file that has more bytes than allowed.
  case tooLarge(path: String, size: Int, limit: Int)
  /// The encoder failed; with its last lines.
  case encoder(path: String, reason: String)
}

extension ReelsError: CustomStringConvertible {
  /// The message.
  public var description: String {
    switch self {
    case .missingEncoder(let path):
      return
        "\(path) needs the program ffmpeg, which is not on the PATH; install it, on Debian with "
        + "\"apt-get install ffmpeg\", or choose .html, .png or .svg, which need none"
    case .oddSize(let path, let width, let height):
      return
        "\(path) cannot have \(width) × \(height) px, as video stores color at half the "
        + "resolution; expected even sides, such as --scale 2 gives"
    case .opaqueForm(let path, let form):
      return
        "\(path) cannot be transparent, as .\(form.rawValue) has no opacity; expected .webm, .mov, .png, "
        + ".webp, .svg or .html, or another background"
    case .tooLarge(let path, let size, let limit):
      return "\(path) would have \(ByteCount(size)), more than \(ByteCount(limit))"
    case .encoder(let path, let reason):
      return "ffmpeg did not encode \(path): \(reason)"
    }
  }
}
