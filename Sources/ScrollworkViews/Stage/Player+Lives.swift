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
  /// Those that have come are first, outermost first.
  ///
  /// - Source: chosen; what happens in which order is nowhere said.
  func meetLives() {
    guard tree.session.hasLives || !present.isEmpty else { return }
    let lives = tree.lives(offset: timelineOffset)
    let gone = Set(present.keys).subtracting(lives.map(\.key))
    let ending = presentOrder.filter(gone.contains)
    presentOrder = lives.map(\.key)
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
    tree.session.hasLives && tree.hasLazyRows
      && tree.scrollNodes.contains { scroll in
        timeline.tracks[scroll.path].map { $0.settled.map { $0 > time } ?? true } ?? false
      }
  }
}
