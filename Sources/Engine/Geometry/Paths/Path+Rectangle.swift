package import Foundation

extension Path {
  /// The rectangle that the outline draws; nil if it draws anything but one upright rectangle.
  package var rectangle: CGRect? {
    guard elements.count == 5, case .closeSubpath = elements[4] else { return nil }
    let corners = elements.compactMap(\.end)
    guard corners.count == 4, elements.allSatisfy({ $0.points.count < 2 }) else { return nil }
    let rect = CGRect(enclosing: corners)
    return Path(rect).elements == elements ? rect : nil
  }
}
