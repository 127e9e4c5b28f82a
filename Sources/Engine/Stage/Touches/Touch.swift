import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// A touch, and the gestures and scroll views that contend for it.
///
/// The rule: the first one that begins gets the touch, and the others are cancelled; of those that
/// begin at one moment it is the innermost, after the high-priority ones. A tap waits while one
/// that precedes it may still be recognized (a double tap before a single one), and so does a drag; a
/// long press and a scroll view do not wait. Simultaneous gestures take no part in this.
@MainActor final class Touch {
  /// A gesture or a scroll view that may get the touch.
  struct Bidder {
    enum Subject {
      case gesture(AnyRecognizer)
      case scroll(any ScrollContender)
    }

    let path: ViewPath
    var geometry: TouchGeometry
    var subject: Subject
    /// Whether it is complete and waits for others that precede it.
    var isHeldBack = false

    @MainActor var stage: GestureStage {
      switch subject {
      case .gesture(let recognizer): recognizer.stage
      case .scroll(let contender): contender.stage
      }
    }
  }

  /// In the order of precedence.
  private(set) var bidders: [Bidder]
  /// The simultaneous gestures.
  private(set) var companions: [Bidder]
  /// The index of the bidder that has the touch.
  private(set) var winner: Int?
  /// Whether any gesture or scroll view has responded to the touch.
  private(set) var isAnswered = false
  /// Whether the scroll view that may follow the touch delays or has it.
  private var delivery: TouchDelivery
  private let rules: TouchDelivery.Rules

  /// A touch that has begun, in the state of `delivery`.
  init(
    bidders: [Bidder], companions: [Bidder], delivery: TouchDelivery, rules: TouchDelivery.Rules
  ) {
    (self.bidders, self.companions) = (bidders, companions)
    (self.delivery, self.rules) = (delivery, rules)
  }

  /// Whether a scroll view delays the touch before its content gets it.
  private var isDelayed: Bool { delivery.deadline != nil }

  /// Passes an event to the scroll view's side; returns whether that begins to follow the finger,
  /// which it does not if a gesture has the touch.
  private func begins(_ event: TouchDelivery.Event, at time: Double) -> Bool {
    delivery.receive(event, at: time, rules: rules) { question in
      question == .shouldBegin || winner == nil
    }.contains(.beginDragging)
  }

  /// Whether nothing responds to the touch any more.
  var isOver: Bool {
    companions.allSatisfy { $0.stage.isOver } && bidders.allSatisfy { $0.stage.isOver }
  }

  /// Receives an event; returns the claim of a scroll view that follows the finger from now on.
  func receive(_ event: TouchEvent) -> ScrollClaim? {
    _ = begins(.passing, at: event.time + 1e-9)
    for index in bidders.indices { receive(event, &bidders[index]) }
    for index in companions.indices { receive(event, &companions[index]) }
    let hadWinner = winner != nil
    if !hadWinner { findWinner(isFingerDown: event.kind == .down || event.kind == .move) }
    deliver()
    guard !hadWinner, let winner, case .scroll(let contender) = bidders[winner].subject,
      let claim = contender.claim
    else { return nil }
    // From here on the player moves the scroll view.
    claim.cancel()
    return claim
  }

  private func receive(_ event: TouchEvent, _ bidder: inout Bidder) {
    switch bidder.subject {
    case .gesture(let recognizer):
      var local = event
      local.geometry = bidder.geometry
      local.isDelayed = isDelayed
      recognizer.receive(local)
    case .scroll(let contender):
      contender.receive(event) { begins($0, at: $1) }
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
    switch bidder.subject {
    case .gesture(let recognizer): recognizer.cancel()
    case .scroll(let contender): contender.cancel()
    }
  }

  private func deliver() {
    for (index, bidder) in bidders.enumerated() {
      guard case .gesture(let recognizer) = bidder.subject else { continue }
      let waits = winner == nil && (bidder.stage == .active || bidder.stage == .ended)
      if waits { continue }
      if index == winner || recognizer.hasValueToDeliver { isAnswered = true }
      recognizer.deliver()
    }
    for companion in companions {
      guard case .gesture(let recognizer) = companion.subject else { continue }
      if recognizer.hasValueToDeliver || companion.stage == .ended { isAnswered = true }
      recognizer.deliver()
    }
    for bidder in bidders {
      if case .scroll(let contender) = bidder.subject, contender.isReceived {
        isAnswered = true
      }
    }
    if let winner, case .scroll = bidders[winner].subject { isAnswered = true }
  }

  /// Cancels the hosted views without moving content: a scroll view of SwiftUI takes the finger.
  func cancelHosted() {
    for index in bidders.indices {
      guard case .scroll(let contender) = bidders[index].subject, contender.claim == nil,
        contender.stage == .possible
      else { continue }
      contender.cancel()
    }
  }

  /// Cancels all gestures and scroll views that are not over.
  func cancelAll() {
    for index in bidders.indices { cancel(&bidders[index]) }
    for index in companions.indices { cancel(&companions[index]) }
    deliver()
  }

  /// Replaces the gestures by those of a rebuilt scene.
  ///
  /// Their actions are new ones, and the progress of each stays. Those removed are cancelled.
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

  /// Continues with the next finger of the same touch, which has hit views with these geometries; those
  /// that it has missed are cancelled.
  func continueOn(_ geometries: [ViewPath: TouchGeometry]) {
    continueOn(geometries, &bidders)
    continueOn(geometries, &companions)
  }

  private func continueOn(_ geometries: [ViewPath: TouchGeometry], _ all: inout [Bidder]) {
    for index in all.indices {
      if case .scroll(let contender) = all[index].subject, contender.keepsMissedTouch { continue }
      if let geometry = geometries[all[index].path] {
        all[index].geometry = geometry
      } else {
        cancel(&all[index])
      }
    }
  }
}
