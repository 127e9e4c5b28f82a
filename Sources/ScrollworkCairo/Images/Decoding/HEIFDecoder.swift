import CPictures
import Foundation

/// Decodes the primary picture of HEIC and AVIF files with libheif, turned as the file says.
enum HEIFDecoder: PictureDecoder {
  static func size(of file: Data) throws(PictureFault) -> (width: Int, height: Int) {
    try withPicture(of: file) { handle throws(PictureFault) in size(of: handle) }
  }

  static func decode(_ file: Data) throws(PictureFault) -> StraightPixels {
    try withPicture(of: file) { handle throws(PictureFault) in
      let (width, height) = size(of: handle)
      // Room for what the file declares, before anything of it is decoded.
      var pixels = try StraightPixels(width: width, height: height)
      var image: OpaquePointer?
      try check(
        heif_decode_image(
          handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil))
      guard let image else { throw PictureFault("it is damaged") }
      defer { heif_image_release(image) }
      try copy(
        image, to: pixels,
        isPremultiplied: heif_image_handle_is_premultiplied_alpha(handle) != 0)
      pixels.profile = profile(handle)
      return pixels
    }
  }

  private static func size(of handle: OpaquePointer) -> (width: Int, height: Int) {
    (Int(heif_image_handle_get_width(handle)), Int(heif_image_handle_get_height(handle)))
  }

  private static func copy(
    _ image: OpaquePointer, to pixels: StraightPixels, isPremultiplied: Bool
  ) throws(PictureFault) {
    var stride: Int32 = 0
    guard let plane = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride),
      Int(heif_image_get_width(image, heif_channel_interleaved)) == pixels.width,
      Int(heif_image_get_height(image, heif_channel_interleaved)) == pixels.height,
      Int(stride) >= pixels.bitmap.stride
    else { throw PictureFault("its size is not the one that it declares") }
    for row in 0..<pixels.height {
      memcpy(
        pixels.bytes + row * pixels.bitmap.stride, plane + row * Int(stride), pixels.bitmap.stride)
    }
    pixels.swapRedAndBlue()
    guard isPremultiplied else { return }
    for index in Swift.stride(from: 0, to: pixels.bitmap.byteCount, by: 4) {
      let alpha = Int(pixels.bytes[index + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in index..<index + 3 {
        pixels.bytes[channel] = UInt8(min(255, Int(pixels.bytes[channel]) * 255 / alpha))
      }
    }
  }

  /// The profile that the file has, or names by its primaries.
  private static func profile(_ handle: OpaquePointer) -> Data? {
    let length = heif_image_handle_get_raw_color_profile_size(handle)
    if length > 0, length < 16 << 20 {
      var bytes = [UInt8](repeating: 0, count: length)
      let error = heif_image_handle_get_raw_color_profile(handle, &bytes)
      return error.code == heif_error_Ok ? Data(bytes) : nil
    }
    var named: UnsafeMutablePointer<heif_color_profile_nclx>?
    guard heif_image_handle_get_nclx_color_profile(handle, &named).code == heif_error_Ok, let named
    else { return nil }
    defer { heif_nclx_color_profile_free(named) }
    return named.pointee.color_primaries == heif_color_primaries_SMPTE_EG_432_1
      ? ColorProfile.displayP3 : nil
  }

  private static let isReady: Bool = heif_init(nil).code == heif_error_Ok

  private static func withPicture<Result>(
    of file: Data, _ body: (OpaquePointer) throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    guard isReady, let context = heif_context_alloc() else {
      throw PictureFault("libheif does not start")
    }
    defer { heif_context_free(context) }
    return try file.withBytes { start, count throws(PictureFault) in
      try check(heif_context_read_from_memory_without_copy(context, start, count, nil))
      var handle: OpaquePointer?
      try check(heif_context_get_primary_image_handle(context, &handle))
      guard let handle else { throw PictureFault("it has no picture") }
      defer { heif_image_handle_release(handle) }
      return try body(handle)
    }
  }

  private static func check(_ error: heif_error) throws(PictureFault) {
    guard error.code != heif_error_Ok else { return }
    throw PictureFault(error.message.map { String(cString: $0) } ?? "it is damaged")
  }
}
