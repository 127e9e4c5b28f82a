/// The opponent colors of a part of a picture, YCxCz, before filtering.
struct FLIPPlanes {
  private(set) var lightness: [Float]
  private(set) var redGreen: [Float]
  private(set) var blueYellow: [Float]

  /// The colors of `box` in a picture of `width`, over white.
  init(_ pixels: UnsafePointer<UInt32>, width: Int, _ box: PixelBox) {
    lightness = [Float](repeating: 0, count: box.area)
    (redGreen, blueYellow) = (lightness, lightness)
    var index = 0
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width {
        let (red, green, blue) = RGBA(pixels[y * width + x]).onWhite
        let linear = SIMD3(
          Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
        let color = FLIPColor.opponents(ofXYZ: FLIPColor.xyz(ofLinear: linear))
        (lightness[index], redGreen[index], blueYellow[index]) = (color.x, color.y, color.z)
        index += 1
      }
    }
  }

  private static let linear = SRGB.linear.map { Float($0) }
}
