import CPictures
import Foundation

/// Decodes the first picture of GIF files with giflib.
enum GIFDecoder: PictureDecoder {
  static func size(of file: Data) throws(PictureFault) -> (width: Int, height: Int) {
    let bytes = [UInt8](file.prefix(10))
    guard bytes.count == 10 else { throw PictureFault("it ends early") }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  static func decode(_ file: Data) throws(PictureFault) -> StraightPixels {
    let (width, height) = try size(of: file)
    let pixels = try StraightPixels(width: width, height: height)
    let input = Input(file)
    try withExtendedLifetime(input) { () throws(PictureFault) in
      var code: Int32 = 0
      let opened = DGifOpen(
        Unmanaged.passUnretained(input).toOpaque(),
        { file, buffer, count in
          guard let file, let buffer, let data = file.pointee.UserData else { return 0 }
          return Unmanaged<Input>.fromOpaque(data).takeUnretainedValue().read(buffer, Int(count))
        }, &code)
      guard let gif = opened else { throw PictureFault(reason(code)) }
      defer { DGifCloseFile(gif, &code) }
      try readFirstPicture(gif, into: pixels)
    }
    return pixels
  }

  private static func readFirstPicture(
    _ gif: UnsafeMutablePointer<GifFileType>, into pixels: StraightPixels
  ) throws(PictureFault) {
    var transparent: Int?
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(gif, &kind) != GIF_ERROR else {
        throw PictureFault(reason(gif.pointee.Error))
      }
      switch kind {
      case EXTENSION_RECORD_TYPE: try readExtension(gif, &transparent)
      case IMAGE_DESC_RECORD_TYPE: return try readLines(gif, transparent, into: pixels)
      default: throw PictureFault("it has no picture")
      }
    }
  }

  private static func readExtension(
    _ gif: UnsafeMutablePointer<GifFileType>, _ transparent: inout Int?
  ) throws(PictureFault) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<UInt8>?
    guard DGifGetExtension(gif, &code, &block) != GIF_ERROR else {
      throw PictureFault(reason(gif.pointee.Error))
    }
    while let bytes = block {
      // The length, flags, a delay of two bytes, and the index of the transparent color.
      if code == GRAPHICS_EXT_FUNC_CODE, bytes[0] >= 4 {
        transparent = bytes[1] & 1 != 0 ? Int(bytes[4]) : nil
      }
      guard DGifGetExtensionNext(gif, &block) != GIF_ERROR else {
        throw PictureFault(reason(gif.pointee.Error))
      }
    }
  }

  private static func readLines(
    _ gif: UnsafeMutablePointer<GifFileType>, _ transparent: Int?, into pixels: StraightPixels
  ) throws(PictureFault) {
    guard DGifGetImageDesc(gif) != GIF_ERROR else { throw PictureFault(reason(gif.pointee.Error)) }
    let image = gif.pointee.Image
    let (left, top) = (Int(image.Left), Int(image.Top))
    let (width, height) = (Int(image.Width), Int(image.Height))
    guard width > 0, height > 0, let map = image.ColorMap ?? gif.pointee.SColorMap,
      let colors = map.pointee.Colors
    else { throw PictureFault("it has no colors") }
    var line = [UInt8](repeating: 0, count: width)
    for row in image.Interlace ? interlaced(height) : Array(0..<height) {
      // What comes before the damage is shown, as on a device.
      guard DGifGetLine(gif, &line, Int32(width)) != GIF_ERROR else { return }
      guard top + row < pixels.height else { continue }
      for (column, index) in line.enumerated() where left + column < pixels.width {
        let index = Int(index)
        guard index != transparent, index < Int(map.pointee.ColorCount) else { continue }
        let color = colors[index]
        let place = 4 * ((top + row) * pixels.width + left + column)
        pixels.bytes[place] = color.Blue
        pixels.bytes[place + 1] = color.Green
        pixels.bytes[place + 2] = color.Red
        pixels.bytes[place + 3] = 255
      }
    }
  }

  /// The rows in the order of an interlaced picture.
  ///
  /// - Source: documented, GIF89a, appendix E.
  private static func interlaced(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
  }

  private static func reason(_ code: Int32) -> String {
    GifErrorString(code).map { String(cString: $0) } ?? "it is damaged"
  }

  /// The bytes of a file, read from the start.
  private final class Input {
    private let file: Data
    private var place = 0

    init(_ file: Data) { self.file = file }

    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int32 {
      let length = max(0, min(count, file.count - place))
      file.copyBytes(
        to: buffer, from: file.startIndex + place..<file.startIndex + place + length)
      place += length
      return Int32(length)
    }
  }
}
