public import ScrollworkGeometry

/// What a scroll view is anchored for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where it begins.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  /// What stays in its place when the content or the scroll view changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  /// Where content stands that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// The anchors of a scroll view; without one it is the start.
struct ScrollAnchors: Hashable {
  /// For all roles that nothing else is said about.
  var all: UnitPoint?
  /// For roles that something else is said about.
  var apart: [ScrollAnchorRole: UnitPoint?] = [:]

  /// The anchor for a role.
  subscript(role: ScrollAnchorRole) -> UnitPoint? { apart[role] ?? all }
}

extension View {
  /// Says which part of their content the scroll views inside show by themselves: where they begin,
  /// what stays when something changes its size, and where small content stands.
  ///
  /// A position that asks for something goes before, and so does what is said for one role.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scroll.anchors.all, anchor)
  }

  /// Says which part of their content the scroll views inside show in one case; nil is the start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scroll.anchors) { $0.apart[role] = .some(anchor) }
  }
}
