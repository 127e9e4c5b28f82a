import Foundation
import ScrollworkGeometry

/// The split of a layer's matrix into a whole-pixel offset and the remaining matrix for drawing.
struct Placement {
  /// The phase steps per pixel, equal to Cairo's fixed-point grid.
  static let grid: CGFloat = 256

  /// The offset of the bitmap, in whole pixels.
  let x, y: Int
  /// The fractional translation, in steps of the grid.
  let phaseX, phaseY: Int
  /// The matrix for drawing the bitmap: the linear part and the phase.
  let local: CGAffineTransform

  /// Splits a matrix that maps to device pixels.
  init(_ total: CGAffineTransform) throws(CairoError) {
    let numbers = [total.a, total.b, total.c, total.d, total.tx, total.ty]
    guard numbers.allSatisfy({ abs($0) < 1e12 }) else {
      throw .number(place: "transform of a layer")
    }
    let steps = Int(Self.grid)
    let (qx, qy) = (Int((total.tx * Self.grid).rounded()), Int((total.ty * Self.grid).rounded()))
    // Shifts round down, for negative positions too.
    (x, y) = (qx >> 8, qy >> 8)
    (phaseX, phaseY) = (qx - x * steps, qy - y * steps)
    local = CGAffineTransform(
      a: total.a, b: total.b, c: total.c, d: total.d, tx: CGFloat(phaseX) / Self.grid,
      ty: CGFloat(phaseY) / Self.grid)
  }
}

extension CGAffineTransform {
  /// The pixels that a rectangle covers exactly, within 1/512 pixel; nil if it does not.
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
