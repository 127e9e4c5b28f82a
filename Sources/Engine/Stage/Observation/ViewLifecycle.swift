import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScrolling
import ScrollworkViews

/// Runs what views do while they are in the scene: `onAppear`, `task`, `onReceive` and `onDisappear`.
@MainActor final class ViewLifecycle {
  typealias Context = ScrollTrackReading & AnimationReading & EpochRecording & ActionCalling

  /// A life in progress.
  private struct Entry {
    /// As the view describes it now.
    var life: LifecycleEffect
    var cancellable: AnyCancellable?
  }

  private let context: any Context
  private var entries: [StateKey: Entry] = [:]
  /// The keys of ``entries``, outermost view first.
  private var order: [StateKey] = []

  init(_ context: any Context) { self.context = context }

  /// Whether scrolling may insert or remove lazy rows with a life.
  var mayChange: Bool {
    let tree = context.tree
    return tree.session.observed.contains(.lifecycleEffects) && tree.hasLazyRows
      && context.isAnythingScrolling
  }

  /// Begins the lives of views inserted into the scene, and ends those of views removed.
  ///
  /// Insertions come first, outermost first. A view that is still drawn while its removal is animated
  /// is not removed yet; inserted again meanwhile, its life goes on.
  ///
  /// - Source: chosen; the order is not documented.
  func update() {
    guard context.tree.session.observed.contains(.lifecycleEffects) || !entries.isEmpty else {
      return
    }
    let lives = context.tree.lives(offset: context.offsets)
    let here = Set(lives.map(\.key))
    let tick = context.tick
    let leaving = context.animations.departures.filter { $0.isVisible(atTick: tick) }
      .reduce(into: Set<StateKey>()) { $0.formUnion($1.lives) }.subtracting(here)
    let ending = order.filter { !here.contains($0) && !leaving.contains($0) }
    order = lives.map(\.key) + order.filter(leaving.contains)
    for (key, life) in lives { begin(life, key) }
    for key in ending {
      let old = entries.removeValue(forKey: key)
      old?.cancellable?.cancel()
      context.host.lettingGo { old?.life.end() }
    }
    context.keepFirstValues()
  }

  /// Begins a life, unless the one in progress continues as this one.
  private func begin(_ life: LifecycleEffect, _ key: StateKey) {
    let old = entries[key]
    entries[key] = Entry(life: life, cancellable: old?.cancellable)
    if let old {
      if life.continues(old.life) { return }
      old.cancellable?.cancel()
    }
    context.noteChange(in: key.path)
    let cancellable = life.begin { [weak self] value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { self?.receive(value, key) }
    }
    entries[key]?.cancellable = cancellable
  }

  private func receive(_ value: Any, _ key: StateKey) {
    if !context.isEnded { entries[key]?.life.receive(value) }
  }
}

extension Departure {
  /// Whether the view is still drawn at a tick.
  func isVisible(atTick tick: Int) -> Bool { !end.isFinite || Tick.first(notBefore: end) > tick }
}
