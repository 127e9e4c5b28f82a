import Foundation
import ScrollworkDrawing

extension Pixels {
  /// No pixels.
  static let empty = Pixels(width: 0, height: 0, data: Data())

  /// A rectangle of the bitmap, which contains it.
  func part(x: Int, y: Int, width: Int, height: Int) -> Pixels {
    if width == self.width, height == self.height { return self }
    var data = Data(capacity: width * height * 4)
    for row in y..<y + height {
      let start = self.data.startIndex + (row * self.width + x) * 4
      data.append(self.data[start..<start + width * 4])
    }
    return Pixels(width: width, height: height, data: data)
  }
}
