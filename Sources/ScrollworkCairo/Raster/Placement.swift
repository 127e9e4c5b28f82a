import Foundation
import ScrollworkGeometry

/// Where a layer's bitmap goes: whole pixels, and what is left of the matrix to draw it with.
struct Placement {
  /// Steps of the phase to a pixel; Cairo's own fixed-point grid is as fine.
  static let grid: CGFloat = 256

  /// How far the bitmap's origin is moved, in whole pixels.
  let x, y: Int
  /// What is left of the translation, in steps of the grid.
  let phaseX, phaseY: Int
  /// The matrix the bitmap is drawn with: the linear part and the phase.
  let local: CGAffineTransform

  /// Splits a matrix that leads to device pixels.
  init(_ total: CGAffineTransform) throws(CairoError) {
    let numbers = [total.a, total.b, total.c, total.d, total.tx, total.ty]
    guard numbers.allSatisfy({ abs($0) < 1e12 }) else {
      throw .number(place: "transform of a layer")
    }
    let steps = Int(Self.grid)
    let (qx, qy) = (Int((total.tx * Self.grid).rounded()), Int((total.ty * Self.grid).rounded()))
    // Floors, for places left of the origin too.
    (x, y) = (qx >> 8, qy >> 8)
    (phaseX, phaseY) = (qx - x * steps, qy - y * steps)
    local = CGAffineTransform(
      a: total.a, b: total.b, c: total.c, d: total.d, tx: CGFloat(phaseX) / Self.grid,
      ty: CGFloat(phaseY) / Self.grid)
  }
}

extension CGAffineTransform {
  /// The whole pixels that an upright rectangle covers exactly, if it does; to 1/256 pixel.
  func pixels(of rect: CGRect) -> PixelRect? {
    guard (b == 0 && c == 0) || (a == 0 && d == 0) else { return nil }
    let device = rect.applying(self)
    let edges = [device.minX, device.minY, device.maxX, device.maxY]
    guard edges.allSatisfy({ abs($0) < 1e9 && abs($0 - $0.rounded()) < 1 / 512 }) else {
      return nil
    }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(
      x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
  }
}
