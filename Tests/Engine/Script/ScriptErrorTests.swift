import Foundation
import ScrollworkScript
import TestSupport
import Testing

@Suite struct `A script that cannot be read` {
  /// What is said of a text.
  private func complaints(_ text: String) -> String {
    do {
      let script = try ScriptText(text, file: "a.scroll") { Self.recordings[$0] }
      return "fine: \(script.script)"
    } catch {
      return error.description
    }
  }

  private static let recordings = [
    "head.csv": "time,x,why,phase\n0,1,2,began\n",
    "rows.csv": "time,x,y,phase\n0,1,2,began\n0.1,1\n0.2,one,2,moved\n0.3,1,2,ende\n",
    "order.csv": "time,x,y,phase\n0,1,2,began\n-0.1,1,2,ended\n",
    "down.csv": "phase,time,x,y\nbegan,0,1,2\nbegan,0.1,1,2\n",
    "up.csv": "time,x,y,phase\n0,1,2,moved\n",
    "open.csv": "time,x,y,phase\n0,1,2,began\n0.1,1,3,moved\n",
    "shadow": "root:secret:20000:0\nuser:other:time,x\n",
    "none.csv": "time,x,y,phase\n",
    "blank.csv": "",
  ]

  @Test func `is quoted in part if a line is very long`() {
    let word = String(repeating: "a", count: 1 << 16)
    let start = complaints("flick \(word) velocity 1800")
    #expect(
      start
        == "a.scroll:1:7: found \"\(word.prefix(80))…\", expected \"up\", \"down\", \"left\" or "
        + "\"right\"\n  flick \(word.prefix(154))…\n        ^\(String(repeating: "~", count: 153))")
    let end = complaints("tap \"\(word)\" thrice")
    let shown = "\(word.suffix(58))\" thrice"
    #expect(
      end
        == "a.scroll:1:\(word.count + 8): found \"thrice\", expected the end of the line, \"once\", "
        + "\"twice\" or \"3 times\"\n  …\(shown)\n  "
        + "\(String(repeating: " ", count: 61))^~~~~~")
    let digits = String(repeating: "1", count: 1 << 16)
    #expect(complaints("wait \(digits)").count < 600)
  }

  /// One mistake each.
  private static let lines = [
    "flik up velocity 1800", "Wait 1s", "flick upp velocity 1800", "flick up", "flick up velocity",
    "flick up velocity fast", "flick up velocity 100", "flick up velocity 1800 velocity 1900",
    "flick up velocity 1800 form center", "wait", "wait 1", "wait 0.3m", "wait -1s", "wait nan",
    "wait 1s 2s", "wait 700s", "drag by (0, -389) ovr 0.3s", "drag by 0 -389 over 0.3s",
    "drag by (0 -389) over 0.3s", "drag by (0, -389 over 0.3s", "drag over 0.3s",
    "drag by (0, 1) to center over 1s", "drag by (0, 1)", "drag by (0, 1) over 0s",
    "drag by (0, 1) over 1s ease inn", "drag by (0, 1) over 1s ease", "drag by (inf, 1) over 1s",
    "drag by (1000000, 1) over 1s", "drag from over by (0, 1) over 1s", "tap", "tap \"next",
    "tap \"\"",
    "tap \"a\\q\"", "tap photo#3", "tap 50%", "tap (1, 2", "tap next thrice", "tap next 2.5 times",
    "tap next 20 times", "tap next 3", "press next", "press next for 2", "touch", "move over 1s",
    "pinch over 1s", "pinch scale 0 over 1s", "pinch scale two over 1s", "wheel",
    "wheel by (0, 1) over -1s",
    "status-bar", "status-bar tapp", "scroll to", "scroll top", "scroll to center",
    "scroll to \"a\" anchor middle", "scroll to \"a\" animate", "scroll to \"a\" at once animated",
    "glide to top", "until", "until setled", "resize 390", "resize 0x10", "resize 390x844x2",
    "rotate 90",
    "set", "set \"a\"", "set \"a\" 3pt", "set \"a\" yes", "mark", "expect", "expect setled",
    "expect settled at once", "expect settled anchor top", "expect settled by 1",
    "expect settled by 1s within 2s", "expect offset", "expect offset 240",
    "expect offset (0, 1) ±",
    "expect offset (0, 1) ± -1", "expect never past", "expect never past botom",
    "expect never past bottom by far", "expect value \"a\"", "replay", "replay \"nothing.csv\"",
    "@2x",
    "canvas", "canvas 390", "canvas 390x844 2x", "canvas 390x0", "canvas @99x", "right to",
    "right too left",
    "type", "type size", "type size xLarg", "type size accessibility6", "locale", "locale klingon",
    "locale de-QX", "locale \"de-DE\"",
    "horizontal size class wide", "mouse attatched", "safe area", "safe area top",
    "safe area top -5",
    "safe area middle 5", "$", "tap nä+x", "12",
  ]

  @Test func `is told what is wrong, and where`() {
    let text = Self.lines.map { complaints($0) }.joined(separator: "\n\n") + "\n"
    #expect(!text.contains("fine: "))
    #expect(Golden.difference(text, "ScrollworkScriptTests", "script-errors") == nil)
  }

  @Test func `reads a recording once`() {
    var names: [String] = []
    let text = "replay \"a.csv\"\nwait 1s\nreplay \"a.csv\"\nreplay \"b.csv\"\nreplay \"b.csv\"\n"
    let errors = #expect(throws: ScriptErrors.self) {
      try ScriptText(text, file: "a.scroll") { name in
        names.append(name)
        return name == "a.csv" ? RandomSteps.recordingText : "time,x,why,phase\n"
      }
    }
    #expect(names == ["a.csv", "b.csv"])
    #expect(errors?.errors.count == 1)
  }

  @Test func `is told what is wrong with recordings`() {
    let text =
      Self.recordings.keys.sorted().map { complaints("wait 1s\nreplay \"\($0)\"") }
      .joined(separator: "\n\n") + "\n"
    #expect(!text.contains("fine: "))
    #expect(Golden.difference(text, "ScrollworkScriptTests", "recording-errors") == nil)
  }

  @Test func `is told what does not fit together`() {
    let scripts = [
      "release", "wait 1s\nhold 1s", "move by (0, 1) over 1s",
      "touch center\nwait 1s", "touch center\ntap next\nrelease",
      "touch center\ntouch top\nrelease",
      "touch center\nexpect settled by 1s\nrelease", "mark \"a\"\nmark \"a\"",
      "mark \"fling\"\nexpect never past top since \"flung\"", "wait 1s\ndark",
      "canvas 1x1\n\ncanvas 2x2", "dark\nlight", "mouse attached\nmouse detached",
    ]
    let text = scripts.map(complaints).joined(separator: "\n\n") + "\n"
    #expect(!text.contains("fine: "))
    #expect(Golden.difference(text, "ScrollworkScriptTests", "script-order") == nil)
  }

  @Test func `is told several things in one go, but not too many`() {
    let text = "wait\n\n  flick up velocity 1800 # fine\ntapp next\n\tdrag by (0, 1)\n"
    #expect(
      complaints(text) == """
        a.scroll:1:5: found the end of the line, expected a time with its unit, such as 0.3s or 300ms
          wait
              ^
        a.scroll:4:1: found "tapp", expected a step such as "flick" or "wait"; did you mean "tap"?
          tapp next
          ^~~~
        a.scroll:5:16: found the end of the line, expected "over"
          \tdrag by (0, 1)
          \t              ^
        """)
    let many = Array(repeating: "wat", count: 25).joined(separator: "\n")
    #expect(complaints(many).hasSuffix("\nand 5 more"))
  }

  /// Whatever stands in a file, there is an answer.
  @Test func `never stops the program`() {
    let pieces = [
      "wait", "drag", "by", "(", ")", ",", "0.3s", "-", "\"", "\\", "#", "±", "@2x", "390x844",
      "\t",
      "🎈", "\n", "expect", "settled", "on", "50%", "e\u{301}", "touch", "move", "release", "to",
      "x",
    ]
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...14, using: &random)
      let text = (0..<count).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
          + (Bool.random(using: &random) ? " " : "")
      }
      _ = complaints(text.joined())
    }
  }
}
