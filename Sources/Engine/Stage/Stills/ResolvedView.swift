public import Foundation
import ScrollworkEffects
public import ScrollworkGeometry
import ScrollworkViews

/// A view of the resolved tree at one time, for inspection by tools.
public struct ResolvedView: Hashable, Sendable {
  /// The kind of view.
  public let kind: String
  /// The structural name.
  public let name: String
  /// The frame on the canvas, before effects.
  public let frame: CGRect
  /// The frame on the canvas at the places of the UIKit views around it and its own: a bounding box
  /// where one of them is scaled or turned.
  ///
  /// A place is an effect, since it can be animated.
  package let placedFrame: CGRect
  /// The further attributes, in a fixed order.
  public let details: [Detail]
  /// The children, back to front.
  public let children: [ResolvedView]
  /// The effect of a view that has one, be it the identity; nil for other views.
  package let effect: EffectReport?
  /// The source line of the effect's modifier; empty for other views.
  package let source: String
  /// The id, where it is the same in every run; nil otherwise.
  package let id: String?
  /// The characters of a text; nil for other views.
  package let words: String?
  /// The corners on the canvas after all effects, from the top left of the view clockwise.
  package let corners: [CGPoint]
  /// The opacity on the canvas: the product of those of the view and all views around.
  package let totalOpacity: Double
  /// The index of the child that the view is a modifier of; nil for containers and for views without
  /// children.
  package let modified: Int?
  /// Whether the view clips its content to its frame, as a scroll view does.
  package let clipsContent: Bool

  /// A named attribute.
  public struct Detail: Hashable, Sendable {
    /// The name of the attribute.
    public let name: String
    /// The value of the attribute.
    public let value: Value
  }

  /// The value of an attribute; its description is its readable format.
  public enum Value: Hashable, Sendable {
    /// A string.
    case text(String)
    /// A number.
    case number(Double)
    /// A point, or a velocity along both axes.
    case point(CGPoint)
    /// A size.
    case size(CGSize)
    /// An affine transform.
    case transform(CGAffineTransform)
  }
}

extension ResolvedView.Value: CustomStringConvertible {
  /// The value in its canonical format, with at most three decimals.
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
  /// A dressed view and its descendants; `origin` is the origin of its parent on the canvas, before
  /// effects, and `outer` the placement of its parent, after effects.
  @MainActor init(
    _ dressed: DressedView, looks: AnimatedAttributes, at origin: CGPoint = .zero,
    in surroundings: Surroundings = Surroundings(), on outer: CanvasPlacement = CanvasPlacement(),
    placedBy outerPlaces: ProjectionTransform = ProjectionTransform(),
    report: (PlacedScrollView) -> ScrollReport
  ) {
    let opened = dressed.opened(looks)
    let frame = CGRect(
      origin: CGPoint(
        x: origin.x + opened.view.frame.minX, y: origin.y + opened.view.frame.minY),
      size: opened.view.frame.size)
    let inner = surroundings.inside(
      opened.view.source, frame: frame, offset: opened.view.offset)
    kind = opened.node.kind
    name = opened.node.path.name
    self.frame = frame
    let places = opened.places(from: frame.origin, in: outerPlaces)
    placedFrame = frame.applying(places)
    details = opened.details(looks, frame: frame, in: surroundings, report: report)
    let placement = outer.at(opened.view.frame.origin, opened.node)
    let opacity = opened.node.contentOpacity
    effect =
      opened.hasEffect
      ? EffectReport(opened.look, opacity: opacity, on: placement) : nil
    source = effect == nil ? "" : opened.node.source
    let content = placement.inside(opened.look, opacity: opacity)
    id = opened.reportedID
    words = opened.node.words
    corners = content.map.corners(of: CGRect(origin: .zero, size: frame.size))
    totalOpacity = content.opacity
    let modified = opened.node.modified
    self.modified = opened.children.firstIndex { $0.node === modified }
    clipsContent = opened.node.clipsContent
    children = opened.children.map {
      ResolvedView(
        $0, looks: looks, at: frame.origin, in: inner, on: content, placedBy: places, report: report
      ).withoutItem
    }
  }

