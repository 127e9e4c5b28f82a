import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The bytes of an image: a file, read when they are needed, or data.
struct ImageSource: Sendable {
  /// The file; nil for data.
  let url: URL?
  /// The bytes; nil for a file.
  private let data: Data?
  /// The digest of the bytes.
  let digest: ContentDigest
  private let name: String
  private let type: PictureFileType?
  /// Whether the file is that of a symbol, in the form of Apple's templates.
  let isSymbol: Bool
  private let size: CGSize

  /// The size of a symbol beside body text, relative to its template.
  ///
  /// - Source: documented, Creating custom symbol images: templates are drawn for text of 100 points.
  private static let symbolScale: CGFloat = 17 / 100

  /// A file that cannot be read, which draws nothing.
  static let unreadable = ImageSource()

  private init() {
    (url, data, type, isSymbol) = (nil, nil, nil, false)
    (digest, name, size) = (ContentDigest(of: Data()), "", .zero)
  }

  /// Reads a file for its size and digest.
  init(file: URL, isSymbol: Bool = false) throws(CairoError) {
    try self.init(
      Self.contents(of: file), url: file, name: file.lastPathComponent, isSymbol: isSymbol)
  }

  /// Takes the bytes of a file.
  init(_ data: Data, name: String) throws(CairoError) {
    try self.init(data, url: nil, name: name, isSymbol: false)
  }

  private init(_ data: Data, url: URL?, name: String, isSymbol: Bool) throws(CairoError) {
    guard let type = PictureFileType(data) else {
      throw .malformedImage(file: name, reason: "it is of no known format")
    }
    if type.isVector {
      do throws(PictureFault) {
        let whole = try RunningWork.noting(name) { () throws(PictureFault) in
          try VectorDecoder.size(of: data, type, isSymbol: isSymbol)
        }
        let factor = isSymbol ? Self.symbolScale : 1
        size = CGSize(width: whole.width * factor, height: whole.height * factor)
      } catch {
        throw .malformedImage(file: name, reason: error.reason)
      }
    } else {
      let (width, height) = try ImagePixels.size(of: data, named: name)
      size = CGSize(width: width, height: height)
    }
    self.url = url
    self.data = url == nil ? data : nil
    self.name = name
    self.type = type
    self.isSymbol = isSymbol
    digest = ContentDigest(of: data)
  }

  /// The image under a name.
  func asset(named name: String, scale: CGFloat) throws(CairoError) -> ImageAsset {
    // The scale of shapes is one of how they are shown, not of the file.
    let isVector = type?.isVector ?? false
    let factor = isVector ? 1 : scale
    return ImageAsset(
      name: name, size: CGSize(width: size.width / factor, height: size.height / factor),
      digest: digest, scale: scale, vector: isVector ? .fixed : nil)
  }

  /// The pixels, of shapes in a size; nil if there is nothing to draw.
  func pixels(
    _ asset: ImageAsset, _ size: PixelSize, key: ContentDigest
  ) throws(CairoError) -> ImagePixels? {
    guard let type else { return nil }
    let file = try contents()
    guard ContentDigest(of: file) == digest else {
      throw .malformedImage(file: name, reason: "the file has changed since it was found")
    }
    guard type.isVector else { return try ImagePixels(file, named: name) }
    guard size.width > 0, size.height > 0 else { return nil }
    do throws(PictureFault) {
      let bitmap = try RunningWork.noting(name) { () throws(PictureFault) in
        try VectorDecoder.decode(
          file, type, isSymbol: isSymbol, width: size.width, height: size.height)
      }
      return ImagePixels(bitmap, digest: key)
    } catch {
      throw .malformedImage(file: name, reason: error.reason)
    }
  }

  /// The bytes.
  func contents() throws(CairoError) -> Data {
    if let data { return data }
    guard let url else { return Data() }
    return try Self.contents(of: url)
  }

  /// The bytes of a regular file of a known format: a pipe or a device might never end.
  private static func contents(of url: URL) throws(CairoError) -> Data {
    guard InputFile.isFile(url.path),
      let start = try? InputFile.start(of: url.path, count: PictureFileType.startCount)
    else {
      throw .malformedImage(file: url.lastPathComponent, reason: "the file cannot be opened")
    }
    guard PictureFileType(start) != nil else {
      throw .malformedImage(file: url.lastPathComponent, reason: "it is of no known format")
    }
    do throws(InputError) { return try InputFile.contents(of: url.path) } catch {
      throw .malformedImage(file: url.lastPathComponent, reason: error.reason)
    }
  }
}
