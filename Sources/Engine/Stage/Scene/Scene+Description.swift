import ScrollworkDrawing

extension Scene: CustomStringConvertible {
  /// The name and the canvas, in a line.
  public var description: String { "scene “\(name)” of \(canvas.inPoints)" }
}
