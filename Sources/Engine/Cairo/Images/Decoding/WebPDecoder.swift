import CPictures
import Foundation

/// Decodes WebP files with libwebp, of animations the first picture.
enum WebPDecoder: PictureDecoder {
  static func size(of file: Data) throws(PictureFault) -> (width: Int, height: Int) {
    let features = try features(of: file)
    return (Int(features.width), Int(features.height))
  }

  static func decode(_ file: Data) throws(PictureFault) -> StraightPixels {
    let features = try features(of: file)
    var pixels = try StraightPixels(width: Int(features.width), height: Int(features.height))
    try file.withBytes { start, count throws(PictureFault) in
      var input = WebPData(bytes: start, size: count)
      if features.has_animation != 0 {
        try decodeAnimation(&input, into: pixels)
      } else {
        let end = WebPDecodeBGRAInto(
          start, count, pixels.bytes, pixels.bitmap.byteCount, Int32(pixels.bitmap.stride))
        guard end != nil else { throw PictureFault("it is damaged") }
      }
      pixels.profile = profile(&input)
    }
    return pixels
  }

  private static func features(of file: Data) throws(PictureFault) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = try file.withBytes { start, count throws(PictureFault) in
      WebPGetFeaturesInternal(start, count, &features, WEBP_DECODER_ABI_VERSION)
    }
    guard status == VP8_STATUS_OK else { throw PictureFault("its header is damaged") }
    return features
  }

  private static func decodeAnimation(
    _ input: inout WebPData, into pixels: StraightPixels
  ) throws(PictureFault) {
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION) != 0 else {
      throw PictureFault("libwebp has another version")
    }
    options.color_mode = MODE_BGRA
    guard
      let decoder = WebPAnimDecoderNewInternal(&input, &options, WEBP_DEMUX_ABI_VERSION)
    else { throw PictureFault("it is damaged") }
    defer { WebPAnimDecoderDelete(decoder) }
    var frame: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame else {
      throw PictureFault("it is damaged")
    }
    memcpy(pixels.bytes, frame, pixels.bitmap.byteCount)
  }

  private static func profile(_ input: inout WebPData) -> Data? {
    guard let demuxer = WebPDemuxInternal(&input, 0, nil, WEBP_DEMUX_ABI_VERSION) else {
      return nil
    }
    defer { WebPDemuxDelete(demuxer) }
    var chunk = WebPChunkIterator()
    guard WebPDemuxGetChunk(demuxer, "ICCP", 1, &chunk) != 0 else { return nil }
    defer { WebPDemuxReleaseChunkIterator(&chunk) }
    return chunk.chunk.bytes.map { Data(bytes: $0, count: chunk.chunk.size) }
  }
}
