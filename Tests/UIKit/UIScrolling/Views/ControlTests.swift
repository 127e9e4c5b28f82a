import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// Events, states and actions of controls.
///
/// Source: documented, the reference page and the headers of `UIControl`.
@MainActor @Suite struct `A control` {
  private typealias Event = UIControl.Event

  private final class Dial: UIControl {
    var calls: [String] = []
    var isWilling = true
    var changes = 0
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return isWilling
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue")
      return isWilling
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    override func contentDidChange() { changes += 1 }
    override func touchUpInside() {
      calls.append("inside")
      super.touchUpInside()
    }
  }

  @MainActor private final class Listener {
    var heard: [String] = []
    func any() { heard.append("any") }
    func sender(_ sender: UIControl) { heard.append("tag \(sender.tag)") }
    func both(_ sender: UIControl, _ event: UIEvent) {
      heard.append("touches \(event.allTouches?.count ?? 0)")
    }
  }

  private let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let events: [(String, Event)] = [
    ("down", .touchDown), ("repeat", .touchDownRepeat), ("inside", .touchDragInside),
    ("outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("up", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ("primary", .primaryActionTriggered),
  ]

  /// Plays touches; returns the events that were sent.
  private func sent(_ places: [CGFloat?]) -> [String] {
    var heard: [String] = []
    let actions = events.map { name, event in
      let action = UIAction { _ in heard.append(name) }
      dial.addAction(action, for: event)
      return (action, event)
    }
    let screen = dial.touchScreen
    for place in places {
      let time = screen.time + 0.1
      guard let place else {
        screen.touchUp(time: time)
        continue
      }
      let point = CGPoint(x: place, y: 25)
      if dial.isTracking {
        screen.touchMoved(to: point, time: time)
      } else {
        screen.touchDown(at: point, time: time)
      }
    }
    for (action, event) in actions { dial.removeAction(action, for: event) }
    return heard
  }

  @Test func `sends the events of touches`() {
    let cases: [([CGFloat?], [String])] = [
      ([25, nil], ["down", "up", "primary"]),
      ([25, nil, 25, nil], ["down", "up", "primary", "down", "repeat", "up", "primary"]),
      (
        [25, 30, 80, 90, 20, nil],
        ["down", "inside", "outside", "exit", "outside", "inside", "enter", "up", "primary"]
      ),
      ([25, 80, nil], ["down", "outside", "exit", "up outside"]),
    ]
    for (places, expected) in cases {
      dial.touchScreen.advance(to: dial.touchScreen.time + 1)
      #expect(sent(places) == expected)
    }
  }

  @Test func `asks whether to track a touch`() {
    _ = sent([25, 30, nil])
    #expect(dial.calls == ["begin", "continue", "end", "inside"])
    dial.calls = []
    dial.touchScreen.touchDown(at: CGPoint(x: 9, y: 9), time: 2)
    #expect(dial.isTracking && dial.isTouchInside)
    dial.touchScreen.touchCancelled()
    #expect(dial.calls == ["begin", "cancel"] && !dial.isTracking && !dial.isTouchInside)
    dial.isWilling = false
    dial.touchScreen.advance(to: 5)
    #expect(sent([25, nil]) == [] && !dial.isTracking)
  }

  @Test func `has the states of UIKit`() {
    typealias State = UIControl.State
    let states: [State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(dial.state == .normal)
    dial.isSelected = true
    dial.isHighlighted = true
    dial.isEnabled = false
    #expect(dial.state == [.selected, .highlighted, .disabled] && dial.changes == 3)
    dial.contentHorizontalAlignment = .leading
    dial.contentVerticalAlignment = .top
    #expect(dial.changes == 5 && !dial.showsMenuAsPrimaryAction)
  }

  @Test func `has the events and alignments of UIKit`() {
    let single: [Event] = events.dropLast().map(\.1)
    #expect(single.map(\.rawValue) == (0..<9).map { 1 << $0 })
    let others: [Event] = [
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(others.map(\.rawValue) == [12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
    #expect(Event.allTouchEvents.isSuperset(of: Event(single)))
    #expect(Event.allEditingEvents.isDisjoint(with: .allTouchEvents))
    #expect(Event.allEvents.isSuperset(of: Event(others)))
    let across: [UIControl.ContentHorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    #expect(across.map(\.rawValue) == Array(0...5))
    let down: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
    #expect(down.map(\.rawValue) == Array(0...3))
    #expect(dial.contentHorizontalAlignment == .center && dial.contentVerticalAlignment == .center)
  }

  @Test func `tells targets and actions until they are removed`() {
    let (listener, other) = (Listener(), Listener())
    dial.tag = 7
    dial.addTarget(listener, action: Selector(listener.any), for: [.touchDown, .valueChanged])
    dial.addTarget(other, action: Selector(other.sender(_:)), for: .touchDown)
    dial.addTarget(other, action: Selector(Listener.both(_:_:)), for: .touchUpInside)
    _ = sent([25, nil])
    #expect(listener.heard == ["any"] && other.heard == ["tag 7", "touches 1"])
    dial.removeTarget(listener, action: nil, for: .touchDown)
    dial.sendActions(for: .touchDown)
    #expect(listener.heard.count == 1 && other.heard.count == 3)
    dial.sendActions(for: .valueChanged)
    #expect(listener.heard.count == 2)
    dial.removeTarget(nil, action: nil, for: .allEvents)
    dial.sendActions(for: .allEvents)
    #expect(listener.heard.count == 2 && other.heard.count == 3)
    var count = 0
    let action = UIAction { _ in count += 1 }
    dial.addAction(action, for: [.touchDown, .valueChanged])
    dial.removeAction(action, for: .touchDown)
    dial.sendActions(for: [.touchDown, .valueChanged])
    #expect(count == 1)
  }
}

/// Actions and menus as values.
@MainActor @Suite struct `Actions and menus` {
  @Test func `have titles, states, attributes and senders`() {
    var senders: [Any?] = []
    let action = UIAction(
      title: "Delete", subtitle: "For good", identifier: UIAction.Identifier("delete"),
      attributes: [.destructive, .keepsMenuPresented], state: .mixed
    ) { senders.append($0.sender) }
    #expect(action.title == "Delete" && action.subtitle == "For good" && action.sender == nil)
    #expect(action.identifier == UIAction.Identifier(rawValue: "delete"))
    #expect(action.state == .mixed && action.attributes.contains(.destructive))
    let control = UIControl()
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.first as? UIControl === control && action.sender as? UIControl === control)
    let menu = UIMenu(title: "More", options: [.displayInline], children: [action, UIMenu()])
    #expect(menu.title == "More" && menu.options == .displayInline)
    #expect(menu.children.count == 2 && menu.children[0] === action)
    #expect(UIMenu.Identifier("file") == UIMenu.Identifier(rawValue: "file"))
  }

  /// Source: documented, the headers of UIKit.
  @Test func `have the options of UIKit`() {
    typealias Attributes = UIMenuElement.Attributes
    let attributes: [Attributes] = [.disabled, .destructive, .hidden, .keepsMenuPresented]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIMenuElement.State.off, .on, .mixed].map(\.rawValue) == [0, 1, 2])
    let options: [UIMenu.Options] = [.displayInline, .destructive, .singleSelection]
    #expect(options.map(\.rawValue) == [1, 2, 32])
    #expect(UIMenu.Options(rawValue: 3) == [.displayInline, .destructive])
  }
}

/// Targets of timers and notifications.
@MainActor @Suite struct `Selectors` {
  @MainActor private final class Listener: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func timer(_ timer: Timer) { heard.append(timer.isValid ? "timer" : "late") }
    func note(_ note: Notification) { heard.append(note.name.rawValue) }
    func both(_ text: String, _ number: Int) { heard.append("\(text) \(number)") }
  }

  private let listener = Listener()

  @Test func `perform methods of objects and of types`() {
    let selectors: [(Selector, String)] = [
      (Selector(listener.plain), "plain"), (Selector(Listener.plain), "plain"),
      (Selector(listener.both(_:_:)), "a 1"),
    ]
    for (selector, text) in selectors {
      selector.perform(on: listener, ["a", 1])
      #expect(listener.heard.removeLast() == text)
    }
    let name = "gone"
    Selector(name).perform(on: listener)
    #expect(listener.heard.isEmpty && Selector(name) == "gone")
  }

  @Test func `of notifications are performed while the observer lives`() {
    let (center, name) = (NotificationCenter(), Notification.Name("told"))
    center.addObserver(
      listener, selector: Selector(listener.note(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["told"])
  }

  @Test func `of timers are performed when they fire`() {
    let timers = [
      Timer.scheduledTimer(
        timeInterval: 100, target: listener, selector: Selector(listener.timer(_:)), userInfo: nil,
        repeats: true),
      Timer(
        timeInterval: 100, target: listener, selector: Selector(Listener.timer(_:)), userInfo: nil,
        repeats: true),
      Timer(
        fireAt: .distantFuture, interval: 1, target: listener,
        selector: Selector(listener.plain), userInfo: nil, repeats: true), Timer(),
    ]
    for timer in timers {
      timer.fire()
      timer.invalidate()
    }
    #expect(listener.heard == ["timer", "timer", "plain"])
  }
}
