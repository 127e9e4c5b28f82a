import Foundation
import ScrollworkFigures
import ScrollworkStudio
import Testing

@Suite struct FigureFileTests {
  private static let figure = """
    figures:
      - name: rest
        kind: still
        scene: gallery

    """

  @Test func `a figure has SVG files in both color schemes`() throws {
    let file = try FigureFile(Self.figure, file: "f.yaml")
    #expect(file.entries.map(\.name) == ["rest"])
    #expect(file.entries[0].scene == SceneRequest("gallery"))
    #expect(file.entries[0].paths == ["rest.svg", "rest~dark.svg"])
  }

  @Test func `files are named for color schemes, scales and variants`() throws {
    let text =
      Self.figure + """
            out: images
            formats: [png]
            schemes: [light, dark]
            scales: [1, 2]
            variants:
              - rtl: true
              - type-size: accessibility3
                locale: de
        """
    #expect(
      try FigureFile(text, file: "f.yaml").entries[0].paths == [
        "images/rest.png", "images/rest@2x.png", "images/rest~dark.png", "images/rest~dark@2x.png",
        "images/rest-rtl.png", "images/rest-rtl@2x.png", "images/rest-rtl~dark.png",
        "images/rest-rtl~dark@2x.png",
        "images/rest-accessibility3-de.png", "images/rest-accessibility3-de@2x.png",
        "images/rest-accessibility3-de~dark.png", "images/rest-accessibility3-de~dark@2x.png",
      ])
  }

  @Test func `defaults apply where a figure has no value`() throws {
    let text = """
      defaults:
        out: images
        scene: gallery
        kind: still
      figures:
        - name: one
        - name: two
          scene: feed
          out: other
      """
    let entries = try FigureFile(text, file: "f.yaml").entries
    #expect(entries.map(\.scene.scene) == ["gallery", "feed"])
    #expect(entries.map(\.output.folder) == ["images", "other"])
  }

  @Test(
    arguments: [
      ("", "f.yaml:1:1: found no keys, expected \"figures\" with a list"),
      ("defaults: {}", "f.yaml:1:1: found no \"figures\""),
      (
        "figures:\n  - name: a\n    kind: stil\n    scene: b",
        "f.yaml:3:11: found \"stil\", expected \"still\""
      ),
      ("figures:\n  - name: a\n    kind: still", "f.yaml:2:5: found no \"scene\""),
      (
        figure + "    ta: 1",
        "f.yaml:5:5: found \"ta\", expected \"name\", \"scene\", \"script\""
      ),
      (
        figure + "    annotations:\n      - calout: a",
        "f.yaml:6:9: found \"calout\", expected \"callout\", "
      ),
      (
        figure + "    annotations:\n      - callout: a",
        "f.yaml:6:9: found no \"text\", expected the words of the callout"
      ),
      (
        figure + "    annotations:\n      - callout: a\n        text: b\n        side: lft",
        "f.yaml:8:15: found \"lft\", expected \"left\" or \"right\"; did you mean \"left\"?"
      ),
      (
        figure + "    width: wide", "f.yaml:5:12: found \"wide\", expected a number from 80 to 4000"
      ),
      (figure + "    formats: [svg, jpg]", "found \"jpg\", expected \"svg\", \"png\" or \"pdf\""),
      (figure + "    out: /tmp", "f.yaml:5:10: found \"/tmp\", expected a path within the "),
      (
        figure + "    out: ../../../../../../../../..",
        "found \"../../../../../../../../..\", expected"
      ),
      (figure + "    scales: [9]", "found \"9\", expected a whole number from 1 to 8, each once"),
      (figure + "    scales: [1.5]", "found \"1.5\", expected a whole number from 1 to 8"),
      (figure + "    scales: [1, 1]", "found \"1\", expected a whole number"),
      (figure + "    formats: []", "f.yaml:5:14: found no word, expected one or more of \"svg\""),
      (figure + "    formats: [svg, svg]", "found \"svg\" again, expected each word once"),
      ("figures: []", "f.yaml:1:10: found a list, expected a list of figures"),
      ("figures: 3", "f.yaml:1:10: found \"3\", expected a list of figures"),
      ("figurs: []", "f.yaml:1:1: found \"figurs\", expected"),
      ("defaults: {titel: x}\n" + figure, "f.yaml:1:12: found \"titel\", expected"),
      (figure + "    against: {rtl: true}", "found \"against\" of a figure of the kind \"still\""),
      (
        figure + "    variants: [{suffix: ../x, rtl: true}]",
        "found \"../x\", expected a name of letters, digits, dots and hyphens"
      ),
      (
        "figures: [{name: ../evil, kind: still, scene: a}]",
        "f.yaml:1:18: found \"../evil\", expected a name of letters"
      ),
      (
        figure + "    variants: [{rtl: true}]\n  - {name: rest-rtl, kind: still, scene: a}",
        "found the file rest-rtl.svg again, which \"rest\" makes; expected another name"
      ),
      (
        figure + "    annotations: [{highlight: a, text: b}]",
        "found \"text\", expected"
      ),
      (
        figure + "    annotations: [{arrow: a, to: b, later: 1}]",
        "found \"later\" beside \"to\", expected one of them"
      ),
      (figure + "    canvas: big", "found \"big\", expected a size such as 390x844"),
      (
        figure + "  - name: rest\n    kind: still\n    scene: a",
        "f.yaml:5:11: found the file rest.svg again"
      ),
      (figure + "theme: {blu: 1}", "found \"blu\", expected"),
      (
        figure + "theme:\n  light:\n    ink: \"#BBBBBB\"",
        "f.yaml:7:10: found a contrast of 1.9 between \"ink\" and \"paper\", expected at least 4.5"
      ),
      (figure + "theme:\n  dark:\n    ink: red", "f.yaml:7:10: found \"red\", expected a color"),
      ("figures: [", "not YAML: did not find expected node content"),
    ] as [(String, String)])
  func `mistakes are told with their place`(text: String, words: String) {
    let error = #expect(throws: YAMLError.self) { try FigureFile(text, file: "f.yaml") }
    let message = "\(error.map { "\($0)" } ?? "")"
    #expect(message.contains(words), "\(message)")
  }

  @Test func `all mistakes are told in one run, in the order of lines`() throws {
    let text = """
      figures:
        - name: one
          kind: still
          scene: gallery
          width: wide
          annotations:
            - callout: a
              text: b
              side: lft
            - calout: a
            - badge: a
        - name: two
          kind: stil
          scene: gallery
          scales: [9]
        - kind: still
          scene: gallery
          titel: Three
      """
    let error = #expect(throws: YAMLError.self) { try FigureFile(text, file: "f.yaml") }
    let all = try #require(error)
    #expect(
      ([all] + all.others).map { "\($0.line): \($0.message.prefix(17))" } == [
        "5: found \"wide\", exp", "9: found \"lft\", expe", "10: found \"calout\", e",
        "11: found no \"text\", ", "13: found \"stil\", exp", "15: found \"9\", expect",
        "16: found no \"name\", ", "18: found \"titel\", ex",
      ])
    #expect(all.summary == "f.yaml has 8 mistakes")
  }

  @Test func `a mistake of the defaults is told once`() throws {
    let text = "defaults: {width: wide}\n" + Self.figure + "  - {name: two, kind: still, scene: a}"
    let error = #expect(throws: YAMLError.self) { try FigureFile(text, file: "f.yaml") }
    #expect(error?.others == [])
    #expect(error?.summary == "f.yaml has a mistake")
  }
}
