import Foundation
import Testing

import ScrollworkSystem
@testable import ScrollworkUIScrolling

/// What was heard, by all listeners of a test.
private class Listener: NSObject {
  var heard: [String] = []
  func none() { heard.append("none") }
  func one(_ text: String) { heard.append(text) }
  func maybe(_ text: String?) { heard.append(text ?? "nil") }
  func two(_ text: String, event: UIEvent) { heard.append("two \(text)") }
  func three(_ one: String, two: (any Error)?, three: UnsafeRawPointer) { heard.append(one) }
  func force(_ isForced: Bool) { heard.append("\(isForced)") }
  func note(_ note: NSNotification) { heard.append(note.name.rawValue) }
  func result() -> NSString { "result" }
  var title = "title"
}

private final class Child: Listener {
  override func none() { heard.append("child") }
}

@MainActor private class Isolated: NSObject {
  var heard: [String] = []
  func none() { heard.append("none") }
  func one(_ text: String) { heard.append(text) }
}

@MainActor private final class IsolatedChild: Isolated {
  override func none() { heard.append("child") }
}

private final class Box<Value>: NSObject {
  var heard: [String] = []
  func one(_ text: String) { heard.append(text) }
}

@MainActor @Suite struct `A selector` {
  private let listener = Listener()

  @Test func `of a type calls the method of its target, whatever isolates the class`() {
    let child = Child()
    let selectors: [(Selector, [Any?], String)] = [
      (Selector(Listener.none), ["a"], "none"), (Selector(Listener.one), ["a"], "a"),
      (Selector(Listener.one(_:)), ["a", 1], "a"), (Selector(Listener.maybe), [nil], "nil"),
      (Selector(Listener.two), ["a"], "two a"), (Selector(Listener.three), ["a", nil, nil], "a"),
      (Selector(Listener.force), [listener], "true"), (Selector(Listener.force), [nil], "false"),
      (Selector(Listener.note), [Notification(name: Notification.Name("n"))], "n"),
    ]
    for (selector, arguments, text) in selectors {
      selector.perform(on: listener, arguments)
      #expect(listener.heard.last == text)
    }
    #expect(listener.heard.count == selectors.count)
    Selector(Listener.none).perform(on: child)
    #expect(child.heard == ["child"])
    let (isolated, box) = (Isolated(), Box<Int>())
    Selector(Isolated.one).perform(on: isolated, ["a"])
    Selector(isolated.one).perform(on: isolated, ["b"])
    Selector(Box<Int>.one).perform(on: box, ["b"])
    #expect(isolated.heard == ["a", "b"] && box.heard == ["b"])
    #expect(Selector(getter: \Listener.title).perform(on: listener) as? String == "title")
    Selector(setter: \Listener.title).perform(on: listener, ["new"])
    #expect(listener.title == "new")
  }

  @Test func `has a name and a place that its code gives it`() {
    let use = SelectorUse("handle", ["handle", "handle:"], "A.swift", 7)
    let (none, one) = (Selector(Listener.none).named(use), Selector(Listener.one).named(use))
    #expect("\(none) \(one)" == "handle handle:")
    #expect(none == Selector("handle") && none != one && one == NSSelectorFromString("handle:"))
    #expect(NSStringFromSelector(one) == "handle:" && one.place?.description == "A.swift:7")
    let exact = SelectorUse("", ["setTitle:"], "A.swift", 7)
    let title = "title"
    #expect(Selector(setter: title).named(exact).name == "setTitle:")
    #expect(Selector(getter: title).named(exact).perform(on: listener) == nil)
    #expect(Selector(Listener.two).named(SelectorUse("go", [], "", 1)).name == "go::")
  }

  /// The messages about actions that are not performed.
  @Test(
    arguments: [
      (
        .noMethod, "tap:",
        "A.swift:7: Listener has no method \"tap:\", so nothing is called; on a phone the app would "
          + "end: unrecognized selector sent to instance"
      ),
      (
        .argument(wanted: "UIButton", found: "UITapGestureRecognizer"), "tap:",
        "A.swift:7: the method \"tap:\" of Listener takes a UIButton and is not called with a "
          + "UITapGestureRecognizer"
      ),
      (
        .argument(wanted: "Int", found: nil), "tap:",
        "A.swift:7: the method \"tap:\" of Listener takes an Int and is not called with no argument"
      ),
    ] as [(SelectorFailure, String, String)])
  fileprivate func `that nobody has is told`(failure: SelectorFailure, name: String, text: String) {
    let use = SelectorUse("", [name], "A.swift", 7)
    #expect(failure.message(Selector(Listener.none).named(use), on: listener) == text)
  }

