public import ScrollworkFoundation

/// Takes pictures out of a film, of which nothing can be read here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// The maximum size of the asset image generator.
  open var maximumSize = CGSize.zero
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity

  /// Takes pictures out of a film.
  public init(asset: AVAsset) {}

  /// The picture at a time, which cannot be read.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.fileReadUnknown) }

  /// The picture at a time, which cannot be read.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }
}

/// The rectangle of a shape that fits into another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let ratio = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * ratio, height: aspectRatio.height * ratio)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
