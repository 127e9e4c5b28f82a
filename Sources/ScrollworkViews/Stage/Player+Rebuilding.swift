import ScrollworkMotion

// How a new moment of the scene is made of state that was written.
extension Player {
  /// Resolves and lays out the scene with the state as it is now.
  func rebuild(animating animation: Animation?, from old: SceneTree) {
    var epoch = currentEpoch(lazyLengths: old.session.lazyLengths)
    epoch.animations = epoch.animations.filter { time < $0.value.start + $0.value.duration }
    let before = old.effectNodes
    show(epoch)
    var changed = false
    for (path, effect) in tree.effectNodes {
      guard let previous = before[path], !previous.isEqual(to: effect) else { continue }
      let running = epoch.animations[path]
      if let animation {
        if let made = EffectAnimation(
          from: previous, running: running, to: effect, by: animation, at: time)
        {
          epoch.animations[path] = made
          changed = true
        }
      } else if running != nil {
        epoch.animations[path] = nil
        changed = true
      }
    }
    animations = epoch.animations
    if changed {
      epoch.store = host.store
      epoch.lazyLengths = tree.session.lazyLengths
      show(epoch)
    }
    old.session.findings.forEach { report($0.problem) }
    watched = 0
    keepInRange()
    host.store.keepOnly(tree.session.claims.keeps)
  }

  /// Makes the tree of an epoch, with the scroll views in their places and the rows in sight made.
  private func show(_ epoch: Timeline.Epoch) {
    tree = makeTree(epoch)
    placeScrollViews()
  }
}
