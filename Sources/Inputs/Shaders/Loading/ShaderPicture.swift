/// The pixels of a picture that a function reads: premultiplied sRGB, `0xAARRGGBB`.
///
/// They are those of the caller, who keeps them while a function may read them.
package struct ShaderPicture: @unchecked Sendable {
  /// The first pixel; nil for a transparent picture.
  package let pixels: UnsafePointer<UInt32>?
  /// The size, in pixels.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of pixels from one row to the next: 2 at least, since they are read in pairs.
  package let stride: Int

  /// A picture of some rows of pixels.
  package init(pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int) {
    (self.pixels, self.width, self.height) = (pixels, width, height)
    self.stride = stride
  }

  private init() { (pixels, width, height, stride) = (nil, 0, 0, 0) }

  /// No picture: the source of a fill.
  ///
  /// A color effect takes its color from the arguments then; a layer without content needs pixels.
  package static let none = ShaderPicture()
}
