import ArgumentParser
import Foundation
import ScrollworkStudio

/// The values that options take.
///
/// - Source: chosen; wide enough for every use known, narrow enough that a slip of the finger does
///   not fill a disk.
enum Accepted {
  /// Stills to a second.
  static let fps = AcceptedWhole(range: 1...240)
  /// Stills drawn at once.
  static let jobs = AcceptedWhole(range: 1...64)
  /// Pictures of a contact sheet.
  static let count = AcceptedWhole(range: 1...100)
  /// Pixels to a point.
  static let scale = AcceptedNumber(range: 0.1...8)

  /// Points along a side of a canvas.
  static let side = AcceptedNumber(range: 1...16384)

  /// A canvas: its width and its height.
  static func canvas(_ text: String) throws -> CGSize {
    let sides = text.lowercased().split(separator: "x").compactMap { try? side.parse(String($0)) }
    guard sides.count == 2 else {
      throw ValidationError("expected a width and a height from 1 to 16384, such as 390x844")
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// How stills are written.
  static func format(_ text: String) throws -> PictureFormat {
    guard let format = PictureFormat(rawValue: text) else {
      let known = PictureFormat.allCases.map(\.rawValue).joined(separator: " or ")
      throw ValidationError("expected \(known)")
    }
    return format
  }

  /// A time of a reel, in seconds; which times a reel has is seen later.
  static func time(_ text: String) throws -> Double {
    guard let time = Double(text), time.isFinite else {
      throw ValidationError("expected a time in seconds, such as 1.5")
    }
    return time
  }
}

/// Whole numbers of a range.
struct AcceptedWhole {
  let range: ClosedRange<Int>

  /// The number a text stands for.
  @Sendable func parse(_ text: String) throws -> Int {
    guard let value = Int(text), range.contains(value) else {
      throw ValidationError(
        "expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// The nearest number of the range.
  func clamp(_ value: Int) -> Int { min(max(value, range.lowerBound), range.upperBound) }
}

/// Numbers of a range.
struct AcceptedNumber {
  let range: ClosedRange<Double>

  /// The number a text stands for.
  @Sendable func parse(_ text: String) throws -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw ValidationError("expected a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
