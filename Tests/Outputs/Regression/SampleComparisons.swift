import Foundation
import ScrollworkRegression

/// Made-up comparisons.
enum SampleComparisons {
  /// A comparison with a side of 60 stills on each side.
  static func comparison(_ name: String, _ verdict: Verdict, count: Int = 60) -> Comparison {
    let side = { (label: String, count: Int) in
      Comparison.Side(label: label, count: count, fps: 60, canvas: [390, 600], scale: 1)
    }
    let (old, new) = (verdict == .missing ? 0 : count, verdict == .stale ? 0 : count)
    return Comparison(
      name: name, verdict: verdict, old: side("references", old), new: side("rendered", new))
  }

  /// A scene with a cause that has two consequences, and another cause.
  static var gallery: Comparison {
    var comparison = comparison("gallery", .different)
    var effect = Finding(
      .effect, "The cards shrink to 0.85 instead of 0.8 at the edges.", from: 5, to: 44, count: 40)
    effect.views = ["Gallery/ScrollView/Card[0]", "Gallery/ScrollView/Card[1]"]
    (effect.property, effect.old, effect.new, effect.amount) = ("scaleX", "0.8", "0.85", 0.05)
    effect.source = "Scenes/Gallery.swift:95"
    effect.commits = ["1f3c9a2"]
    effect.details = ["  layer opacity 1", "- scale 0.8", "+ scale 0.85"]
    var layout = Finding(
      .layout, "The titles in the cards move by up to 4 pt.", from: 5, to: 44, count: 38)
    (layout.cause, layout.source) = (0, "Scenes/Gallery.swift:102")
    var pixels = Finding(.pixels, "2.4 % of pixels differ in still 17.", from: 5, to: 44, count: 40)
    pixels.cause = 1
    var words = Finding(
      .words, "The caption says “Sea” instead of “Lake”.", from: 0, to: 59, count: 60)
    (words.views, words.old, words.new) = (["Gallery/Caption"], "Lake", "Sea")
    comparison.findings = [effect, layout, pixels, words]
    comparison.stills = (0..<60).map { number in
      Comparison.StillPair(
        old: number, new: number, isEqual: !(5...44).contains(number),
        pixels: (5...44).contains(number) ? 0.024 : nil)
    }
    return comparison
  }

  /// A scene of each verdict.
  static var all: [Comparison] {
    [
      gallery, comparison("feed", .equal), comparison("harbors", .missing),
      comparison("records", .stale), pages,
    ]
  }

  /// A scene that does not compile.
  static var pages: Comparison {
    Comparison(
      unmade: "pages", .broken, reference: "references/pages",
      problem: Comparison.Problem(
        "Pages.swift does not compile",
        details: [
          "Pages.swift:7:5: error: cannot find 'Tabs' in scope", "  Tabs<Page>()", "  ^~~~",
        ])
    )
  }

  /// What names and sentences may hold at worst.
  static let hostileText =
    "</script>\"'<b>&\n::error::]]> | `x` @you #1 50% a,b:c {{report}} \u{7}\u{1B}[31m\u{2028}🎡"

  /// A scene whose texts are hostile.
  static var hostile: Comparison {
    var comparison = comparison(hostileText, .different)
    var finding = Finding(.words, hostileText, from: 0, to: 1, count: 2)
    finding.views = [hostileText]
    finding.source = "Scenes/a b,%:é.swift:7"
    finding.commits = [hostileText]
    finding.details = ["- ```", "+ " + hostileText]
    (finding.property, finding.old, finding.new) = (hostileText, hostileText, hostileText)
    comparison.findings = [finding]
    comparison.stills = [Comparison.StillPair(old: 0, new: 0, isEqual: false)]
    comparison.curves = [
      Comparison.Curve(
        title: hostileText, unit: hostileText, finding: 0, old: [[[0, 1], [1, 2]]], new: [])
    ]
    return comparison
  }
}
