import Foundation
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkViews
import Testing
import ViewTestSupport

@testable import ScrollworkStage

/// A number of a script is played, or is an error at its place; it is no trap.
@MainActor @Suite struct `A number of a script` {
  /// Lines with numbers, in whose place `N` stands.
  nonisolated static let lines = [
    "canvas NxN", "canvas 100x200 @Nx", "safe area top N bottom N", "wait Ns", "wait Nms",
    "tap (N, N)", "tap N% 50%", "tap N", "tap (50, 50) N times", "press (50, 50) for Ns",
    "drag by (0, N) over 0.2s", "drag by (0, -50) over Ns", "drag from (N, 50) by (N, N) over 0.2s",
    "drag by (0, -50) over 0.2s hold Ns", "drag from (50, 50) press Ns to (N, 60) over 0.2s",
    "drag by (0, -50) over 0.2s ease bezier (N, 0) (0, N)", "flick up velocity N",
    "flick left from N% 80% velocity 900", "touch (N, 50)\nmove by (0, N) over 0.2s\nrelease",
    "touch (50, 50)\nhold Ns\nmove to (50, N) over Ns\nrelease",
    "pinch at (50, 50) scale N over 0.2s", "pinch at (50, 50) scale 2 turn Ndeg over 0.2s",
    "wait 0.1s\ninput down (N, 64) 2 (19, N) N up", "wheel by (0, N)",
    "mouse attached\nwheel by (0, N) over 0.2s", "mouse attached\nwheel at (N, N) by (N, 60)",
    "scroll to (N, N)", "glide to (0, N) over 0.2s", "glide to (0, 100) over Ns",
    "until settled within Ns", "expect offset y N", "expect offset y 0 ± N",
    "expect never past y N", "reel caption \"a\" for Ns", "reel zoom to (N, N) by N for Ns",
    "reel speed N",
  ]

  private static let numbers = [
    "nan", "inf", "-inf", "1e308", "-1e308", "1e-308", "0", "-0", "-5", "0.5", "100000000",
    "99999999999999999999", "-9223372036854775808", "0x1p1000",
    "1" + String(repeating: "0", count: 400),
  ]

  @Test(arguments: lines) func `is played, or is an error`(line: String) throws {
    for number in Self.numbers {
      let text = line.replacing("N", with: number) + "\n"
      do throws(ScriptErrors) {
        let script = try ScriptText(text, file: "n.scroll").script.gestures
        let stage = Stage(script: script) {
          ScrollView {
            VStack { ForEach(0..<30) { Text(verbatim: "\($0)").frame(height: 30).id($0) } }
          }
        }
        for time in [0, 0.2, min(stage.duration, 5)] {
          let dump = stage.still(at: time).displayList.dump
          #expect(!dump.contains("nan") && !dump.contains("inf"), "\(text)")
        }
      } catch {
        #expect("\(error)".contains("n.scroll:"), "\(text): \(error)")
      }
    }
  }
}
