import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A flexible length.
struct Flex: Hashable, Sendable {
  var least: CGFloat
  var ideal: CGFloat
  var most: CGFloat

  static func fixed(_ length: CGFloat) -> Flex { Flex(least: length, ideal: length, most: length) }

  static func between(_ least: CGFloat, _ most: CGFloat, ideal: CGFloat = 10) -> Flex {
    Flex(least: least, ideal: ideal, most: most)
  }

  static let any = between(0, .infinity)

  func length(in proposal: CGFloat?) -> CGFloat { min(max(proposal ?? ideal, least), most) }
}

/// A view with the sizes, spacing and guides that a test gives it.
struct FakeView: Sendable {
  var width: Flex
  var height: Flex
  var priority = 0.0
  var spacing = ViewSpacing()
  var guides: [AlignmentKey: CGFloat] = [:]

  /// A view of a fixed size.
  static func box(_ width: CGFloat, _ height: CGFloat) -> FakeView {
    FakeView(width: .fixed(width), height: .fixed(height))
  }

  /// A view that takes the proposed size, 10 if unspecified: a color.
  static var color: FakeView { FakeView(width: .any, height: .any) }

  /// A view flexible in width only.
  static func wide(_ least: CGFloat, _ most: CGFloat, height: CGFloat = 10) -> FakeView {
    FakeView(width: .between(least, most), height: .fixed(height))
  }

  static func spacer(_ axis: Axis, _ length: CGFloat = 8) -> FakeView {
    FakeView(
      width: axis == .horizontal ? .between(length, .infinity, ideal: length) : .fixed(0),
      height: axis == .vertical ? .between(length, .infinity, ideal: length) : .fixed(0),
      priority: -.infinity, spacing: .zero(along: axis))
  }

  func priority(_ value: Double) -> FakeView {
    var copy = self
    copy.priority = value
    return copy
  }

  func spacing(_ value: ViewSpacing) -> FakeView {
    var copy = self
    copy.spacing = value
    return copy
  }

  func guide(_ guide: HorizontalAlignment, _ value: CGFloat) -> FakeView {
    var copy = self
    copy.guides[guide.key] = value
    return copy
  }

  func guide(_ guide: VerticalAlignment, _ value: CGFloat) -> FakeView {
    var copy = self
    copy.guides[guide.key] = value
    return copy
  }
}

/// A view in a layout under test, which records its placement.
class FakeElement: LayoutElement {
  let view: FakeView
  private(set) var frame: CGRect?
  private(set) var proposal: ProposedViewSize?

  init(_ view: FakeView) { self.view = view }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: view.width.length(in: proposal.width), height: view.height.length(in: proposal.height))
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { self.view.guides[$0] }
  }

  var spacing: ViewSpacing { view.spacing }

  var priority: Double { view.priority }

  func value(of key: any LayoutValueKey.Type) -> Any? { nil }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    frame = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
    self.proposal = proposal
  }
}

/// A layout nested as a view in another; measures itself once for each proposal.
final class NestedElement<L: Layout>: FakeElement {
  let layout: L
  let subviews: LayoutSubviews
  private var sizes: [ProposedViewSize: CGSize] = [:]

  init(_ layout: L, _ elements: [FakeElement]) {
    self.layout = layout
    subviews = LayoutSubviews(elements: elements, isRightToLeft: false)
    super.init(.color)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    sizes[proposal] = size
    return size
  }

  override func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(size: size) { key in
      var cache = self.layout.makeCache(subviews: self.subviews)
      return self.layout.explicitAlignment(
        of: key, in: CGRect(origin: CGPoint(x: 7, y: 11), size: size), proposal: proposal,
        subviews: self.subviews, cache: &cache)
    }
  }

  override var spacing: ViewSpacing {
    var cache = layout.makeCache(subviews: subviews)
    return layout.spacing(subviews: subviews, cache: &cache)
  }
}

/// The result of a layout.
struct Arrangement {
  var size: CGSize
  var frames: [CGRect]

  /// Lays `elements` out in a container of the size they request.
  init(
    _ layout: some Layout, _ elements: [FakeElement], in proposal: ProposedViewSize,
    isRightToLeft: Bool = false, origin: CGPoint = .zero
  ) {
    let subviews = LayoutSubviews(elements: elements, isRightToLeft: isRightToLeft)
    var cache = layout.makeCache(subviews: subviews)
    size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: origin, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    frames = elements.map { $0.frame ?? .null }
  }

  /// The size, then the frame of each view: `58x20 | 0,5 20x10 | 28,0 30x20`.
  var text: String {
    ([Self.spell(size)]
      + frames.map { "\(Self.spell($0.minX)),\(Self.spell($0.minY)) \(Self.spell($0.size))" })
      .joined(separator: " | ")
  }

  private static func spell(_ size: CGSize) -> String {
    "\(spell(size.width))x\(spell(size.height))"
  }

  private static func spell(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100 + 0
    return rounded == rounded.rounded() && rounded.isFinite ? "\(Int(rounded))" : "\(rounded)"
  }
}
