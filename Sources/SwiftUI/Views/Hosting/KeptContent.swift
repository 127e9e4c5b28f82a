import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkUIScrolling

/// The contents of hosting views that later trees may show again, with their layout and painting.
///
/// A change of state makes a new tree. The content of a hosting view is taken from the tree before if
/// it cannot differ: its root view is known to be equal, as are its environment and its place, and
/// making it neither asked for the time, a random number or any state, nor left a note in its tree.
@MainActor final class KeptContents {
  private var contents: [ObjectIdentifier: KeptContent] = [:]
  /// The count at which contents of views that are gone are released.
  private var limit = 64

  nonisolated init() {}

  /// The node of the content of a hosting view: the kept one, or the one that `make` makes.
  func node(
    of view: any ContentHosting, in context: ResolveContext, showing content: any View,
    make: () -> Node
  ) -> Node {
    let (session, key) = (context.session, ObjectIdentifier(view))
    // A body may read models in ways that leave no note.
    guard !session.host.usesModels else { return make() }
    if let kept = contents[key]?.shown(by: view, in: context, showing: content) {
      contents[key] = kept
      session.include(kept.context.session.colors, kept.containers)
      return kept.node
    }
    let (notes, answers) = (session.noteCount, session.host.system.answerCount)
    let node = make()
    // Views in stills leave no notes.
    guard session.isPlaying else { return node }
    contents[key] = nil
    if contents.count >= limit {
      contents = contents.filter { $0.value.view != nil }
      limit = max(64, 2 * contents.count)
    }
    if session.noteCount == notes, session.host.system.answerCount == answers {
      contents[key] = KeptContent(of: view, content, node, in: context)
    }
    return node
  }

  /// The content of a hosting view at an origin: as it was placed for the tree before, if the node is
  /// the same.
  func placed(_ node: Node, in view: UIView, at origin: CGPoint, _ proposal: ProposedViewSize)
    -> Placed
  {
    let key = ObjectIdentifier(view)
    guard let kept = contents[key], kept.node === node else {
      return node.placed(at: origin, proposal: proposal)
    }
    if let known = kept.placed, known.frame.origin == origin, known.proposal == proposal {
      return known
    }
    let placed = node.placed(at: origin, proposal: proposal)
    contents[key]?.placed = placed
    return placed
  }

  /// Whether contents of a tree are kept: a change of a model that its bodies have read then concerns
  /// the present tree, too.
  nonisolated func areKept(from tree: Int) -> Bool {
    MainActor.assumeIsolated { contents.values.contains { $0.tree == tree } }
  }

  /// Releases all contents, which refer to the trees that they were made in.
  nonisolated func forget() { MainActor.assumeIsolated { contents = [:] } }
}

/// The content of a hosting view, with all that it depends on.
@MainActor private struct KeptContent {
  let node: Node
  let context: ResolveContext
  /// The containers of dynamic items in the content.
  let containers: [ViewPath: TransactionScope]
  /// The number of the tree that the node was made in.
  let tree: Int
  private(set) weak var view: (any ContentHosting)?
  private var content: any View
  private var version: Int
  /// The node as it was placed last.
  var placed: Placed?

  /// The environment values of which each tree has its own.
  private static let ownValues: Set<ObjectIdentifier> = [
    EnvironmentValues.containerKey, EnvironmentValues.namedColorsKey,
    EnvironmentValues.screenLayersKey,
  ]

  /// Keeps a node; nil if it cannot be shown by another tree.
  init?(of view: any ContentHosting, _ content: any View, _ node: Node, in context: ResolveContext)
  {
    guard context.isStill, !holdsReference(content), node.isIndependent else { return nil }
    (self.view, self.content, self.node, self.context) = (view, content, node, context)
    (version, tree) = (view.contentVersion, context.session.host.tree)
    containers = context.session.containers.filter { $0.key.leads(through: context.path) }
  }

  /// This content for another tree; nil if it may be different there.
  func shown(
    by view: any ContentHosting, in other: ResolveContext, showing newContent: any View
  ) -> KeptContent? {
    guard self.view === view, other.isStill, other.isAlike(context),
      !other.session.isPlaying || !(other.isAnimating || context.isAnimating),
      (view is HostingView && version == view.contentVersion)
        || areKnownEqual(content, newContent),
      other.environment.isKnownEqual(to: context.environment, except: Self.ownValues)
    else { return nil }
    var copy = self
    (copy.content, copy.version) = (newContent, view.contentVersion)
    return copy
  }
}

extension ResolveContext {
  /// Whether the present change animates; stills do not ask which change made their views.
  fileprivate var isAnimating: Bool { scope.transaction.animation != nil }

  /// Whether no animation runs at this path.
  fileprivate var isStill: Bool {
    outerScopes.isEmpty
      && !session.animatedPaths.contains { $0.leads(through: path) }
      && !session.animations.arrivals.keys.contains { $0.leads(through: path) }
  }

  /// Whether another context is the same but for its environment and its transaction.
  fileprivate func isAlike(_ other: ResolveContext) -> Bool {
    path == other.path && scrollView == other.scrollView && makesItems == other.makesItems
      && mayWrite == other.mayWrite && session.canvas == other.session.canvas
  }
}

extension Node {
  /// Whether the node and its descendants refer to nothing of the tree that they were made in, so that
  /// another tree may show them.
  fileprivate var isIndependent: Bool {
    guard lives.isEmpty, ignoredEdges == nil, !isAnimated, children.allSatisfy(\.isIndependent)
    else { return false }
    return isIndependentOfTree
  }
}
