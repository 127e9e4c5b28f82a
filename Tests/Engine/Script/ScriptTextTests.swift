import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import Testing

private func read(_ text: String) throws -> SceneScript {
  try ScriptText(text, file: "a.scroll") { _ in RandomSteps.recordingText }.script
}

@Suite struct `The text of a script` {
  @Test func `is read as the value that it was written from`() throws {
    for seed in 0..<2_000 {
      var random = RandomSteps(seed: UInt64(seed))
      let script = random.script()
      #expect(script.gestures.validate().isEmpty, "seed \(seed)")
      let text = script.description
      do {
        let again = try ScriptText(text, file: "a.scroll") { _ in RandomSteps.recordingText }
        #expect(again.script == script, "seed \(seed)\n\(text)")
        #expect(again.formatted == text, "seed \(seed)")
      } catch {
        Issue.record("seed \(seed)\n\(text)\n\(error)")
      }
    }
  }

  @Test func `reads like English`() throws {
    let script = try read(
      """
      # What the reader sees first.
      canvas 390x844 @2x
      dark
      right to left
      mouse attached
      repeated flicks plain

      wait 500ms
      drag from 50% 75% by (0, -389pt) over 0.3s ease in out
      flick up velocity 1800pt/s
      until settled
      tap next twice   # a bare id
      scroll to 30 anchor top animated
      expect offset (0, 240) +- 2
      expect settled on 30 by 14s
      expect never past bottom by 40
      """)
    var setup = SceneScript.Setup()
    (setup.canvas, setup.scale) = (CGSize(width: 390, height: 844), 2)
    (setup.colorScheme, setup.layoutDirection, setup.hasMouse) = (.dark, .rightToLeft, true)
    setup.boostsRepeatedFlicks = false
    #expect(script.setup == setup)
    #expect(
      script.gestures == [
        .wait(0.5),
        .drag(
          from: .unit(UnitPoint(x: 0.5, y: 0.75)), by: CGVector(dx: 0, dy: -389), over: 0.3,
          curve: .easeInOut),
        .flick(.up, velocity: 1800), .untilSettled(), .tap(.view("next"), count: 2),
        .scrollTo(id: "30", anchor: .top), .expect(.offset(x: 0, y: 240, within: 2)),
        .expect(.settled(on: "30", .by(14))), .expect(.never(past: .edge(.bottom, by: 40))),
      ])
  }

  @Test func `says what is around`() throws {
    let script = try read(
      """
      safe area phone
      horizontal size class regular
      vertical size class compact
      type size accessibility2
      locale de_DE

      wait 1s
      """)
    var setup = SceneScript.Setup()
    setup.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    (setup.horizontalSizeClass, setup.verticalSizeClass) = (.regular, .compact)
    (setup.dynamicTypeSize, setup.locale) = (.accessibility2, Locale(identifier: "de_DE"))
    #expect(script == SceneScript(setup: setup, [.wait(1)]))
    #expect(setup.lines.suffix(2) == ["type size accessibility2", "locale de-DE"])
    #expect(setup.safeArea == .phone)
  }

  @Test func `has clauses in any order`() throws {
    #expect(
      try read("drag over 0.3s hold 1s by (1, 2) ease out from center")
        == read("drag from center by (1, 2) over 0.3s ease out hold 1s"))
    #expect(
      try read("glide to top over 1s ease in in \"list\"")
        == read("glide to top in list over 1s ease in"))
  }

  @Test func `is formatted with its comments and blank lines`() throws {
    let text = """


      #   A flick.  \n\
        canvas   @2x # sharp
      safe area phone


      \tflick up  velocity 1800   #fast
      wait 250ms
      #end


      """
    let formatted = """
      #   A flick.
      canvas @2x  # sharp
      safe area top 59 bottom 34

      flick up velocity 1800  #fast
      wait 0.25s
      #end

      """
    #expect(try ScriptText(text, file: "a.scroll").formatted == formatted)
    #expect(try ScriptText(formatted, file: "a.scroll").formatted == formatted)
    #expect(try ScriptText("", file: "a.scroll").formatted == "")
    #expect(
      try ScriptText("\u{FEFF}wait 1s\r\nwait 2s", file: "a.scroll").formatted
        == "wait 1s\nwait 2s\n")
  }

  @Test func `spells numbers with all their digits`() throws {
    for number in [0.1, 1.0 / 3, 1e-7, 123_456.789, 99_999_999.5] {
      let script: GestureScript = [.scrollTo(offset: CGPoint(x: number, y: -number))]
      #expect(!script.description.contains("e-"))
      #expect(try read(script.description).gestures == script)
    }
    #expect(GestureScript.Place.unit(UnitPoint(x: 0.123, y: 0.07)).description == "12.3% 7%")
  }
}
