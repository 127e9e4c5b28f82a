import Foundation
public import ScrollworkGeometry

/// What views that match have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32

  /// Properties by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they stand.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where they stand and how large they are.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What a group of views that match is known by.
struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// What a view has in common with others.
package struct MatchedGeometry {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
  let location: SourceLocation
}

extension View {
  /// Lets the view share its place and size with others that have the same id in a name space.
  ///
  /// One of them, the source, stands where the layout puts it, and the others go with it: they are
  /// offered its size, and their `anchor` meets the same point of it. When another view becomes the
  /// source while something is animated, all of them go from the one place to the other, each in its
  /// own scroll view and cut by it. They are drawn by their own transitions.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let location = SourceLocation(fileID: fileID, line: line)
    return wrapped("matchedGeometryEffect") { context, _ in
      context.session.hasMatches = true
      return .matched(
        MatchedGeometry(
          key: MatchedKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
          anchor: anchor, isSource: isSource, location: location))
    }
  }
}