  @Test func `of no name is told without one`() {
    #expect(
      SelectorFailure.noMethod.message(Selector(Listener.none), on: listener)
        .hasPrefix("Listener has no such method, so nothing is called"))
    #expect(
      SelectorFailure.argument(wanted: "Int?", found: "String")
        .message(Selector(Listener.none), on: listener)
        == "the method of Listener takes an Int? and is not called with a String")
  }

  /// The methods of a class that its code declares.
  private func method(_ name: String, of object: AnyObject) -> SelectorTable.Method? {
    guard let object = object as? Isolated else { return nil }
    if name == "none" { return { _, _ in object.none() } }
    return { arguments, _ in object.one(try arguments.argument(0)) }
  }

  private func checkTable() {
    SelectorTable.removeAll()
    SelectorTable.add(["one:", "none"]) { method($1, of: $0) }
    SelectorTable.add(unlisted: ["other"])
    let (target, other, child) = (Isolated(), Isolated(), IsolatedChild())
    Selector("one:").perform(on: target, ["a"])
    #expect(target.heard == ["a"] && target.responds(to: "one:"))
    #expect(!target.responds(to: "two:") && !target.responds(to: nil))
    // The target's own method, not that of the object in the code.
    let none = Selector(other.none).named(SelectorUse("", ["none"], "", 1))
    none.perform(on: child)
    #expect(child.heard == ["child"] && other.heard.isEmpty)
    // Not the method of another object, unless it may be one that the table does not know.
    none.perform(on: NSObject())
    #expect(other.heard.isEmpty)
    Selector(other.none).named(SelectorUse("", ["other"], "", 1)).perform(on: NSObject())
    #expect(other.heard == ["none"])
  }

  @Test func `is performed by its name on a class that declares it`() {
    AppProcess().running { MainActor.assumeIsolated { checkTable() } }
  }

  @Test func `is performed by objects`() throws {
    listener.perform(Selector(Listener.none))
    listener.perform(Selector(Listener.one), with: "a")
    listener.perform(Selector(Listener.two), with: "b", with: nil)
    #expect(listener.heard == ["none", "a", "two b"])
    let result = try #require(listener.perform(Selector(Listener.result)))
    #expect(result.takeUnretainedValue() as? NSString == "result")
  }

  @Test func `is no longer performed for an observer that was removed`() {
    let (center, name) = (NotificationCenter(), Notification.Name("told"))
    for _ in 0..<2 {
      center.addObserver(listener, selector: Selector(Listener.note), name: name, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(listener.heard == ["told", "told"])
    center.removeObserver(listener, name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard.count == 4)
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: nil)
    center.addObserver(listener, selector: Selector(Listener.note), name: nil, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard.count == 4)
  }
}

/// Actions without a target.
@MainActor @Suite struct `An action for the first responder that has it` {
  private final class Page: UIView {
    var heard: [String] = []
    func tapped(_ sender: UIControl) { heard.append("tapped \(sender.tag)") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isEnabled && super.canPerformAction(action, withSender: sender)
    }
    var isEnabled = true
  }

  private final class Told: UIControl {
    var actions: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      actions.append("\(target == nil)")
      super.sendAction(action, to: target, for: event)
    }
  }

  @Test func `goes up the chain of the sender`() {
    let (page, inner, control) = (Page(), UIView(), Told())
    page.addSubview(inner)
    inner.addSubview(control)
    control.tag = 3
    control.addTarget(nil, action: Selector(Page.tapped), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(page.heard == ["tapped 3"] && control.actions == ["true"])
    #expect(inner.target(forAction: Selector(Page.tapped), withSender: nil) as? Page === page)
    page.isEnabled = false
    control.sendActions(for: .touchUpInside)
    #expect(page.heard.count == 1)
    #expect(inner.target(forAction: Selector(Page.tapped), withSender: nil) == nil)
    // One with a target that is gone is told nothing.
    control.removeTarget(nil, action: nil, for: .allEvents)
    page.isEnabled = true
    do { control.addTarget(Page(), action: Selector(Page.tapped), for: .touchUpInside) }
    control.sendActions(for: .touchUpInside)
    #expect(page.heard.count == 1)
  }

  @Test func `is never performed by a recognizer`() {
    final class Recognizer: UIGestureRecognizer {}
    let page = Page()
    let recognizer = Recognizer(target: nil, action: Selector(page.tapped))
    page.addGestureRecognizer(recognizer)
    recognizer.enter(.ended)
    #expect(page.heard.isEmpty)
    #expect(page.responds(to: Selector(Page.tapped)) && !page.responds(to: "gone"))
  }
}
