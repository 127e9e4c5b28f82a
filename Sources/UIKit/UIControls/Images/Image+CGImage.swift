public import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkUIScrolling
public import ScrollworkViews

extension Image {
  /// How a picture is turned to be shown.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    fileprivate var image: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Creates an image of pixels, with a number of them per point.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self.init(decorative: cgImage, scale: scale, orientation: orientation) }

  /// Creates an image of pixels that is not read out.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.image))
  }
}
