/// A filter of a row of a PNG file: what its bytes are the differences from.
///
/// - Source: documented, PNG specification, 9.2 Filter types for filter method 0.
enum PNGFilter: UInt8 {
  case none
  case left
  case above
  case average
  case paeth

  /// Replaces the differences in a row by the bytes.
  ///
  /// - Parameters:
  ///   - row: The filtered bytes, after the filter byte.
  ///   - above: The bytes of the row above; nil for the first row, above which all are zero.
  ///   - count: The number of bytes of a row, a multiple of `step`.
  ///   - step: The number of bytes of a pixel.
  func undo(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, count: Int, step: Int
  ) {
    switch self {
    case .none: break
    case .left: Self.undoLeft(row, count, step)
    case .above:
      if let above { for i in 0..<count { row[i] &+= above[i] } }
    case .average:
      for i in 0..<count {
        let left = i < step ? 0 : UInt16(row[i &- step])
        row[i] &+= UInt8(truncatingIfNeeded: (left &+ UInt16(above?[i] ?? 0)) &>> 1)
      }
    case .paeth:
      // Nothing is above: the nearest is always the left one.
      guard let above else { return Self.undoLeft(row, count, step) }
      for i in 0..<min(step, count) { row[i] &+= above[i] }
      for i in min(step, count)..<count {
        row[i] &+= Self.nearest(
          Int16(row[i &- step]), Int16(above[i]), Int16(above[i &- step]))
      }
    }
  }

  private static func undoLeft(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int) {
    for i in min(step, count)..<count { row[i] &+= row[i &- step] }
  }

  /// Of the bytes left, above and above left, the one nearest to what they predict.
  private static func nearest(_ left: Int16, _ above: Int16, _ corner: Int16) -> UInt8 {
    let (fromLeft, fromAbove) = (abs(above &- corner), abs(left &- corner))
    let fromCorner = abs(left &+ above &- 2 &* corner)
    if fromLeft <= fromAbove, fromLeft <= fromCorner { return UInt8(truncatingIfNeeded: left) }
    return UInt8(truncatingIfNeeded: fromAbove <= fromCorner ? above : corner)
  }
}
