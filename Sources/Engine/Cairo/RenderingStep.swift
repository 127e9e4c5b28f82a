/// A step of rendering a picture.
public enum RenderingStep: Hashable, Sendable {
  /// Drawing of layers into bitmaps.
  case draw
  /// Compositing of the bitmaps into rows of the picture, in a range of rows that are not known from
  /// earlier pictures.
  case composite(Range<Int>)
  /// Encoding: of rows that were not encoded before, and the file.
  case encode
}
