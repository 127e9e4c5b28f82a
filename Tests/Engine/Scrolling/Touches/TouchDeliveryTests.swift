import Testing

@testable import ScrollworkScrolling

/// Source: documented; a touch on moving content and one that is taken away are measured by others.
@Suite struct `Delivery of a touch` {
  typealias Event = TouchDelivery.Event
  typealias Effect = TouchDelivery.Effect
  typealias State = TouchDelivery.State

  /// What happens from a touch-down on, what was asked and answered, what is done, and who has it then.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var rules = TouchDelivery.Rules()
    let events: [(Event, Double)]
    var answers = (begin: true, cancel: true)
    let asked: [TouchDelivery.Question]
    let effects: [Effect]
    let state: State

    var testDescription: String { name }
  }

  static func rules(_ change: (inout TouchDelivery.Rules) -> Void) -> TouchDelivery.Rules {
    var rules = TouchDelivery.Rules()
    change(&rules)
    return rules
  }

  static let rows: [Row] = [
    Row(
      name: "a scroll view that does not scroll passes it on",
      rules: rules { $0.isScrollEnabled = false },
      events: [(.down(isMoving: false), 0), (.moved, 1), (.up, 2)], asked: [],
      effects: [.contentBegan, .contentEnded], state: .idle),
    Row(
      name: "moving content stops", events: [(.down(isMoving: true), 0)], asked: [],
      effects: [.stopMotion], state: .caught),
    Row(
      name: "caught and moved, it drags",
      events: [(.down(isMoving: true), 0), (.moved, 1), (.up, 2)], asked: [],
      effects: [.stopMotion, .beginDragging, .endDragging(isCancelled: false)], state: .idle),
    Row(
      name: "caught and let go, nothing more", events: [(.down(isMoving: true), 0), (.up, 1)],
      asked: [], effects: [.stopMotion], state: .idle),
    Row(
      name: "it waits for 150 ms", events: [(.down(isMoving: false), 2), (.passing, 2.14)],
      asked: [], effects: [], state: .pending(until: 2.15)),
    Row(
      name: "without delay it asks at once", rules: rules { $0.delaysContentTouches = false },
      events: [(.down(isMoving: false), 0)], asked: [.shouldBegin], effects: [.contentBegan],
      state: .contentTracking(isKept: false)),
    Row(
      name: "moved before that, the content never sees it",
      events: [(.down(isMoving: false), 0), (.moved, 0.1), (.passing, 0.2)], asked: [],
      effects: [.beginDragging], state: .dragging),
    Row(
      name: "a quick tap", events: [(.down(isMoving: false), 0), (.up, 0.1)],
      asked: [.shouldBegin], effects: [.contentBegan, .contentEnded], state: .idle),
    Row(
      name: "a quick tap that is not wanted", events: [(.down(isMoving: false), 0), (.up, 0.1)],
      answers: (false, true), asked: [.shouldBegin], effects: [], state: .idle),
    Row(
      name: "after 150 ms it asks", events: [(.down(isMoving: false), 0), (.passing, 0.15)],
      asked: [.shouldBegin], effects: [.contentBegan], state: .contentTracking(isKept: false)),
    Row(
      name: "what the content may not have can still scroll",
      events: [(.down(isMoving: false), 0), (.passing, 0.15), (.moved, 1)],
      answers: (false, true), asked: [.shouldBegin], effects: [.beginDragging],
      state: .dragging),
    Row(
      name: "a movement takes it away from the content",
      events: [(.down(isMoving: false), 0), (.passing, 0.15), (.moved, 1)],
      asked: [.shouldBegin, .shouldCancel],
      effects: [.contentBegan, .contentCancelled, .beginDragging], state: .dragging),
    Row(
      name: "but not if that is not allowed, and nobody asks",
      rules: rules { $0.canCancelContentTouches = false },
      events: [(.down(isMoving: false), 0), (.passing, 0.15), (.moved, 1), (.moved, 2), (.up, 3)],
      asked: [.shouldBegin], effects: [.contentBegan, .contentEnded], state: .idle),
    Row(
      name: "nor if the answer is no, which is asked for once",
      events: [(.down(isMoving: false), 0), (.passing, 0.15), (.moved, 1), (.moved, 2)],
      answers: (true, false), asked: [.shouldBegin, .shouldCancel], effects: [.contentBegan],
      state: .contentTracking(isKept: true)),
    Row(
      name: "taken away by the system",
      events: [(.down(isMoving: false), 0), (.passing, 0.15), (.cancelled, 1)],
      asked: [.shouldBegin], effects: [.contentBegan, .contentCancelled], state: .idle),
    Row(
      name: "taken away while it waits", events: [(.down(isMoving: false), 0), (.cancelled, 0.1)],
      asked: [], effects: [], state: .idle),
    Row(
      name: "taken away while it drags",
      events: [(.down(isMoving: false), 0), (.moved, 0.1), (.cancelled, 0.2)], asked: [],
      effects: [.beginDragging, .endDragging(isCancelled: true)], state: .idle),
    Row(
      name: "what cannot be does nothing", events: [(.up, 0), (.moved, 1), (.passing, 2)],
      asked: [], effects: [], state: .idle),
  ]

  @Test(arguments: rows) func `goes by the table`(row: Row) {
    var delivery = TouchDelivery()
    var asked: [TouchDelivery.Question] = []
    var effects: [Effect] = []
    for (event, time) in row.events {
      effects += delivery.receive(event, at: time, rules: row.rules) { question in
        asked.append(question)
        return question == .shouldBegin ? row.answers.begin : row.answers.cancel
      }
    }
    #expect(asked == row.asked)
    #expect(effects == row.effects)
    #expect(delivery.state == row.state)
    #expect(delivery.isTracking == (row.state != .idle))
  }
}
