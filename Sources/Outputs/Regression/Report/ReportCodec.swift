public import ScrollworkDrawing
import Foundation

/// Makes pictures of a report small.
public struct ReportCodec: Sendable {
  private let decoder: any PictureDecoding
  private let encoder: any PictureCompressing

  /// A codec.
  public init(decoder: any PictureDecoding, encoder: any PictureCompressing) {
    (self.decoder, self.encoder) = (decoder, encoder)
  }

  /// The quality of pictures that are not exact.
  ///
  /// - Source: chosen: text of 17 points is read.
  private static let quality: Float = 50
  /// The pixels of a picture that is not made smaller.
  ///
  /// - Source: chosen: a phone at one pixel per point.
  private static let smallest = 390 * 844
  /// The part of the pixels that is kept as a difference, at most.
  private static let most = 0.8

  /// A picture, as a file of all of it or of the part that differs from another.
  struct Packed {
    let data: Data
    /// The part of the picture that the file is of.
    let box: PixelBox
    /// The size of the picture.
    let size: PixelSize
    /// Whether the rest is that of the other picture.
    let isPatch: Bool
    /// Whether the file is at half the size.
    let isReduced: Bool
  }

  /// The picture of a file; nil if it cannot be read.
  func picture(of data: Data) -> Picture? { try? decoder.picture(of: data) }

  /// Packs a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - base: The picture that a part may be enough beside; nil for none.
  ///   - isExact: Whether every pixel is kept.
  /// - Returns: The file; nil for a picture that cannot be encoded.
  func pack(_ picture: Picture, over base: Picture?, isExact: Bool) -> Packed? {
    var box = PixelBox(x: 0, y: 0, width: picture.width, height: picture.height)
    var isPatch = false
    if let base, picture.isOpaque, let part = picture.difference(from: base),
      Double(part.count) < Self.most * Double(picture.pixels.count)
    {
      (box, isPatch) = (part.box, true)
    }
    let isSmaller = !isExact && picture.pixels.count > Self.smallest
    if isSmaller { box = box.even(within: picture.width, picture.height) }
    var part = isPatch || isSmaller ? picture.part(box, over: isPatch ? base : nil) : picture
    if isSmaller { part = part.halved }
    let data = encoder.webP(of: part, quality: isSmaller ? Self.quality : nil)
    return data.map {
      Packed(data: $0, box: box, size: picture.size, isPatch: isPatch, isReduced: isSmaller)
    }
  }
}

extension PixelBox {
  /// The box with even edges, within a picture.
  fileprivate func even(within width: Int, _ height: Int) -> PixelBox {
    let (left, top) = (x / 2 * 2, y / 2 * 2)
    let right = min(width, (x + self.width + 1) / 2 * 2)
    let bottom = min(height, (y + self.height + 1) / 2 * 2)
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Picture {
  /// Whether no pixel shows what is beneath it.
  fileprivate var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }

  /// The smallest box around the pixels that differ, and their number; nil for pictures of other sizes, one
  /// pixel of equal ones.
  fileprivate func difference(from other: Picture) -> (box: PixelBox, count: Int)? {
    guard size == other.size, width > 0, height > 0 else { return nil }
    var (left, right, top, bottom) = (width, -1, height, -1)
    var count = 0
    pixels.withUnsafeBufferPointer { own in
      other.pixels.withUnsafeBufferPointer { others in
        for row in 0..<height {
          let (start, end) = (row * width, (row + 1) * width)
          guard var first = (start..<end).first(where: { own[$0] != others[$0] }) else { continue }
          first -= start
          var last = end - 1
          while own[last] == others[last] { last -= 1 }
          for index in start + first...last where own[index] != others[index] { count += 1 }
          (left, right) = (Swift.min(left, first), Swift.max(right, last - start))
          (top, bottom) = (Swift.min(top, row), row)
        }
      }
    }
    guard right >= 0 else { return (PixelBox(x: 0, y: 0, width: 1, height: 1), 0) }
    let box = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    return (box, count)
  }

  /// The part of the picture in a box; over another one, pixels that are equal there are transparent.
  fileprivate func part(_ box: PixelBox, over base: Picture?) -> Picture {
    var part: [UInt32] = []
    part.reserveCapacity(box.width * box.height)
    for row in box.y..<box.y + box.height {
      let range = row * width + box.x..<row * width + box.x + box.width
      if let base {
        for index in range {
          let pixel = pixels[index]
          part.append(pixel == base.pixels[index] ? pixel & 0x00FF_FFFF : pixel)
        }
      } else {
        part += pixels[range]
      }
    }
    return Picture(width: box.width, height: box.height, pixels: part)
  }

  /// The picture at half the size: each pixel the mean of four.
  fileprivate var halved: Picture {
    let (across, down) = (Swift.max(1, width / 2), Swift.max(1, height / 2))
    let half = [UInt32](unsafeUninitializedCapacity: across * down) { target, count in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<down {
          for x in 0..<across {
            let (left, top) = (2 * x, 2 * y * width)
            let right = Swift.min(left + 1, width - 1)
            let below = Swift.min(2 * y + 1, height - 1) * width
            let four = (
              source[top + left], source[top + right], source[below + left], source[below + right]
            )
            // Two channels at once: each sum has ten bits of its sixteen.
            let mask: UInt32 = 0x00FF_00FF
            let low = (four.0 & mask) + (four.1 & mask) + (four.2 & mask) + (four.3 & mask)
            let high =
              (four.0 >> 8 & mask) + (four.1 >> 8 & mask) + (four.2 >> 8 & mask)
              + (four.3 >> 8 & mask)
            let round: UInt32 = 0x0002_0002
            target[y * across + x] =
              ((low + round) >> 2 & mask) | ((high + round) >> 2 & mask) << 8
          }
        }
      }
      count = across * down
    }
    return Picture(width: across, height: down, pixels: half)
  }
}
