/// A step of rendering a picture.
public enum RenderingStep: CaseIterable, Hashable, Sendable {
  /// Drawing: of layers into bitmaps, and of these into the picture.
  case draw
  /// Encoding: of rows that were not encoded before, and the file.
  case encode
}
