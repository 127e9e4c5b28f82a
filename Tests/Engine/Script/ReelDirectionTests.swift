import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import Testing

@Suite struct `The directions for a reel` {
  private static let text = """
    canvas 390x844 @2x

    reel device phone
    reel background "#101828" to indigo
    reel padding 48
    reel corners 24.5
    reel shadow off
    reel title "Snaps to \\"cards\\""
    reel touches off
    reel markers on
    reel motion blur 16 samples
    reel caption "A flick" for 2s
    wait 0.5s
    reel speed 0.25
    reel freeze 1s
    flick up velocity 1800
    reel poster
    reel caption "And it lands"
    until settled
    reel freeze 0.5s

    """

  @Test func `are read with the steps that follow them`() throws {
    let script = try ScriptText(Self.text, file: "a.scroll").script
    #expect(script.gestures == [.wait(0.5), .flick(.up, velocity: 1800), .untilSettled()])
    #expect(
      script.reel == [
        ReelCue(atStep: 0, .device(.phone)),
        ReelCue(atStep: 0, .background(.colors([.code(0x101828), .named(.indigo)]))),
        ReelCue(atStep: 0, .padding(48)), ReelCue(atStep: 0, .corners(24.5)),
        ReelCue(atStep: 0, .shadow(false)), ReelCue(atStep: 0, .title("Snaps to \"cards\"")),
        ReelCue(atStep: 0, .touches(false)), ReelCue(atStep: 0, .markers(true)),
        ReelCue(atStep: 0, .motionBlur(samples: 16)),
        ReelCue(atStep: 0, .caption("A flick", for: 2)), ReelCue(atStep: 1, .speed(0.25)),
        ReelCue(atStep: 1, .freeze(1)), ReelCue(atStep: 2, .poster),
        ReelCue(atStep: 2, .caption("And it lands")), ReelCue(atStep: 3, .freeze(0.5)),
      ])
  }

  @Test func `are written as they are read`() throws {
    let text = try ScriptText(Self.text, file: "a.scroll")
    #expect(text.script.description == Self.text)
    #expect(text.formatted == Self.text)
  }

  private static let posted = """
    reel device phone silver
    reel size 1080x1920
    reel fill
    reel background "walls/blue.png"
    reel pointer on
    reel chapter "Snapping"
    reel zoom to "Harbor" by 1.6 for 1s
    wait 0.5s
    reel pan by (0, -120) for 2s ease out
    reel keys "⌘ K" for 1.5s
    reel pan to 50% 25%
    wait 1s
    reel zoom out
    reel chapter "And back" for 2s

    """

  @Test func `for a post are read and written`() throws {
    let text = try ScriptText(Self.posted, file: "a.scroll")
    #expect(text.formatted == Self.posted)
    #expect(
      text.script.reel == [
        ReelCue(atStep: 0, .device(.phone, .silver)),
        ReelCue(atStep: 0, .size(.pixels(width: 1080, height: 1920))),
        ReelCue(atStep: 0, .fill(true)),
        ReelCue(atStep: 0, .background(.picture("walls/blue.png"))),
        ReelCue(atStep: 0, .pointer(true)), ReelCue(atStep: 0, .chapter("Snapping")),
        ReelCue(atStep: 0, .camera(CameraMove(.place(.view("Harbor"), by: 1.6), for: 1))),
        ReelCue(
          atStep: 1,
          .camera(CameraMove(.displacement(CGVector(dx: 0, dy: -120)), for: 2, curve: .easeOut))),
        ReelCue(atStep: 1, .keys("⌘ K", for: 1.5)),
        ReelCue(atStep: 1, .camera(CameraMove(.place(.unit(UnitPoint(x: 0.5, y: 0.25)), by: nil)))),
        ReelCue(atStep: 2, .camera(CameraMove(.whole))),
        ReelCue(atStep: 2, .chapter("And back", for: 2)),
      ])
    for line in ["size app store", "aspect 16:9", "fit", "background clear", "device none"] {
      let text = try ScriptText("reel \(line)\n", file: "a.scroll")
      #expect(text.formatted == "reel \(line)\n")
    }
  }

  @Test func `have one spelling`() throws {
    let text = try ScriptText(
      """
      reel  touches   # of every finger
      reel motion blur
      reel background "#FFF"
      reel caption "A" for 500ms
      """, file: "a.scroll")
    #expect(
      text.formatted == """
        reel touches on  # of every finger
        reel motion blur
        reel background "#ffffff"
        reel caption "A" for 0.5s

        """)
    #expect(
      try ScriptText("reel background blurred", file: "a.scroll").script.reel
        == [ReelCue(atStep: 0, .background(.blurred))])
  }

  @Test(arguments: [
    (
      "reel devise phone",
      """
      a.scroll:1:6: found "devise", expected "device", "size", "aspect", "fit", "fill", \
      "background", "padding", "corners", "shadow", "title", "caption", "chapter", "keys", "zoom", \
      "pan", "touches", "pointer", "markers", "speed", "freeze", "motion" or "poster"; did you mean "device"?
        reel devise phone
             ^~~~~~
      """
    ),
    (
      "reel device fone",
      """
      a.scroll:1:13: found "fone", expected "phone", "tablet" or "none"; did you mean "none"?
        reel device fone
                    ^~~~
      """
    ),
    (
      "reel background #101828",
      """
      a.scroll:1:16: found the end of the line, expected a color, such as "#101828" or \
      indigo, a picture in quotes, such as "wall.png", "blurred" or "clear"
        reel background #101828
                       ^
      """
    ),
    (
      "reel background indgo",
      """
      a.scroll:1:17: found "indgo", expected a color, such as "#101828" or indigo, a picture in quotes, such \
      as "wall.png", "blurred" or "clear"; did you mean "indigo"?
        reel background indgo
                        ^~~~~
      """
    ),
    (
      "reel caption Snaps",
      """
      a.scroll:1:14: found "Snaps", expected a caption in quotes
        reel caption Snaps
                     ^~~~~
      """
    ),
    (
      "reel caption \"A\" for 2",
      """
      a.scroll:1:22: found "2", expected a time with its unit, such as 0.3s or 300ms; \
      did you mean 2s?
        reel caption "A" for 2
                             ^
      """
    ),
    (
      "reel size 1080x9",
      """
      a.scroll:1:11: a side of the frames is 9; expected 16 to 8192 pixels
        reel size 1080x9
                  ^~~~~~
      """
    ),
    (
      "reel aspect 9",
      """
      a.scroll:1:13: found "9", expected a ratio of whole numbers, such as 16:9
        reel aspect 9
                    ^
      """
    ),
    (
      "reel size 1080x1920\nreel aspect 1:1",
      """
      a.scroll:2:1: the size is already set on line 1
        reel aspect 1:1
        ^~~~~~~~~~~~~~~
      """
    ),
    (
      "reel zoom to \"Harbor\" for 1s",
      """
      a.scroll:1:23: found "for", expected "by"
        reel zoom to "Harbor" for 1s
                              ^~~
      """
    ),
    (
      "reel speed 0",
      """
      a.scroll:1:12: the speed is 0; expected 0.01 to 100
        reel speed 0
                   ^
      """
    ),
    (
      "reel motion blur 2.5 samples",
      """
      a.scroll:1:18: found "2.5", expected the end of the line or a whole number of samples
        reel motion blur 2.5 samples
                         ^~~
      """
    ),
    (
      "reel title \"A\"\nreel title \"B\"",
      """
      a.scroll:2:1: the title is already set on line 1
        reel title "B"
        ^~~~~~~~~~~~~~
      """
    ),
    (
      "wait 1s\nreel device phone",
      """
      a.scroll:2:1: the device holds for the whole reel; it must be set before the first step, \
      on line 1
        reel device phone
        ^~~~~~~~~~~~~~~~~
      """
    ),
    (
      "real speed 2",
      """
      a.scroll:1:1: found "real", expected a step such as "flick" or "wait"; did you mean "reel"?
        real speed 2
        ^~~~
      """
    ),
  ]) func `are refused with the reason`(text: String, message: String) {
    do {
      _ = try ScriptText(text, file: "a.scroll")
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description == message)
    }
  }
}
