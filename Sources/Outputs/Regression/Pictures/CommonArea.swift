import ScrollworkDrawing

/// The area that two pictures of different sizes have in common, laid over each other at a corner.
public struct CommonArea: Hashable, Sendable {
  /// The edges that lie on each other.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeft = "top left"
    case topRight = "top right"
    case bottomLeft = "bottom left"
    case bottomRight = "bottom right"
  }

  /// The corner at which the pictures are equal in most pixels; the first of equal ones.
  public let corner: Corner
  /// The comparison of the area.
  public let comparison: PixelComparison

  /// The common area of pictures, compared by a measure; `ignored` are rectangles of the old picture.
  init(_ old: Picture, _ new: Picture, measure: PixelMeasure, ignoring ignored: [PixelBox]) {
    let size = PixelSize(
      width: min(old.width, new.width), height: min(old.height, new.height))
    var found: (corner: Corner, comparison: PixelComparison)?
    for corner in Corner.allCases {
      // Corners that differ in what neither picture lets choose are the same.
      guard corner.isDistinct(old.size, new.size) else { continue }
      let place = corner.origin(of: size, in: old.size)
      let comparison = measure.compare(
        old.cropped(to: size, at: place),
        new.cropped(to: size, at: corner.origin(of: size, in: new.size)),
        ignoring: ignored.map { $0.moved(by: -place.x, -place.y) })
      if found.map({ comparison.distance < $0.comparison.distance }) ?? true {
        found = (corner, comparison)
      }
    }
    corner = found?.corner ?? .topLeft
    comparison = found?.comparison ?? .identical
  }
}

extension CommonArea.Corner {
  private var isRight: Bool { self == .topRight || self == .bottomRight }
  private var isBottom: Bool { self == .bottomLeft || self == .bottomRight }

  /// Whether the corner lays pictures of two sizes in another way than those before it.
  fileprivate func isDistinct(_ old: PixelSize, _ new: PixelSize) -> Bool {
    (!isRight || old.width != new.width) && (!isBottom || old.height != new.height)
  }

  /// The top left pixel of an area in the corner of a picture.
  fileprivate func origin(of area: PixelSize, in size: PixelSize) -> (x: Int, y: Int) {
    (isRight ? size.width - area.width : 0, isBottom ? size.height - area.height : 0)
  }
}

extension PixelComparison {
  /// The distance of the pictures, 0 for equal ones.
  fileprivate var distance: Double { difference?.distance ?? 0 }
}

extension Picture {
  /// The pixels of a rectangle within the picture.
  fileprivate func cropped(to size: PixelSize, at place: (x: Int, y: Int)) -> Picture {
    let rows = (place.y..<place.y + size.height).map { row in
      pixels[row * width + place.x..<row * width + place.x + size.width]
    }
    return Picture(width: size.width, height: size.height, pixels: Array(rows.joined()))
  }
}

extension PixelBox {
  /// The rectangle moved by a number of columns and rows.
  fileprivate func moved(by x: Int, _ y: Int) -> PixelBox {
    PixelBox(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
