public import Foundation
import ScrollworkEffects
import ScrollworkGeometry

/// A view of the resolved tree at one moment, for people and programs that want to look inside.
public struct ResolvedView: Hashable, Sendable {
  /// What kind of view it is.
  public let kind: String
  /// The structural name.
  public let name: String
  /// On the canvas, before effects.
  public let frame: CGRect
  /// What else there is to say, as names and values in a fixed order.
  public let details: [Detail]
  /// The views inside, back to front.
  public let children: [ResolvedView]

  /// A name and a value.
  public struct Detail: Hashable, Sendable {
    /// What is said.
    public let name: String
    /// What it is.
    public let value: String
  }
}

extension ResolvedView {
  @MainActor init(
    _ view: DressedView, looks: FixedLooks, report: (ScrollNode) -> ScrollReport
  ) {
    let effects = EffectPass(fixedLook: looks.look)
    self.init(view, at: .zero, in: Surroundings(), effects: effects, report: report)
  }

  @MainActor private init(
    _ dressed: DressedView, at origin: CGPoint, in surroundings: Surroundings,
    effects: EffectPass, report: (ScrollNode) -> ScrollReport
  ) {
    // A view in which nothing moves was not looked into before: open it, and dress what is inside.
    var opener = effects
    let parent = CGPoint(x: origin.x, y: origin.y)
    let opened =
      dressed.view.fixed == nil
      ? dressed : opener.run(dressed.view.opened, at: parent, in: surroundings)
    let place = CGPoint(
      x: origin.x + opened.view.frame.minX, y: origin.y + opened.view.frame.minY)
    var inner = surroundings
    if let scroll = opened.node as? ScrollNode {
      let window = CGRect(origin: place, size: opened.view.frame.size).inset(by: scroll.insets)
      inner.windows.append(.init(area: window, axes: scroll.axes))
    }
    kind = opened.node.kind
    name = opened.node.path.name
    frame = CGRect(origin: place, size: opened.view.frame.size)
    details = opened.details(at: place, in: surroundings, report: report)
    children = opened.children.map {
      ResolvedView($0, at: place, in: inner, effects: effects, report: report)
    }
  }
}

extension DressedView {
  @MainActor fileprivate func details(
    at place: CGPoint, in surroundings: Surroundings, report: (ScrollNode) -> ScrollReport
  ) -> [ResolvedView.Detail] {
    var details: [ResolvedView.Detail] = []
    func add(_ name: String, _ value: String) { details.append(.init(name: name, value: value)) }
    if let identifier = node.identifier.flatMap(SpelledID.spell) { add("id", identifier) }
    switch node {
    case let scroll as ScrollNode:
      let report = report(scroll)
      add("phase", "\(report.phase)")
      add("offset", Spelled.point(report.offset))
      add("snapped", Spelled.point(report.snappedOffset))
      add("velocity", Spelled.point(CGPoint(x: report.velocity.dx, y: report.velocity.dy)))
      add("content", Spelled.size(report.contentSize))
    case let wrapper as WrapperNode:
      var effects = EffectPass { _, _ in .identity }
      _ = effects.run(
        ScrolledView(alone: wrapper, frame: CGRect(origin: place, size: view.frame.size)),
        in: surroundings)
      if let child = effects.children.first {
        if let phase = child.phase { add("phase", "\(phase)") }
        if let progress = child.progress { add("progress", Spelled.number(progress)) }
      }
      if look != .identity {
        add("transform", Spelled.transform(look.transform))
        add("opacity", Spelled.number(look.opacity))
      }
    case let leaf as LeafNode: if let text = leaf.leaf.words { add("text", text) }
    default: break
    }
    return details
  }
}
