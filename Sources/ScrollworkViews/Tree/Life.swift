import Foundation
import ScrollworkGeometry

/// What a view does because it has come into the scene, is there, or has gone.
@MainActor package struct Life {
  /// Begins it; the answer, if any, ends it.
  ///
  /// What it receives on the way goes to `deliver`.
  package let begin: @MainActor (_ deliver: @escaping (Any) -> Void) -> AnyCancellable?
  /// Called when the view has gone.
  package var end: () -> Void = {}
  /// Called with what is delivered: by the view as it is now, not as it was when it began.
  package var receive: (Any) -> Void = { _ in }
  /// Whether what began with another life at this place goes on; otherwise it begins anew.
  package var continues: (_ other: Life) -> Bool = { _ in true }
  /// What it is about.
  var subject: Any = ()
}

/// A view whose nodes live: something is done when they come and go.
struct LifeView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let life: @MainActor (ResolveContext) -> Life

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let list = ScrollworkViews.resolve(content, in: context)
    guard context.session.isPlaying else { return list }
    let life = life(context)
    return list.map { node in
      context.session.hasLives = true
      node.lives.append(life)
      return node
    }
  }
}

extension Node {
  /// What the lives of this very node are known by.
  package var ownLifeKeys: [StateKey] {
    lives.indices.map { StateKey(path: path, property: "life \($0)") }
  }

  /// What the lives of this node and of all that have been made inside are known by.
  var lifeKeys: Set<StateKey> {
    var keys: Set<StateKey> = []
    forEachMade { keys.formUnion($0.ownLifeKeys) }
    return keys
  }
}
