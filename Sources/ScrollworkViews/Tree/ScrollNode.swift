import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling

/// A scroll view: a window on content that may be larger.
final class ScrollNode: Node {
  let axes: Axis.Set
  let content: Node
  let configuration: ScrollConfiguration
  let environment: EnvironmentValues
  private let container: ContainerBox
  /// The size that the layout gave it, without what it reaches out of the safe area.
  private(set) var layoutSize = CGSize.zero
  /// The edges on which it reaches under a bar that content fades under; left is leading.
  var fadingEdges: Edge.Set = []
  /// The height of a large title above the content that goes with it.
  var largeTitle: CGFloat = 0
  /// How far it reaches out of the safe area; left is leading.
  private(set) var safeAreaInsets = EdgeInsets()
  private(set) var contentSize = CGSize.zero

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
  }

  override var children: [Node] { [content] }

  override var respondsToScrolling: Bool { true }

  override var answersToSafeArea: Bool { true }

  /// The size of the window.
  var containerSize: CGSize {
    CGSize(
      width: layoutSize.width + safeAreaInsets.total(.horizontal),
      height: layoutSize.height + safeAreaInsets.total(.vertical))
  }

  /// Whether part of the content's length is a guess.
  var isEstimated: Bool { lazyStacks.contains(where: \.isEstimated) }

  /// Whether there are lazy stacks in the content.
  var hasLazyStacks: Bool { !lazyStacks.isEmpty }

  /// The lazy stacks in the content; those in rows and in other scroll views do not count.
  private lazy var lazyStacks: [LazyStackNode] = {
    var found: [LazyStackNode] = []
    @MainActor func visit(_ node: Node) {
      if let lazy = node as? LazyStackNode { found.append(lazy) }
      if !(node is ScrollNode) { node.children.forEach(visit) }
    }
    visit(content)
    return found
  }()

  /// Where the id that a position binding had last is kept.
  static func followedKey(_ path: ViewPath) -> StateKey {
    StateKey(path: path, property: "followed position")
  }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The margins of the content, with left for leading.
  private var margins: EdgeInsets { configuration.contentMargins.mirrored(isRightToLeft) }

  /// What the content stands inside the window; left is leading.
  ///
  /// Its margins, and what the window reaches out of the safe area.
  var insets: EdgeInsets { margins + safeAreaInsets }

  /// Takes the proposed length along scroll axes; across, proposes its own less the margins and
  /// adopts the content's.
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

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placed] {
    layoutSize = size
    let contentProposal = contentProposal(ProposedViewSize(size))
    contentSize = contentSize(for: ProposedViewSize(size))
    var origin = CGPoint.zero
    for axis in Axis.allCases where !axes.contains(axis) {
      let room = size[axis] - margins.total(axis)
      origin[axis] = insets.start(axis) + (room - contentSize[axis]) / 2
    }
    // Along the axes that scroll, what is smaller than the window stands where the anchor says.
    let alignment =
      (configuration.anchors[.alignment] ?? .topLeading).mirrored(isRightToLeft)
    for axis in Axis.allCases where axes.contains(axis) {
      let room = size[axis] - margins.total(axis)
      guard room > contentSize[axis], room.isFinite else { continue }
      origin[axis] = alignment[axis] * (room - contentSize[axis])
    }
    return [content.placed(at: origin, proposal: contentProposal)]
  }

  /// Reaches out of the safe area, as far as a view there may grow, and keeps the content in it; the
  /// answer is by how much the content is moved.
  ///
  /// What the window gains is what the content keeps free, so the content is the same.
  func reach(_ room: EdgeInsets) -> CGPoint {
    let before = insets
    safeAreaInsets = room
    var shift = CGPoint.zero
    for axis in Axis.allCases where !axes.contains(axis) {
      shift[axis] = insets.start(axis) - before.start(axis)
    }
    return shift
  }

  /// The width of what is scrolled: the content, and the room that it leaves if it is narrow.
  var scrolledWidth: CGFloat {
    max(contentSize.width, containerSize.width - insets.total(.horizontal))
  }

  /// The size of the window as content is cut to it: up to the next whole pixel.
  ///
  /// A cut along pixels needs no picture of its own to be blended along the edge.
  ///
  /// - Source: chosen; how the system cuts along fractions of a pixel is nowhere said.
  func windowSize(_ size: CGSize) -> CGSize {
    let scale = CGFloat(environment.displayScale)
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: whole(size.width), height: whole(size.height))
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
      content.forgetSizes()
    }
    return content.sizeThatFits(contentProposal(proposal))
  }
}

extension ProposedViewSize {
  /// The proposal along `axis`.
  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}
