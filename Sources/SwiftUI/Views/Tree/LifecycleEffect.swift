import Foundation
import ScrollworkGeometry
package import ScrollworkPublishers

/// A lifecycle effect: the actions of a view on its appearance, while it exists, and on its removal.
@MainActor package struct LifecycleEffect {
  /// Starts the action; the result, if any, cancels it.
  ///
  /// Values received meanwhile go to `deliver`.
  package let begin: @MainActor (_ deliver: @escaping (Any) -> Void) -> AnyCancellable?
  /// The action on removal.
  package var end: () -> Void = {}
  /// Receives delivered values; called on the present view, not on that of the start.
  package var receive: (Any) -> Void = { _ in }
  /// Whether an action started by another value at this path continues; otherwise it restarts.
  package var continues: (_ other: LifecycleEffect) -> Bool = { _ in true }
  /// The value that `continues` compares.
  var subject: Any = ()
}

/// A view with a lifecycle effect attached to each of its nodes.
struct LifecycleEffectView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let life: @MainActor (ResolveContext) -> LifecycleEffect

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let list = ScrollworkViews.resolve(content, in: context)
    guard context.session.isPlaying else { return list }
    let life = life(context)
    return list.map { node in
      context.session.observed.insert(.lifecycleEffects)
      node.lives.append(life)
      return node
    }
  }
}

extension Node {
  /// The keys of this node's own lifecycle effects.
  package var ownLifeKeys: [StateKey] {
    lives.indices.map { StateKey(path: path, property: "life \($0)") }
  }

  /// The keys of the lifecycle effects of this node and of all made descendants.
  package var lifecycleEffectKeys: Set<StateKey> {
    var keys: Set<StateKey> = []
    forEachMade { keys.formUnion($0.ownLifeKeys) }
    return keys
  }
}
