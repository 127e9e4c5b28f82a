import Foundation
import TestSupport
import Testing

/// Files whose code passes selectors, through the built tool.
@Suite struct `A file with selectors` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Plays taps on rows of 50 points and returns what was printed.
  private func play(
    _ files: [String: String], taps: Int, words: String = "", script: String? = nil
  ) throws -> BuiltTool.Result {
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    var steps = "canvas 300x600 @1x\nwait 0.1s\n"
    for row in 0..<taps { steps += "tap (150, \(row * 50 + 25))\nwait 0.2s\n" }
    try Data((script ?? steps).utf8).write(to: folder.url.appending(path: "taps.scroll"))
    return try BuiltTool.run(
      "render View.swift \(words) --script taps.scroll --at 0", in: folder.url)
  }

  /// What code prints, in order, once for each time that the scene is played.
  private func printed(_ result: BuiltTool.Result) -> [String] {
    var found: [String] = []
    for line in result.messages where line.hasPrefix("did ") {
      let word = String(line.dropFirst(4))
      if !found.contains(word) { found.append(word) }
    }
    return found
  }

  /// What the tool says on standard error, where code prints too.
  private func told(_ result: BuiltTool.Result) -> [Substring] {
    result.messages.filter { !$0.hasPrefix("did ") }
  }

  private static func buttons(_ targets: [String]) -> String {
    targets.enumerated().map { row, target in
      """
          do {
            let button = UIButton(type: .system)
            button.setTitle("\(row)", for: .normal)
            button.frame = CGRect(x: 0, y: \(row * 50), width: 300, height: 50)
            \(target)
            view.addSubview(button)
          }
      """
    }.joined(separator: "\n")
  }

  private static let representable = """
    struct Buttons: UIViewRepresentable {
      var fill: @MainActor (UIView, Coordinator) -> Void
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        fill(view, context.coordinator)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    """

  @Test func `calls methods however the code names them`() throws {
    let actions = [
      "#selector(Buttons.Coordinator.none)", "#selector(Buttons.Coordinator.one(_:))",
      "#selector(Buttons.Coordinator.handle(sender:))", "#selector(Buttons.Coordinator.two)",
      "#selector(coordinator.bound(_:))", "#selector(Base.inherited)",
      "#selector(Buttons.Coordinator.elsewhere)", "Selector(\"named:\")",
      "NSSelectorFromString(\"secret\")",
      "#selector(Buttons.Coordinator.over as (Buttons.Coordinator) -> () -> Void)",
    ]
    let body = Self.buttons(
      actions.map { "button.addTarget(coordinator, action: \($0), for: .touchUpInside)" })
    let view = """
      import SwiftUI
      import UIKit

      \(Self.representable)
        class Coordinator: Base {
          @objc func none() { print("did none") }
          @objc func one(_ sender: UIButton) { print("did one") }
          @objc func handle(sender: UIButton) { print("did handle") }
          @objc func two(_ sender: UIButton, event: UIEvent) { print("did two") }
          @objc func bound(_ sender: Any?) { print("did bound") }
          @objc(named:) func own(_ sender: UIControl!) { print("did named") }
          @objc private func secret() { print("did secret") }
          @objc func over() { print("did over") }
          @objc func over(_ sender: Any) { print("did wrong") }
        }
      }

      #Preview {
        Buttons { view, coordinator in
      \(body)
        }
      }
      """
    let other = """
      import UIKit

      class Base: NSObject { @objc func inherited() { print("did inherited") } }
      extension Buttons.Coordinator { @objc func elsewhere() { print("did elsewhere") } }
      """
    let result = try play(
      ["View.swift": view, "Other.swift": other], taps: actions.count, words: "Other.swift")
    #expect(result.status == 0 && told(result).isEmpty, "\(result.err)")
    #expect(
      printed(result) == [
        "none", "one", "handle", "two", "bound", "inherited", "elsewhere", "named", "secret",
        "over",
      ])
  }

  @Test func `tells of an action that its target lacks, at its place`() throws {
    let view = """
      import SwiftUI
      import UIKit

      \(Self.representable)
        class Coordinator: NSObject { @objc func wrong(_ sender: UISlider) {} }
      }
      final class Other: NSObject { @objc func gone(_ sender: Any) { print("did gone") } }

      #Preview {
        Buttons { view, coordinator in
      \(Self.buttons([
        "button.addTarget(coordinator, action: #selector(Other.gone(_:)), for: .touchUpInside)",
        "button.addTarget(coordinator, action: Selector(\"never:\"), for: .touchUpInside)",
        "button.addTarget(coordinator, action: #selector(Buttons.Coordinator.wrong), for: .touchUpInside)",
      ]))
        }
      }
      """
    let lines = view.split(separator: "\n", omittingEmptySubsequences: false)
    func place(_ word: String) -> String {
      "View.swift:\((lines.firstIndex { $0.contains(word) } ?? -1) + 1)"
    }
    let result = try play(["View.swift": view], taps: 3)
    #expect(result.status == 0)
    let end =
      ", so nothing is called; on a phone the app would end: unrecognized selector sent to instance"
    #expect(
      result.messages == [
        "warning: \(place("Other.gone(_:)")): Coordinator has no method \"gone:\"\(end)",
        "warning: \(place("never:")): Coordinator has no method \"never:\"\(end)",
        "warning: \(place("Coordinator.wrong")): the method \"wrong:\" of Coordinator takes a UISlider "
          + "and is not called with a UIButton",
      ])
    #expect(printed(result).isEmpty)
  }

  @Test func `passes them to timers, notifications, display links, bars and recognizers`() throws {
    let view = """
      import SwiftUI
      import UIKit

      final class Page<Item>: UIViewController {
        var link: CADisplayLink?
        lazy var button: UIButton = {
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          button.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(button)
          let area = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 50))
          area.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(Page.recognized(_:))))
          view.addSubview(area)
          Timer.scheduledTimer(
            timeInterval: 0.2, target: self, selector: #selector(Page.fired(_:)), userInfo: nil,
            repeats: false)
          let center = NotificationCenter.default
          center.addObserver(self, selector: #selector(Page.noted), name: .init("a"), object: nil)
          center.post(name: Notification.Name("a"), object: nil)
          let link = CADisplayLink(target: self, selector: #selector(self.shown(_:)))
          link.add(to: .main, forMode: .common)
          self.link = link
          for word in ["now", "never"] {
            perform(#selector(later), with: word, afterDelay: 0.3)
          }
          NSObject.cancelPreviousPerformRequests(
            withTarget: self, selector: #selector(later), object: "never")
          _ = { [weak self] in self?.addBar() }()
        }
        private func addBar() {
          let control = UIButton(type: .system)
          control.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
          control.addTarget(nil, action: #selector(Page.chained), for: .touchUpInside)
          view.addSubview(control)
        }
        @objc private func tapped() { print("did tapped") }
        @objc func recognized(_ tap: UITapGestureRecognizer) { print("did recognized") }
        @objc fileprivate func fired(_ timer: Timer) { print("did fired") }
        @objc func noted(_ note: NSNotification) { print("did \\(note.name.rawValue)") }
        @objc func shown(_ link: CADisplayLink) {
          print("did shown")
          link.invalidate()
        }
        @objc func later(_ text: String) { print("did \\(text)") }
        @objc func chained() { print("did chained") }
      }

      #Preview { Page<Int>() }
      """
    let result = try play(["View.swift": view], taps: 3)
    #expect(result.status == 0 && told(result).isEmpty, "\(result.err)")
    #expect(
      Set(printed(result)) == [
        "tapped", "recognized", "fired", "a", "shown", "now", "chained",
      ])
  }

  @Test func `tells errors in selectors where they are written`() throws {
    let view = """
      import SwiftUI
      import UIKit
      final class A: NSObject { @objc func tap() {} }
      #Preview {
        let _ = UIBarButtonItem(title: "", style: .plain, target: nil, action: #selector(A.gone))
        Text("a")
      }
      """
    let result = try play(["View.swift": view], taps: 0, words: "--strict")
    #expect(result.status != 0)
    #expect(result.err.contains("View.swift:5:86: error: "), "\(result.err)")
    #expect(result.err.contains("action: #selector(A.gone))"), "\(result.err)")
    #expect(!result.err.contains("_S("))
  }
}
