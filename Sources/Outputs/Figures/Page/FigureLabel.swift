public import Foundation
import ScrollworkGeometry

/// A text of a figure, with the place that it takes.
///
/// The words of the scenes that a figure shows are no labels.
public struct FigureLabel: Hashable, Sendable {
  /// The characters.
  public let text: String
  /// The frame on the page, in points.
  public let frame: CGRect
}

extension [FigureLabel] {
  /// The labels that cover each other or leave the page, as one sentence; nil if none does.
  ///
  /// Frames that only touch are apart: lines of text have space above and below their letters.
  func conflict(on page: CGSize) -> String? {
    let bounds = CGRect(origin: .zero, size: page).insetBy(dx: -0.01, dy: -0.01)
    for (index, label) in enumerated() {
      guard bounds.encloses(label.frame) else {
        return "the label \"\(label.text)\" does not fit on the page"
      }
      let inner = label.frame.insetBy(dx: 0.5, dy: 0.5)
      if let other = self[..<index].first(where: { $0.frame.intersects(inner) }) {
        return "the labels \"\(other.text)\" and \"\(label.text)\" cover each other"
      }
    }
    return nil
  }
}
