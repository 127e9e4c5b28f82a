package import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The decoded pixels of an image file.
package final class ImagePixels: Sendable {
  /// The digest of the file, or of the file and the way in which it is drawn.
  let digest: ContentDigest
  /// The pixels, premultiplied, in gamma-encoded sRGB.
  package let bitmap: Bitmap
  /// The file, if documents can hold it as it is.
  private let verbatim: EmbeddedPicture?
  private let encoded = Locked<EmbeddedPicture?>(nil)

  /// The most pixels of an image.
  ///
  /// - Source: chosen; half a gigabyte in memory, and more than cameras of phones give. A file of a
  ///   megabyte can declare a billion.
  package static let maximumPixelCount = 1 << 27

  /// Decodes a file of pixels by its contents; `name` is used in errors.
  package convenience init(_ file: Data, named name: String) throws(CairoError) {
    do throws(PictureFault) {
      guard let type = PictureFileType(file), let decoder = type.decoder else {
        throw PictureFault("it is of no known format")
      }
      let (width, height) = try decoder.size(of: file)
      guard width * height <= Self.maximumPixelCount else {
        throw PictureFault.tooLarge(width, height)
      }
      let pixels = try decoder.decode(file)
      self.init(
        try pixels.finished(), digest: ContentDigest(of: file),
        verbatim: type.isEmbeddable(pixels) ? EmbeddedPicture(file, as: type) : nil)
    } catch {
      throw .malformedImage(file: name, reason: error.reason)
    }
  }

  /// Pixels that were drawn, known by `digest`.
  init(_ bitmap: Bitmap, digest: ContentDigest, verbatim: EmbeddedPicture? = nil) {
    self.bitmap = bitmap
    self.digest = digest
    self.verbatim = verbatim
  }

  /// The picture as documents hold it.
  var embedded: EmbeddedPicture {
    get throws(CairoError) {
      if let known = verbatim ?? encoded.withLock({ $0 }) { return known }
      let picture = EmbeddedPicture(try bitmap.pngWithAlpha(), as: .png)
      encoded.withLock { $0 = picture }
      return picture
    }
  }

  /// The size of a file of pixels, without decoding it.
  static func size(of file: Data, named name: String) throws(CairoError) -> (Int, Int) {
    do throws(PictureFault) {
      guard let decoder = PictureFileType(file)?.decoder else {
        throw PictureFault("it is of no known format")
      }
      return try decoder.size(of: file)
    } catch {
      throw .malformedImage(file: name, reason: error.reason)
    }
  }
}

/// A picture file within a document.
struct EmbeddedPicture: Sendable {
  let file: Data
  /// The media type of the file.
  let mediaType: String

  init(_ file: Data, as type: PictureFileType) {
    self.file = file
    mediaType =
      switch type {
      case .jpeg: "image/jpeg"
      case .svg: "image/svg+xml"
      default: "image/png"
      }
  }
}

extension PictureFileType {
  /// The decoder of a format of pixels; nil for shapes.
  fileprivate var decoder: (any PictureDecoder.Type)? {
    switch self {
    case .png: PNGPictureDecoder.self
    case .jpeg: JPEGDecoder.self
    case .gif: GIFDecoder.self
    case .webp: WebPDecoder.self
    case .heif: HEIFDecoder.self
    case .svg, .pdf: nil
    }
  }

  /// Whether every reader of documents shows the file as its pixels are.
  fileprivate func isEmbeddable(_ pixels: StraightPixels) -> Bool {
    switch self {
    case .png: true
    case .jpeg: pixels.orientation == 1 && pixels.profile == nil && !pixels.hadInks
    case .gif, .webp, .heif, .svg, .pdf: false
    }
  }
}
