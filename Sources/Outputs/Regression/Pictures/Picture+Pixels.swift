import Foundation
public import ScrollworkDrawing

extension Picture {
  /// The picture of an opaque bitmap.
  public init(_ bitmap: Pixels) {
    let count = bitmap.width * bitmap.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, filled in
      bitmap.data.withUnsafeBytes { source in
        for index in 0..<count {
          let pixel = source.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self)
          // Blue and red change places.
          target[index] =
            pixel & 0x0000_FF00 | (pixel &>> 16) & 0xFF | (pixel & 0xFF) &<< 16 | 0xFF00_0000
        }
      }
      filled = count
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  /// The size.
  public var size: PixelSize { PixelSize(width: width, height: height) }
}
