/// A reason why a picture file cannot be read.
public enum PictureError: Error, Hashable, Sendable {
  /// The file does not begin as one of the format.
  case notPicture(format: String)
  /// The file ends too early; `part` is what is missing or incomplete.
  case truncated(part: String)
  /// The contents of a part, such as the `IDAT` chunk, do not match its checksum.
  case wrongChecksum(part: String)
  /// The declared size exceeds ``PictureLimit``.
  case tooLarge(width: Int, height: Int)
  /// Bytes follow the end of the picture.
  case trailingBytes(count: Int)
  /// The file breaks a rule of its format.
  case malformed(reason: String)
  /// The pixels could not be allocated.
  case outOfMemory(width: Int, height: Int)
}

extension PictureError: CustomStringConvertible {
  /// A message that continues "the file …".
  public var description: String {
    switch self {
    case .notPicture(let format):
      "is not a \(format) file"
    case .truncated(let part):
      "ends too early: \(part)"
    case .wrongChecksum(let part):
      "is damaged: the checksum of its \(part) is wrong"
    case .tooLarge(let width, let height):
      "declares \(width) × \(height) pixels; at most \(PictureLimit.side) a side and "
        + "\(PictureLimit.pixelCount) in all are decoded"
    case .trailingBytes(let count):
      "continues after the end of the picture, by \(count) byte\(count == 1 ? "" : "s")"
    case .malformed(let reason):
      "cannot be decoded: \(reason)"
    case .outOfMemory(let width, let height):
      "needs more memory than there is, for \(width) × \(height) pixels"
    }
  }
}
