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
    Self.lineDistance(ofSize: Int(self.size(at: size)))
  }
}