  /// The view without the wrapper that the engine adds to track insertion and removal.
  private var withoutItem: ResolvedView {
    kind == "item" && children.count == 1 ? children[0].withoutItem : self
  }
}

extension DressedView {
  /// The transform of canvas coordinates by the place of a UIKit view whose frame begins at `origin`
  /// and by those of the views around it, `outer`; `outer` itself for other views.
  @MainActor func places(
    from origin: CGPoint, in outer: ProjectionTransform
  ) -> ProjectionTransform {
    guard node.lookRole == .place, look.map != ProjectionTransform() else { return outer }
    if let map = look.map.affine, map.isTranslation {
      return outer.translatedBefore(x: map.tx, y: map.ty)
    }
    return look.map.translatedBefore(x: -origin.x, y: -origin.y)
      .concatenating(outer.translatedBefore(x: origin.x, y: origin.y))
  }

  /// The id in reports: for a view of UIKit, its accessibility identifier.
  @MainActor fileprivate var reportedID: String? {
    node.identifier.flatMap(IDSpelling.spell) ?? (node.hostedView == nil ? nil : node.scriptName)
  }

  /// Whether the view has an effect, be it the identity.
  @MainActor fileprivate var hasEffect: Bool {
    switch node.lookRole {
    case .effect: true
    case .place: look != .identity || node.contentOpacity != 1
    case .none: false
    }
  }

  /// The corners of the view as its effect moves them.
  private var cornersText: String {
    look.map.corners(of: CGRect(origin: .zero, size: view.frame.size))
      .map(ReportFormat.point).joined(separator: " ")
  }

  @MainActor fileprivate func details(
    _ looks: AnimatedAttributes, frame: CGRect, in surroundings: Surroundings,
    report: (PlacedScrollView) -> ScrollReport
  ) -> [ResolvedView.Detail] {
    var details: [ResolvedView.Detail] = []
    func add(_ name: String, _ value: ResolvedView.Value) {
      details.append(.init(name: name, value: value))
    }
    if let reportedID { add("id", .text(reportedID)) }
    if let scroll = PlacedScrollView(view.source) {
      let report = report(scroll)
      add("phase", .text("\(report.phase)"))
      add("offset", .point(report.offset))
      add("snapped", .point(report.snappedOffset))
      add("velocity", .point(CGPoint(x: report.velocity.dx, y: report.velocity.dy)))
      add("content", .size(report.contentSize))
    } else if let report = ScrollReport(node, at: looks.time) {
      add("phase", .text("\(report.phase)"))
      add("offset", .point(report.offset))
      add("zoom", .number(Double(report.zoomScale)))
      add("content", .size(report.contentSize))
    }
    if node.lookRole == .effect {
      let effect = node.look(
        in: frame, surroundings, attributes: looks, followsScrolling: true
      ).scrolling
      if let phase = effect?.phase { add("phase", .text("\(phase)")) }
      if let progress = effect?.progress { add("progress", .number(progress)) }
      if look != .identity {
        if let affine = look.map.affine {
          add("transform", .transform(affine))
        } else {
          add("corners", .text(cornersText))
        }
        add("opacity", .number(look.opacity))
      }
    }
    if node.lookRole == .place {
      // The frame has the place of a view that is neither scaled nor turned.
      if let affine = look.map.affine {
        if !affine.isTranslation { add("transform", .transform(affine)) }
      } else {
        add("corners", .text(cornersText))
      }
      let opacity = look.opacity * node.contentOpacity
      if opacity != 1 { add("opacity", .number(opacity)) }
    }
    if let words = node.words { add("text", .text(words)) }
    return details
  }
}
