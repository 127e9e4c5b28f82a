import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

/// Lists the drawn views of a dressed tree, outermost first and back to front.
///
/// Views that cover each other are all listed: whether one hides another is for the eye.
@MainActor struct DrawnViewPass {
  /// The paint pass of the same still.
  let paint: PaintPass
  /// The phase and the progress of scroll transitions, by name.
  let transitions: [String: ChildReport]
  private(set) var views: [DrawnView] = []
  /// The lists of fixed views in this still, for the next one.
  private(set) var fixed = FixedViewLists()
  /// The lists of fixed views in the still before.
  private let known: FixedViewLists
  /// The content of views that draw nothing themselves.
  private static let nothing = LayerContent([])
  /// The parameters of views that draw nothing themselves, for the next view that does.
  private var parameters: [ViewParameterList]
  /// How often each name of a scroll view was used.
  private var scrollViewNames: [String: Int] = [:]

  /// A pass over the results of the others; fixed views that are `known` are not listed anew, and the first
  /// view has some `parameters`.
  init(
    paint: PaintPass, children: [ChildReport], known: FixedViewLists,
    parameters: [ViewParameterList]
  ) {
    (self.paint, self.known, self.parameters) = (paint, known, parameters)
    transitions = Dictionary(
      children.filter { $0.phase != nil }.map { ($0.name, $0) }
    ) { first, _ in first }
  }

  /// The coordinates of frames: those of a scroll view's content, or of the canvas.
  private struct Space {
    var scrollView: String?
    /// The origin of the enclosing view.
    var origin = CGPoint.zero
  }

  /// Lists a view and its descendants.
  mutating func run(_ root: DressedView) { visit(root, Space()) }

  private mutating func visit(_ dressed: DressedView, _ space: Space) {
    // A scroll view inside takes part in the count of names.
    guard dressed.view.isFixed, !dressed.node.isMoving else {
      return list(dressed.opened(paint.looks), space)
    }
    let (node, origin) = (dressed.node, dressed.view.frame.origin)
    let key = FixedViewLists.Key(dressed.view, scrollView: space.scrollView)
    let list = known.list(of: node, for: key) ?? newList(of: dressed, for: key)
    fixed.add(list, of: node, for: key)
    views += list.map { $0.moved(by: space.origin.moved(by: origin)) }
  }

  /// The list of a fixed view whose frame has the origin zero.
  private mutating func newList(
    of dressed: DressedView, for key: FixedViewLists.Key
  ) -> [DrawnView] {
    let before = (views, parameters)
    defer { (views, parameters) = before }
    (views, parameters) = ([], [])
    let (opened, origin) = (dressed.opened(paint.looks), dressed.view.frame.origin)
    list(opened, Space(scrollView: key.scrollView, origin: CGPoint(x: -origin.x, y: -origin.y)))
    return views
  }

  private mutating func list(_ dressed: DressedView, _ space: Space) {
    var frame = dressed.view.frame
    frame.origin.x += space.origin.x
    frame.origin.y += space.origin.y
    if let own = dressed.node.parameters { parameters.append(own) }
    add(dressed, frame, space)
    guard dressed.node.scrolledAxes != nil else {
      let inner = Space(scrollView: space.scrollView, origin: frame.origin)
      for child in inPaintOrder(dressed) { visit(child, inner) }
      return
    }
    let name = DrawnView.unique(dressed.node.path.name, among: &scrollViewNames)
    append(dressed.node, named: name, frame, space)
    let inner = Space(scrollView: name, origin: dressed.view.offset)
    for child in inPaintOrder(dressed) { visit(child, inner) }
    if let scroll = PlacedScrollView(dressed.view.source) {
      addIndicators(of: scroll, named: name, offset: dressed.view.offset)
    }
  }

  private func inPaintOrder(_ dressed: DressedView) -> [DressedView] {
    if case .masked = dressed.node.painting { return dressed.children }
    return dressed.childrenInPaintOrder
  }

  private mutating func add(_ dressed: DressedView, _ frame: CGRect, _ space: Space) {
    let node = dressed.node
    guard
      let drawing = node.ownDrawing(
        size: frame.size, proposal: dressed.view.proposal, attributes: paint.looks)
    else { return }
    append(
      node, frame, space, words: node.words, source: node.location, look: dressed.look,
      filters: drawing.filters,
      transition: node.scrollTransition == nil ? nil : transitions[node.path.name],
      clip: drawing.clip, content: drawing.content ?? Self.nothing)
  }

  private mutating func addIndicators(
    of scroll: PlacedScrollView, named name: String, offset: CGPoint
  ) {
    let opacity = paint.indicatorOpacity(scroll)
    guard opacity > 0 else { return }
    let indicators = scroll.indicators(offset: offset)
    for axis in [Axis.vertical, .horizontal] {
      guard let bar = indicators.bar(axis) else { continue }
      let shape = Path(
        roundedRect: CGRect(origin: .zero, size: bar.size),
        cornerRadius: ScrollIndicators.radius, style: .circular)
      views.append(
        DrawnView(
          name: "\(name)/\(axis) scroll indicator", kind: DrawnView.indicator, words: nil,
          source: "",
          scrollView: name, frame: bar.offsetBy(dx: offset.x, dy: offset.y), phase: nil,
          progress: nil, map: ProjectionTransform(),
          opacity: opacity, filters: [], blend: .normal, clip: nil,
          content: LayerContent([
            .command(.fill(shape, .color(scroll.indicatorColor), evenOdd: false))
          ])))
    }
  }

  private mutating func append(
    _ node: Node, named name: String? = nil, _ frame: CGRect, _ space: Space, words: String? = nil,
    source: SourceLocation? = nil, look: EffectLook = .identity,
    filters: [Layer.Filter]? = nil, transition: ChildReport? = nil, clip: Path? = nil,
    content: LayerContent = DrawnViewPass.nothing
  ) {
    views.append(
      DrawnView(
        name: name ?? node.path.name, kind: node.kind, words: words,
        source: source.flatMap { $0.isInScene ? "\($0)" : nil } ?? "",
        scrollView: space.scrollView, frame: frame, phase: transition?.phase,
        progress: transition?.progress, map: look.map, opacity: look.opacity,
        filters: filters ?? look.filters, blend: look.blend, clip: clip, content: content,
        parameters: parameters))
    parameters = []
  }
}
