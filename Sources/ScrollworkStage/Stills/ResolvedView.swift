public import Foundation
import ScrollworkEffects
public import ScrollworkGeometry
import ScrollworkViews

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
    public let value: Value
  }

  /// What there is to say under a name; its description is spelled for people.
  public enum Value: Hashable, Sendable {
    /// Words.
    case text(String)
    /// One number.
    case number(Double)
    /// A place, or a speed in both directions.
    case point(CGPoint)
    /// A width and a height.
    case size(CGSize)
    /// A map of the plane.
    case transform(CGAffineTransform)
  }
}

extension ResolvedView.Value: CustomStringConvertible {
  /// The value in one way, with at most three decimals.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): ReportFormat.number(number)
    case .point(let point): ReportFormat.point(point)
    case .size(let size): ReportFormat.size(size)
    case .transform(let transform): ReportFormat.transform(transform)
    }
  }
}

extension ResolvedView {
  @MainActor init(
    _ dressed: DressedView, looks: AnimatedAttributes, at origin: CGPoint = .zero,
    in surroundings: Surroundings = Surroundings(), report: (PlacedScrollView) -> ScrollReport
  ) {
    let opened = dressed.opened(looks)
    let place = CGPoint(
      x: origin.x + opened.view.frame.minX, y: origin.y + opened.view.frame.minY)
    let inner = surroundings.inside(
      opened.view.source, frame: CGRect(origin: place, size: opened.view.frame.size))
    kind = opened.node.kind
    name = opened.node.path.name
    frame = CGRect(origin: place, size: opened.view.frame.size)
    details = opened.details(looks, at: place, in: surroundings, report: report)
    children = opened.children.map {
      ResolvedView($0, looks: looks, at: place, in: inner, report: report).withoutItem
    }
  }

  /// The view itself, where the engine has put something around it only to see it come and go.
  private var withoutItem: ResolvedView {
    kind == "item" && children.count == 1 ? children[0].withoutItem : self
  }
}

extension DressedView {
  @MainActor fileprivate func details(
    _ looks: AnimatedAttributes, at place: CGPoint, in surroundings: Surroundings,
    report: (PlacedScrollView) -> ScrollReport
  ) -> [ResolvedView.Detail] {
    var details: [ResolvedView.Detail] = []
    func add(_ name: String, _ value: ResolvedView.Value) {
      details.append(.init(name: name, value: value))
    }
    if let identifier = node.identifier.flatMap(IDSpelling.spell) { add("id", .text(identifier)) }
    switch node {
    case is ScrollNode:
      guard let scroll = PlacedScrollView(view.source) else { break }
      let report = report(scroll)
      add("phase", .text("\(report.phase)"))
      add("offset", .point(report.offset))
      add("snapped", .point(report.snappedOffset))
      add("velocity", .point(CGPoint(x: report.velocity.dx, y: report.velocity.dy)))
      add("content", .size(report.contentSize))
    case let hosted as UIKitNode:
      guard let report = hosted.report(at: looks.time) else { break }
      add("phase", .text("\(report.phase)"))
      add("offset", .point(report.offset))
      add("zoom", .number(Double(report.zoomScale)))
      add("content", .size(report.contentSize))
    case let wrapper as WrapperNode:
      var effects = EffectPass(looks: looks)
      _ = effects.run(
        ScrolledView(alone: wrapper, frame: CGRect(origin: place, size: view.frame.size)),
        in: surroundings)
      if let child = effects.children.first {
        if let phase = child.phase { add("phase", .text("\(phase)")) }
        if let progress = child.progress { add("progress", .number(progress)) }
      }
      if look != .identity {
        if let affine = look.map.affine {
          add("transform", .transform(affine))
        } else {
          let corners = look.map.corners(of: CGRect(origin: .zero, size: view.frame.size))
          add("corners", .text(corners.map(ReportFormat.point).joined(separator: " ")))
        }
        add("opacity", .number(look.opacity))
      }
    case let leaf as LeafNode: if let text = leaf.leaf.words { add("text", .text(text)) }
    default: break
    }
    return details
  }
}
