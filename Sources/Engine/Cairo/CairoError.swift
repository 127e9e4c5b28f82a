/// An error of the renderer, its fonts or its images.
public enum CairoError: Error, Hashable, Sendable {
  /// A font file of the standard set is not installed; `package` is its Debian package.
  case missingFont(file: String, package: String)
  /// A folder is missing or contains no font files.
  case noFonts(folder: String)
  /// A font file cannot be read or is not a font, for a reason that may be known.
  case unreadableFont(file: String, reason: String? = nil)
  /// The image folder does not exist.
  case missingImageFolder(String)
  /// An image file cannot be read or decoded.
  case malformedImage(file: String, reason: String)
  /// A display list draws an image that is not in the renderer's image folders.
  case missingImage(name: String)
  /// A display list draws with a shader that the renderer has not.
  case missingShader(name: String)
  /// The canvas is empty or exceeds Cairo's limits; the extent is in pixels.
  case canvas(width: Double, height: Double)
  /// A layer needs a bitmap that exceeds Cairo's limits.
  case bitmapTooLarge(width: Int, height: Int)
  /// A number in a display list is not finite or too large; `place` names where it occurs.
  case number(place: String)
  /// A bitmap could not be allocated.
  case outOfMemory(width: Int, height: Int)
  /// A library reported a failure.
  case library(_ library: String, reason: String)
}

extension CairoError: CustomStringConvertible {
  /// A one-sentence message, with a remedy where one is known.
  public var description: String {
    switch self {
    case .missingFont(let file, let package):
      "the font file \(file) is missing; install it with: apt-get install \(package)"
    case .noFonts(let folder):
      "there is no .ttf, .otf or .ttc file in the font folder \(folder)"
    case .unreadableFont(let file, let reason):
      "the font file \(file) cannot be read as a font" + (reason.map { ": \($0)" } ?? "")
    case .missingImageFolder(let folder):
      "there is no image folder at \(folder)"
    case .malformedImage(let file, let reason):
      "the image file \(file) cannot be read: \(reason)"
    case .missingImage(let name):
      "the display list draws the image \"\(name)\", which is not in the image folders"
    case .missingShader(let name):
      "the display list draws with the shader \(name), which the renderer has not"
    case .canvas(let width, let height):
      "a canvas of \(width) × \(height) pixels cannot be drawn; each side must be 1 … 32767"
    case .bitmapTooLarge(let width, let height):
      "a layer needs a bitmap of \(width) × \(height) pixels; Cairo draws at most 32767 a side"
    case .number(let place):
      "a number in the \(place) is not finite or too large to draw"
    case .outOfMemory(let width, let height):
      "there is not enough memory for a bitmap of \(width) × \(height) pixels"
    case .library(let library, let reason):
      "\(library) failed: \(reason)"
    }
  }
}
