import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// A life that has begun.
struct PresentLife {
  /// As the view says now.
  var life: Life
  /// What ends it.
  var ending: AnyCancellable?
}

// Views that come and go.
extension Player {
  /// Lets views that have come begin what they do, and those that have gone end it.
  ///
  /// Those that have come are first, outermost first. A view that is still seen going has not gone;
  /// if it comes back meanwhile, it has never been away.
  ///
  /// - Source: chosen; what happens in which order is nowhere said.
  func meetLives() {
    guard tree.session.hasLives || !present.isEmpty else { return }
    let lives = tree.lives(offset: timelineOffset)
    let here = Set(lives.map(\.key))
    let going = animations.departures.filter(isGoing)
      .reduce(into: Set<StateKey>()) { $0.formUnion($1.lives) }.subtracting(here)
    let ending = presentOrder.filter { !here.contains($0) && !going.contains($0) }
    presentOrder = lives.map(\.key) + presentOrder.filter(going.contains)
    for (key, life) in lives {
      let old = present[key]
      present[key] = PresentLife(life: life, ending: old?.ending)
      if let old {
        if life.continues(old.life) { continue }
        old.ending?.cancel()
      }
      noteChange(in: key.path)
      let ending = life.begin { [weak self] value in
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { self?.present[key]?.life.receive(value) }
      }
      present[key]?.ending = ending
    }
    for key in ending {
      let old = present.removeValue(forKey: key)
      old?.ending?.cancel()
      host.lettingGo { old?.life.end() }
    }
    keepFirstValues()
  }

  /// Whether rows that live may come or go by themselves.
  var mayMeetLives: Bool {
    tree.session.hasLives && tree.hasLazyRows && isAnythingScrolling
  }
}
