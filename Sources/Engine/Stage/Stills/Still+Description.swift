import Foundation
import ScrollworkDrawing

extension Still: CustomStringConvertible {
  /// The time and the size, in a line.
  public var description: String {
    "still at \(Decimal3.spell(time)) s of \(displayList.canvas.inPoints)"
  }
}

extension StillReport: CustomStringConvertible {
  /// The time and the numbers of scroll views and effects, in a line.
  public var description: String {
    "report of a still at \(Decimal3.spell(time)) s: scroll views \(scrollViews.count), "
      + "effects \(children.count)"
  }
}

extension ResolvedView: CustomStringConvertible {
  /// The kind, the name, the frame and the number of children, in a line.
  public var description: String {
    let place = "\(Decimal3.spell(frame.minX)), \(Decimal3.spell(frame.minY))"
    return "\(kind) \(name) at \(place), \(frame.size.inPoints), children \(children.count)"
  }
}
