import CLargeDecoders
import Foundation

/// Decodes the primary picture of HEIC and AVIF files with libheif, turned as the file says.
enum HEIFDecoder: PictureDecoder {
  static func size(of file: Data) throws(PictureFault) -> (width: Int, height: Int) {
    try withPicture(of: file) { picture throws(PictureFault) in picture.size }
  }

  static func decode(_ file: Data) throws(PictureFault) -> StraightPixels {
    try withPicture(of: file) { picture throws(PictureFault) in try picture.decode() }
  }

  /// The library, opened and started when the first picture needs it.
  private static let library: Result<scrollwork_heif, PictureFault> = {
    var fault: UnsafePointer<CChar>?
    guard let heif = scrollwork_open_heif(&fault)?.pointee else {
      return .failure(PictureFault(fault.map { String(cString: $0) } ?? "libheif is missing"))
    }
    return heif.heif_init(nil).code == heif_error_Ok
      ? .success(heif) : .failure(PictureFault("libheif does not start"))
  }()

  /// What keeps pictures from being read: the library cannot be opened, or lacks a decoder, which is a
  /// package of its own on some systems; nil for nothing.
  static var fault: String? {
    let heif: scrollwork_heif
    do { heif = try library.get() } catch { return error.reason }
    let decoders = [("HEIC", heif_compression_HEVC), ("AVIF", heif_compression_AV1)]
    let lacking = decoders.filter { heif.heif_have_decoder_for_format($0.1) == 0 }.map(\.0)
    return lacking.isEmpty ? nil : "it has no decoder for \(lacking.joined(separator: " and "))"
  }

  private static func withPicture<Result>(
    of file: Data, _ body: (HEIFPicture) throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    let heif = try library.get()
    guard let context = heif.heif_context_alloc() else {
      throw PictureFault("libheif does not start")
    }
    defer { heif.heif_context_free(context) }
    return try file.withBytes { start, count throws(PictureFault) in
      try heif.heif_context_read_from_memory_without_copy(context, start, count, nil).check()
      var handle: OpaquePointer?
      try heif.heif_context_get_primary_image_handle(context, &handle).check()
      guard let handle else { throw PictureFault("it has no picture") }
      defer { heif.heif_image_handle_release(handle) }
      return try body(HEIFPicture(heif: heif, handle: handle))
    }
  }
}

/// A picture in a HEIF file.
private struct HEIFPicture {
  let heif: scrollwork_heif
  let handle: OpaquePointer

  var size: (width: Int, height: Int) {
    (Int(heif.heif_image_handle_get_width(handle)), Int(heif.heif_image_handle_get_height(handle)))
  }

  func decode() throws(PictureFault) -> StraightPixels {
    let (width, height) = size
    // Room for what the file declares, before anything of it is decoded.
    var pixels = try StraightPixels(width: width, height: height)
    var image: OpaquePointer?
    try heif.heif_decode_image(
      handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil
    ).check()
    guard let image else { throw PictureFault("it is damaged") }
    defer { heif.heif_image_release(image) }
    try copy(image, to: pixels)
    if heif.heif_image_handle_is_premultiplied_alpha(handle) != 0 { pixels.divideByAlpha() }
    pixels.profile = profile
    return pixels
  }

  private func copy(_ image: OpaquePointer, to pixels: StraightPixels) throws(PictureFault) {
    var stride: Int32 = 0
    let channel = heif_channel_interleaved
    guard let plane = heif.heif_image_get_plane_readonly(image, channel, &stride),
      Int(heif.heif_image_get_width(image, channel)) == pixels.width,
      Int(heif.heif_image_get_height(image, channel)) == pixels.height,
      Int(stride) >= pixels.bitmap.stride
    else { throw PictureFault("its size is not the one that it declares") }
    for row in 0..<pixels.height {
      memcpy(
        pixels.bytes + row * pixels.bitmap.stride, plane + row * Int(stride), pixels.bitmap.stride)
    }
    pixels.swapRedAndBlue()
  }

  /// The profile that the file has, or names by its primaries.
  private var profile: Data? {
    let length = heif.heif_image_handle_get_raw_color_profile_size(handle)
    if length > 0, length < 16 << 20 {
      var bytes = [UInt8](repeating: 0, count: length)
      let error = heif.heif_image_handle_get_raw_color_profile(handle, &bytes)
      return error.code == heif_error_Ok ? Data(bytes) : nil
    }
    var named: UnsafeMutablePointer<heif_color_profile_nclx>?
    let error = heif.heif_image_handle_get_nclx_color_profile(handle, &named)
    guard error.code == heif_error_Ok, let named else { return nil }
    defer { heif.heif_nclx_color_profile_free(named) }
    return named.pointee.color_primaries == heif_color_primaries_SMPTE_EG_432_1
      ? ColorProfile.displayP3 : nil
  }
}

extension StraightPixels {
  /// Makes straight pixels of premultiplied ones.
  fileprivate func divideByAlpha() {
    for index in Swift.stride(from: 0, to: bitmap.byteCount, by: 4) {
      let alpha = Int(bytes[index + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in index..<index + 3 {
        bytes[channel] = UInt8(min(255, Int(bytes[channel]) * 255 / alpha))
      }
    }
  }
}

extension heif_error {
  /// Throws what is wrong with the file, if there is something.
  fileprivate func check() throws(PictureFault) {
    guard code != heif_error_Ok else { return }
    throw PictureFault(message.map { String(cString: $0) } ?? "it is damaged")
  }
}
