package import Foundation
package import ScrollworkDrawing
package import ScrollworkEnvironment

extension Font.TextStyle {
  /// The scale of lengths that follow the style at a Dynamic Type size; 1 at Large.
  ///
  /// - Source: measured by others: a metric of 17 points becomes 16⅓ at medium, where body has 16
  ///   points. That is the ratio of the leadings, 21 to 22, as in OpenSwiftUI.
  package func scale(at size: DynamicTypeSize) -> CGFloat {
    size == .large ? 1 : leading(at: size) / leading(at: .large)
  }

  /// The distance between lines of the style at a Dynamic Type size, in points.
  package func leading(at size: DynamicTypeSize) -> CGFloat {
    let points = Int(self.size(at: size))
    return CGFloat(Self.leadings[points] ?? points)
  }

  /// The leading of each size of the system font in a text style, in points.
  ///
  /// - Source: documented, Human Interface Guidelines, "Typography", "Specifications", for the sizes of
  ///   extra small, Large and AX1, where equal sizes have equal leadings. The others, which lie
  ///   between and above these, are not verified.
  private static let leadings: [Int: Int] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]
}
