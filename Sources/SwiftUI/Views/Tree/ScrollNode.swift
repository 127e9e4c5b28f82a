package import Foundation
import ScrollworkEnvironment
package import ScrollworkGeometry
package import ScrollworkLayout
import ScrollworkScrolling

/// A scroll view: a visible area of content that may be larger.
package final class ScrollNode: Node {
  package let axes: Axis.Set
  let content: Node
  let configuration: ScrollConfiguration
  let environment: EnvironmentValues
  private let container: ContainerBox
  init(
    axes: Axis.Set, content: Node, configuration: ScrollConfiguration,
    environment: EnvironmentValues, container: ContainerBox, path: ViewPath
  ) {
    self.axes = axes
    self.content = content
    self.configuration = configuration
    self.environment = environment
    self.container = container
    super.init(path: path)
    container.invalidateSizes = { [weak content] in
      content?.invalidateSizes()
    }
  }

  package override var children: [Node] { [content] }

  package override var kind: String { "ScrollView" }
  override var ownParameters: [ViewParameters] {
    let hidden = Axis.allCases.filter { configuration.indicators[$0] == .hidden }
    var values = Dictionary(ParameterSpelling.pairs(of: axes, named: "axes")) { first, _ in first }
    if !hidden.isEmpty { values["showsIndicators"] = "false" }
    return [ViewParameters(kind, values, source: "")]
  }

  package override var scrolledAxes: Axis.Set? { axes }
  package override var painting: NodePainting { .scrolled }
  package override var paintsParts: Bool { true }
  package override var clipsContent: Bool { !configuration.isClipDisabled }

  package override func childSource(_ placed: Placed) -> ChildSource {
    PlacedScrollView(self, placed).map(ChildSource.scrolled) ?? .fixed
  }

  package override func hit(
    at point: CGPoint, size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> HitAnswer {
    CGRect(origin: .zero, size: size).contains(point) ? .solid : .missed
  }

  // A scroll view clips its content.
  override var drawsInFrame: Bool { true }

  override func extended(_ placed: Placed, in area: SafeArea, own: SafeArea) -> Placed {
    SafeAreaPass.extended(self, placed, in: area)
  }

  override func withTitle(
    _ height: CGFloat, over placed: Placed
  ) -> (placed: Placed, isFound: Bool) {
    guard case .scrollView(var metrics) = placed.detail, isUnderBar(metrics) else {
      return (placed, false)
    }
    metrics.largeTitle = height
    return (placed.with(children: placed.children, detail: .scrollView(metrics)), true)
  }

  override var respondsToScrolling: Bool { true }

  override var dependsOnSafeArea: Bool { true }

  /// Whether the content has, or may have, lazy stacks; those in rows and in nested scroll views do
  /// not count.
  ///
  /// Geometry readers may have some: their content is made later.
  package private(set) lazy var hasLazyStacks: Bool = {
    @MainActor func hasLazyStack(_ node: Node) -> Bool {
      node.mayHaveRows
        || node.scrolledAxes == nil && node.children.contains(where: hasLazyStack)
    }
    return hasLazyStack(content)
  }()

  /// The storage key of a position binding's last id.
  package static func followedKey(_ path: ViewPath) -> StateKey {
    StateKey(path: path, property: "followed position")
  }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The margins of the content; left is leading.
  var margins: EdgeInsets { configuration.contentMargins.mirrored(isRightToLeft) }

  /// Takes the proposed length along scroll axes; across, proposes its own length less the margins
  /// and adopts the content's.
  ///
  /// - Source: measured by others (SwiftUI Field Guide, "ScrollView").
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = contentSize(for: proposal)
    var size = CGSize.zero
    for axis in Axis.allCases {
      let natural = content[axis] + margins.total(axis)
      size[axis] = axes.contains(axis) ? proposal[axis] ?? natural : natural
    }
    return size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    let contentProposal = contentProposal(ProposedViewSize(size))
    let contentSize = contentSize(for: ProposedViewSize(size))
    var origin = CGPoint.zero
    for axis in Axis.allCases where !axes.contains(axis) {
      let room = size[axis] - margins.total(axis)
      origin[axis] = margins.start(axis) + (room - contentSize[axis]) / 2
    }
    // Along the scroll axes, the alignment anchor positions content smaller than the visible area.
    let alignment =
      (configuration.anchors[.alignment] ?? .topLeading).mirrored(isRightToLeft)
    for axis in Axis.allCases where axes.contains(axis) {
      let room = size[axis] - margins.total(axis)
      guard room > contentSize[axis], room.isFinite else { continue }
      origin[axis] = alignment[axis] * (room - contentSize[axis])
    }
    return ArrangedChildren(
      children: [content.placed(at: origin, proposal: contentProposal)],
      detail: .scrollView(ScrollMetrics(layoutSize: size, contentSize: contentSize)))
  }

  /// The visible area that content is clipped to: rounded up to whole pixels.
  ///
  /// A clip along pixel edges needs no bitmap of its own to be blended along the edge.
  ///
  /// - Source: chosen; the system's clip along fractions of a pixel is not documented.
  package func clipSize(_ size: CGSize) -> CGSize {
    let scale = environment.displayScale
    return CGSize(
      width: size.width.ceiled(toScale: scale), height: size.height.ceiled(toScale: scale))
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func room(_ axis: Axis) -> CGFloat? {
      axes.contains(axis) ? nil : proposal[axis].map { max(0, $0 - margins.total(axis)) }
    }
    return ProposedViewSize(width: room(.horizontal), height: room(.vertical))
  }

  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    let inner = CGSize(
      width: max(0, (proposal.width ?? 0) - margins.total(.horizontal)),
      height: max(0, (proposal.height ?? 0) - margins.total(.vertical)))
    if container.size != inner {
      container.size = inner
      content.invalidateSizes()
    }
    return content.sizeThatFits(contentProposal(proposal))
  }
}
