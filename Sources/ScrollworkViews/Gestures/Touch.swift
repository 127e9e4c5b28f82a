import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling

/// A finger on the glass, and the gestures and the scroll view that it may be meant for.
///
/// The rule: the first one that begins has the finger, and the others are cancelled; of those that
/// begin at one moment it is the innermost, after the high-priority ones. A tap waits while one
/// that precedes it may still come about (a double tap before a single one), and so does a drag; a
/// long press and a scroll view do not wait. Simultaneous gestures take no part in this.
@MainActor final class Touch {
  /// Somebody who may take the finger.
  struct Bidder {
    enum Subject {
      case gesture(AnyRecognizer)
      case scroll(ScrollBid)
      case hosted(HostedTouch)
    }

    let path: ViewPath
    var geometry: TouchGeometry
    var subject: Subject
    var isCancelled = false
    /// Whether it is complete and waits for others that precede it.
    var isHeldBack = false

    @MainActor var stage: GestureStage {
      switch subject {
      case .gesture(let recognizer): recognizer.stage
      case .scroll(let bid): isCancelled ? .failed : bid.stage
      case .hosted(let touch): touch.stage
      }
    }
  }

  /// A scroll view that may follow the finger.
  struct ScrollBid {
    let scroll: PlacedScrollView
    /// Its offset when the finger came down.
    let start: CGPoint
    /// When it begins to follow the finger; nil if it does not.
    let begin: Double?
    /// When it is clear that it does not.
    let failure: Double
    var stage = GestureStage.possible
  }

  /// In the order of precedence.
  private(set) var bidders: [Bidder]
  /// Those that come about beside all others.
  private(set) var companions: [Bidder]
  /// Who has the finger.
  private(set) var winner: Int?
  /// Whether anything came of it.
  private(set) var isAnswered = false
  /// Who has the finger: the scroll view that may follow it, or what is in that.
  private var delivery: TouchDelivery
  private let rules: TouchDelivery.Rules

  /// A finger that has come down, as `delivery` has it.
  init(
    bidders: [Bidder], companions: [Bidder], delivery: TouchDelivery, rules: TouchDelivery.Rules
  ) {
    (self.bidders, self.companions) = (bidders, companions)
    (self.delivery, self.rules) = (delivery, rules)
  }

  /// Whether the scroll view keeps the finger to itself.
  private var isDelayed: Bool { delivery.deadline != nil }

  /// Tells the scroll view's side what happens, and says whether it begins to follow the finger: not
  /// if somebody in it has that.
  private func begins(_ event: TouchDelivery.Event, at time: Double) -> Bool {
    delivery.receive(event, at: time, rules: rules) { question in
      question == .shouldBegin || winner == nil
    }.contains(.beginDragging)
  }

  /// Whether nothing more will come of it, whatever the finger does.
  var isOver: Bool {
    companions.allSatisfy { $0.stage.isOver } && bidders.allSatisfy { $0.stage.isOver }
  }

  /// Takes in what the finger does; answers with a scroll view that is to follow it from now on.
  func receive(_ event: TouchEvent) -> ScrollBid? {
    _ = begins(.passing, at: event.time + 1e-9)
    for index in bidders.indices { receive(event, &bidders[index]) }
    for index in companions.indices { receive(event, &companions[index]) }
    let hadWinner = winner != nil
    if !hadWinner { findWinner(isFingerDown: event.kind == .down || event.kind == .move) }
    deliver()
    guard !hadWinner, let winner, case .scroll(let bid) = bidders[winner].subject else {
      return nil
    }
    // From here on the scroll view goes its own way.
    bidders[winner].isCancelled = true
    return bid
  }

  private func receive(_ event: TouchEvent, _ bidder: inout Bidder) {
    switch bidder.subject {
    case .gesture(let recognizer):
      var local = event
      local.geometry = bidder.geometry
      local.isDelayed = isDelayed
      recognizer.receive(local)
    case .scroll(var bid):
      guard bid.stage == .possible else { return }
      if let begin = bid.begin, begin <= event.time {
        bid.stage = begins(.moved, at: event.time) ? .active : .failed
      } else if event.time >= bid.failure || event.kind == .up {
        bid.stage = .failed
      }
      bidder.subject = .scroll(bid)
    case .hosted(let touch): touch.receive(event)
    }
  }

  private func findWinner(isFingerDown: Bool) {
    for (index, bidder) in bidders.enumerated() {
      let precedents = bidders[..<index]
      switch bidder.stage {
      case .possible, .failed: continue
      case .active:
        if case .gesture = bidder.subject, precedents.contains(where: { $0.stage == .possible }) {
          continue
        }
      case .ended:
        // A press is complete while the finger is down; others wait once the finger has left.
        let isPress = isFingerDown && !bidder.isHeldBack
        if !isPress, precedents.contains(where: { $0.stage == .possible }) {
          bidders[index].isHeldBack = true
          continue
        }
      }
      winner = index
      for other in bidders.indices where other != index { cancel(&bidders[other]) }
      return
    }
  }

  private func cancel(_ bidder: inout Bidder) {
    bidder.isCancelled = true
    switch bidder.subject {
    case .gesture(let recognizer): recognizer.cancel()
    case .hosted(let touch): touch.cancel()
    case .scroll: break
    }
  }

  private func deliver() {
    for (index, bidder) in bidders.enumerated() {
      guard case .gesture(let recognizer) = bidder.subject else { continue }
      let waits = winner == nil && (bidder.stage == .active || bidder.stage == .ended)
      if waits { continue }
      if index == winner || recognizer.isTelling { isAnswered = true }
      recognizer.deliver()
    }
    for companion in companions {
      guard case .gesture(let recognizer) = companion.subject else { continue }
      if recognizer.isTelling || companion.stage == .ended { isAnswered = true }
      recognizer.deliver()
    }
    for bidder in bidders {
      if case .hosted(let touch) = bidder.subject, touch.isControlled { isAnswered = true }
    }
    guard let winner else { return }
    switch bidders[winner].subject {
    case .scroll, .hosted: isAnswered = true
    case .gesture: break
    }
  }

  /// Ends what has not ended.
  func cancelAll() {
    for index in bidders.indices { cancel(&bidders[index]) }
    for index in companions.indices { cancel(&companions[index]) }
    deliver()
  }

  /// Goes on with the gestures of a scene made anew.
  ///
  /// Their actions are new ones, and how far each has come stays. Those that are gone are cancelled.
  func adopt(_ gestures: [ViewPath: AttachedGesture]) {
    adopt(gestures, &bidders)
    adopt(gestures, &companions)
  }

  private func adopt(_ gestures: [ViewPath: AttachedGesture], _ all: inout [Bidder]) {
    for index in all.indices {
      guard case .gesture(let old) = all[index].subject, !old.stage.isOver else { continue }
      let new = gestures[all[index].path].flatMap { $0.mask.contains(.gesture) ? $0 : nil }?
        .recognizer()
      if let new, new.adopt(old) {
        all[index].subject = .gesture(new)
      } else {
        cancel(&all[index])
      }
    }
  }

  /// Goes on with another coming down of the finger, which has found views as they stand now; those
  /// that it has not found are cancelled.
  func continueOn(_ places: [ViewPath: TouchGeometry]) {
    continueOn(places, &bidders)
    continueOn(places, &companions)
  }

  private func continueOn(_ places: [ViewPath: TouchGeometry], _ all: inout [Bidder]) {
    for index in all.indices {
      if case .hosted = all[index].subject { continue }
      if let geometry = places[all[index].path] {
        all[index].geometry = geometry
      } else {
        cancel(&all[index])
      }
    }
  }
}
