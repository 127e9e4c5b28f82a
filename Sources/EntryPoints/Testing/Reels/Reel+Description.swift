import ScrollworkDrawing
public import Testing

/// A failing `#expect` shows the reel that was asked in a line, without what its stills hold.
extension Reel: CustomStringConvertible, CustomTestStringConvertible, CustomReflectable {
  /// The scene, the canvas, the number of stills and the duration.
  public var description: String {
    let size = moments.first.map { " of \($0.canvas.inPoints)" } ?? ""
    return "reel of “\(scene)”\(size): \(moments.count - 1) "
      + "still\(moments.count == 2 ? "" : "s") in \(Self.spell(duration))"
  }

  /// The description.
  public var testDescription: String { description }

  /// The name of the scene, the duration and the rate.
  public var customMirror: Mirror {
    Mirror(self, children: ["scene": scene, "duration": duration, "fps": fps])
  }
}
