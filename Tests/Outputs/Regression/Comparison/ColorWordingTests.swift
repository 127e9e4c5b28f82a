import Testing

@testable import ScrollworkRegression

@Suite struct `Wording of colors and drawings` {
  @Test(arguments: [
    ([("#ff0000", "#00ff00")], "Color #ff0000 → #00ff00"),
    ([("#d95757", "#d95d57"), ("#d99857", "#d99e57")], "Hue +3° (#d95757 → #d95d57)"),
    ([("#d95d57", "#d95757"), ("#d99e57", "#d99857")], "Hue −3° (#d95d57 → #d95757)"),
    ([("#111111", "#222222"), ("#333333", "#444444")], "Color #111111 → #222222 and 1 more"),
    (
      [("#e67373", "#e67373/0.9"), ("#73e673", "#73e673/0.9")],
      "Color opacity 1 → 0.9 (#e67373 → #e67373/0.9)"
    ),
  ]) func `says what several changes have in common`(changes: [(String, String)], sentence: String)
  {
    #expect(ColorWording.sentence(changes.map { (old: $0.0, new: $0.1) }) == sentence)
  }

  @Test(arguments: [
    ("image \"sun\" in 0,0 9x9", "image \"moon\" in 0,0 9x9", "Image “sun” → “moon”"),
    ("stroke M(1) width 1 #000000", "stroke M(1) width 2 #000000", "Line width 1 → 2"),
    (
      "fill M(1) in 0,0 4x4 #ffffff", "fill M(1) in 0,0 4x4 linear 0,0 to 0,4 #000000@0 #ffffff@1",
      "Fill #ffffff → linear gradient"
    ),
    ("fill M(1) in 0,0 4x4 #ffffff", "fill M(2) in 0,0 4x4 #ffffff", "Another outline"),
  ]) func `tells drawings in words`(old: String, new: String, words: String) {
    #expect(DrawingWording.words(["- " + old, "+ " + new], "Circle") == words)
  }

  @Test func `tells lines of a file that are not committed`() {
    let changes = ["@@ -3,2 +3 @@", "@@ -9,0 +9,2 @@ struct A {", "- text"].map {
      GitRepository.LineChange($0[...])
    }
    #expect(changes[0]?.new == 3..<4 && changes[0]?.growth == -1)
    #expect(changes[1]?.new == 9..<11 && changes[1]?.growth == 2 && changes[2] == nil)
    #expect(changes[1]?.touches(10..<11) == true && changes[1]?.touches(11..<12) == false)
  }
}
