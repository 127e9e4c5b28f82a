import Foundation
import ScrollworkGeometry

/// What an outline around a view is meant for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// A set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fingers.
  public static let interaction = ContentShapeKinds(rawValue: 1)
}

extension View {
  /// Lets fingers find the view inside an outline, and nowhere else.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    wrapped("contentShape") { _, _ in .contentShape({ shape.path(in: $0) }, isEvenOdd: eoFill) }
  }

  /// Lets fingers find the view inside an outline, and nowhere else.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    NodeListView(content: self) { list in
      guard kind.contains(.interaction) else { return list }
      return list.map { node in
        WrapperNode(
          node, .contentShape({ shape.path(in: $0) }, isEvenOdd: eoFill), name: "contentShape")
      }
    }
  }
}
