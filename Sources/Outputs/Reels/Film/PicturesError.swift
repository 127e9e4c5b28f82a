public import Foundation
import ScrollworkDrawing

/// A folder of pictures that are no film; sizes are in pixels.
public enum PicturesError: Error, Hashable, Sendable {
  /// A folder without PNG files.
  case none(path: String)
  /// A gap in the numbers of pictures.
  case missing(path: String, picture: String, after: String)
  /// Pictures of different sizes.
  case differentSize(path: String, picture: String, CGSize, first: String, CGSize)
}

extension PicturesError: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  public var description: String {
    switch self {
    case .none(let path):
      return "\(path) has no PNG files; expected a folder of frames, such as output/SCENE/frames"
    case .missing(let path, let picture, let after):
      return "\(path) has no \(picture).png after \(after).png; expected frames without a gap"
    case .differentSize(let path, let picture, let size, let first, let firstSize):
      return "\(path)/\(picture).png has \(Self.spell(size)) and \(first).png has "
        + "\(Self.spell(firstSize)); expected frames of one size"
    }
  }

  private static func spell(_ size: CGSize) -> String {
    "\(Decimal3.spell(size.width)) × \(Decimal3.spell(size.height)) px"
  }
}
