import ScrollworkReels
import ScrollworkStudio
import Testing

@Suite struct `A plan of reels` {
  private let text = """
    # The reels of the pages.
    defaults: { scale: 2, dark: true }
    reels:
      - scene: gallery
        files: [docs/gallery.mp4, docs/gallery.svg]
        dark: false
        stage:
          - device phone
          - title "Gallery"
      - scenes: [feed, chat]
        file: docs/both.png
        scale: 3
    """

  @Test func `has entries with the options of the verb`() throws {
    let plan = try ReelPlan(text, file: "reels.yaml")
    try #require(plan.entries.count == 2)
    let (first, second) = (plan.entries[0], plan.entries[1])
    #expect(first.scenes.map(\.text) == ["gallery"])
    #expect(first.files.map(\.text) == ["docs/gallery.mp4", "docs/gallery.svg"])
    #expect(first.options.map(\.name.text) == ["scale", "stage"])
    #expect(first.options[1].values.map(\.text) == ["device phone", "title \"Gallery\""])
    #expect(first.options[1].values[1].line == 9 && first.options[1].values[1].column == 9)
    #expect(second.scenes.map(\.text) == ["feed", "chat"])
    #expect(second.options.map(\.name.text) == ["dark", "scale"])
    #expect(second.options[0].values.isEmpty)
    #expect(second.options[1].values.map(\.text) == ["3"])
  }

  @Test(
    arguments: [
      ("", "p:1:1: found no keys, expected \"reels\" with a list"),
      ("reel: []", "p:1:1: found \"reel\", expected \"defaults\" or \"reels\"; did you mean"),
      ("defaults: {fps: 2}", "p:1:1: found no key \"reels\""),
      ("reels: gallery", "p:1:8: found no list"),
      ("reels:\n  - gallery", "p:2:5: found no keys"),
      ("reels:\n  - scene: a", "p:2:5: found no \"files\""),
      ("reels:\n  - files: [a.png]", "p:2:5: found no \"scene\""),
      ("reels:\n  - scene: a\n    scene: b", "p:2:5: found \"scene\" twice"),
      ("reels:\n  - scene: a\n    file: b.png\n    stage: {a: b}", "p:4:12: found keys"),
      ("reels: [", "not YAML"),
    ])
  func `tells errors with their place`(text: String, part: String) throws {
    let error = #expect(throws: YAMLError.self) { try ReelPlan(text, file: "p") }
    #expect(try #require(error).description.contains(part), "\(error?.description ?? "")")
  }

  @Test func `names the nearest option`() throws {
    let plan = try ReelPlan(text, file: "p")
    let name = plan.entries[0].options[1].name
    let error = plan.unknown(name, among: ["sage", "speed"])
    #expect(
      error.description == """
        p:7:5: found "stage", expected "sage" or "speed"; did you mean "sage"?
              stage:
              ^~~~~
        """)
  }
}
