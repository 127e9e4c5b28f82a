import ScrollworkViews

/// The tree of the present state.
@MainActor protocol TreeProviding: AnyObject {
  var tree: SceneTree { get }
}

/// The making of trees: of the present state, and of the last epoch.
@MainActor protocol TreeMaking: TreeProviding {
  /// The epoch that began last.
  var lastEpoch: Timeline.Epoch? { get }

  /// Replaces the tree by one of the present state; changes follow `transaction`.
  func makeTree(_ transaction: Transaction)
  /// The tree of an epoch at the present moment.
  func tree(of epoch: Timeline.Epoch) -> SceneTree
}
