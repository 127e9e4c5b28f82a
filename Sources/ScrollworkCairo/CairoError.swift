/// Why a renderer cannot be made, or a picture cannot be drawn.
public enum CairoError: Error, Hashable, Sendable {
  /// A file of the standard font set is not installed; `package` is the Debian package it is in.
  case missingFont(file: String, package: String)
  /// There is no font file in a folder, or no folder.
  case noFonts(folder: String)
  /// A font file cannot be read or is not a font.
  case unreadableFont(file: String)
  /// There is no such folder of pictures.
  case missingImageFolder(String)
  /// A picture cannot be read or is not a PNG.
  case malformedImage(file: String, reason: String)
  /// The contents of a set in an asset catalog cannot be read.
  case malformedImageSet(folder: String)
  /// A display list draws a picture that this renderer was not given.
  case missingImage(name: String)
  /// A canvas has no pixels, or more than Cairo can address; the extent is in pixels.
  case canvas(width: Double, height: Double)
  /// Something other than the canvas needs a bitmap beyond what Cairo can address.
  case bitmapTooLarge(width: Int, height: Int)
  /// A number in a display list is not finite or too large; `place` says where it stands.
  case number(place: String)
  /// Memory for a bitmap of so many pixels is not to be had.
  case outOfMemory(width: Int, height: Int)
  /// A library failed; `library` names it.
  case library(_ library: String, reason: String)
}

extension CairoError: CustomStringConvertible {
  /// What is wrong, in one sentence, and what helps if something is known to.
  public var description: String {
    switch self {
    case .missingFont(let file, let package):
      "the font file \(file) is missing; install it with: apt-get install \(package)"
    case .noFonts(let folder):
      "there is no .ttf, .otf or .ttc file in the font folder \(folder)"
    case .unreadableFont(let file):
      "the font file \(file) cannot be read as a font"
    case .missingImageFolder(let folder):
      "there is no folder of pictures at \(folder)"
    case .malformedImage(let file, let reason):
      "the picture \(file) cannot be read as a PNG: \(reason)"
    case .malformedImageSet(let folder):
      "the Contents.json of the image set \(folder) is missing or cannot be read"
    case .missingImage(let name):
      "the display list draws the picture \"\(name)\", which this renderer was not given"
    case .canvas(let width, let height):
      "a canvas of \(width) × \(height) pixels cannot be drawn; each side must be 1 … 32767"
    case .bitmapTooLarge(let width, let height):
      "a layer needs a bitmap of \(width) × \(height) pixels; Cairo draws at most 32767 a side"
    case .number(let place):
      "a number in the \(place) is not finite or too large to draw"
    case .outOfMemory(let width, let height):
      "there is no memory for a bitmap of \(width) × \(height) pixels"
    case .library(let library, let reason):
      "\(library) failed: \(reason)"
    }
  }
}
