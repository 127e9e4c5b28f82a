public import ScrollworkGeometry

/// The role of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The initial offset.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  /// The part that keeps its position when the content or the scroll view changes size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  /// The alignment of content smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// The anchors of a scroll view; nil is the start.
package struct ScrollAnchors: Hashable {
  /// The anchor of all roles without one of their own.
  var all: UnitPoint?
  /// The anchors of single roles.
  var apart: [ScrollAnchorRole: UnitPoint?] = [:]

  /// The anchor for a role.
  package subscript(role: ScrollAnchorRole) -> UnitPoint? { apart[role] ?? all }
}

extension View {
  /// Sets the anchor of scroll views inside for all roles.
  ///
  /// It decides the initial offset, the part that keeps its position when sizes change, and the
  /// alignment of small content. A scroll position takes precedence, and so does an anchor for one
  /// role.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.scroll.anchors.all, anchor)
      .noted("defaultScrollAnchor", [("", anchor as Any)], fileID, line)
  }

  /// Sets the anchor of scroll views inside for one role; nil is the start.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    transformEnvironment(\.scroll.anchors) { $0.apart[role] = .some(anchor) }
      .noted("defaultScrollAnchor", [("", anchor as Any), ("role", role)], fileID, line)
  }
}
