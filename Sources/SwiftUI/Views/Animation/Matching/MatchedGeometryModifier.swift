import Foundation
public import ScrollworkGeometry

/// The geometry properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// A set of properties with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the views.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The identity of a group of matched views.
package struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  package let id: AnyHashable
}

/// The parameters of a `matchedGeometryEffect` modifier.
package struct MatchedGeometry {
  package let key: MatchedKey
  package let properties: MatchedGeometryProperties
  package let anchor: UnitPoint
  /// Whether the layout direction of the view is right to left.
  package let isRightToLeft: Bool
  package let isSource: Bool
  package let location: SourceLocation
}

extension View {
  /// Shares the view's frame with other views that have the same id in a namespace.
  ///
  /// The source stays where the layout puts it. The others follow it: they get its size as their
  /// proposal, and their `anchor` is aligned with the same point of it. When another view becomes
  /// the source under an animation, the whole group moves from the previous frame to the new one,
  /// each view in its own scroll view and clipped by it. Each is drawn by its own transition.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let location = SourceLocation(fileID: fileID, line: line)
    return wrapped("matchedGeometryEffect") { context, _ in
      context.session.observed.insert(.matchedGeometry)
      return .matched(
        MatchedGeometry(
          key: MatchedKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
          anchor: anchor, isRightToLeft: context.isRightToLeft, isSource: isSource,
          location: location))
    }
  }
}
