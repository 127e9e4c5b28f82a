import Testing

@testable import ScrollworkRegression

@Suite struct `Matching and order` {
  private func view(_ name: String, _ kind: String = "Text", words: String = "") -> RecordedView {
    RecordedView(
      name: name, kind: kind, source: "", scrollView: "", numbers: [:],
      texts: words.isEmpty ? [:] : [.words: TextTrack(keys: [.init(still: 0, text: words)])],
      spans: [0...9])
  }

  @Test func `views are matched by name, then by what they draw`() {
    let old = [view("A/1", words: "one"), view("A/2", words: "two"), view("A/3", words: "three")]
    let new = [view("B/2", words: "two"), view("A/1", words: "other"), view("B/4", words: "four")]
    let matcher = ViewMatcher(old, new)
    #expect(matcher.pairs.map { "\($0.old.name) \($0.new.name)" } == ["A/1 A/1", "A/2 B/2"])
    #expect(matcher.lost.map(\.name) == ["A/3"])
    #expect(matcher.appeared.map(\.name) == ["B/4"])
  }

  @Test func `views of another kind are others`() {
    let matcher = ViewMatcher([view("A")], [view("A", "Image")])
    #expect(matcher.pairs.isEmpty && matcher.lost.count == 1 && matcher.appeared.count == 1)
  }

  @Test func `one of several texts that share a name is known by its words`() {
    let old = [
      view("Stack", words: "one"), view("Stack (2)", words: "two"),
      view("Stack (3)", words: "three"),
    ]
    let new = [view("Stack", words: "one"), view("Stack (2)", words: "three")]
    let matcher = ViewMatcher(old, new)
    #expect(
      matcher.pairs.map { "\($0.old.name) \($0.new.name)" } == [
        "Stack Stack", "Stack (3) Stack (2)",
      ])
    #expect(matcher.lost.map(\.name) == ["Stack (2)"] && matcher.appeared.isEmpty)
    let reverse = ViewMatcher(new, old)
    #expect(reverse.lost.isEmpty && reverse.appeared.map(\.name) == ["Stack (2)"])
  }

  @Test func `one of several views that are alike is known by the words beside it`() {
    func row(_ number: Int, _ words: String) -> [RecordedView] {
      let suffix = number > 1 ? " (\(number))" : ""
      return [view("Row" + suffix, "Image"), view("Row" + suffix, words: words)]
    }
    let old = row(1, "one") + row(2, "two") + row(3, "three")
    let matcher = ViewMatcher(old, row(1, "one") + row(2, "three"))
    #expect(matcher.lost.map { "\($0.kind) \($0.name)" } == ["Image Row (2)", "Text Row (2)"])
  }

  @Test func `texts that say several things over time are matched by their numbers`() {
    let words = TextTrack(keys: [.init(still: 0, text: "one"), .init(still: 5, text: "two")])
    var scrolled = view("Stack")
    scrolled.texts[.words] = words
    let old = [scrolled, view("Stack (2)", words: "two")]
    let matcher = ViewMatcher(old, [view("Stack", words: "two"), view("Stack (2)", words: "one")])
    #expect(
      matcher.pairs.map { "\($0.old.name) \($0.new.name)" } == [
        "Stack Stack", "Stack (2) Stack (2)",
      ])
  }

  @Test func `views with the same name are all told of`() {
    let matcher = ViewMatcher([view("A"), view("A")], [view("A"), view("A")])
    #expect(matcher.pairs.count + matcher.lost.count == 2)
    #expect(Set(matcher.pairs.map(\.new.name)).count <= 1)
  }

  private func finding(
    _ kind: Finding.Kind, _ from: Int = 0, _ to: Int = 9, amount: Double? = nil
  ) -> Finding {
    var finding = Finding(kind, "\(kind).", from: from, to: to, count: to - from + 1)
    finding.amount = amount
    finding.views = ["A"]
    return finding
  }

  @Test func `settings and scripts come first, and explain the others`() {
    let sorted = FindingOrder.sorted([
      finding(.pixels), finding(.motion), finding(.script), finding(.settings),
    ])
    #expect(sorted.prefix(2).map(\.kind).allSatisfy { [.settings, .script].contains($0) })
    #expect(sorted[0].cause == nil && sorted[1].cause == nil)
    #expect(sorted[2].cause != nil && sorted[3].cause != nil)
  }

  @Test func `the greatest of a kind comes first, and equal ones keep their order`() {
    let sorted = FindingOrder.sorted([
      finding(.effect, 0, 4, amount: 0.1), finding(.effect, 5, 9, amount: -0.3),
      finding(.effect, 0, 4, amount: 0.1),
    ])
    #expect(sorted.map(\.from) == [5, 0, 0])
    #expect(sorted.allSatisfy { $0.cause == nil })
    #expect(FindingOrder.sorted([]).isEmpty)
  }

  @Test func `a cause comes before what follows, and at the same time`() {
    for first in Finding.Kind.allCases {
      for second in Finding.Kind.allCases {
        let sorted = FindingOrder.sorted([finding(first, 0, 3), finding(second, 2, 5)])
        for (index, finding) in sorted.enumerated() {
          #expect((finding.cause ?? -1) < index, "\(first) and \(second)")
        }
        let apart = FindingOrder.sorted([finding(first, 0, 1), finding(second, 5, 6)])
        #expect(apart.allSatisfy { $0.cause == nil }, "\(first) and \(second)")
      }
    }
  }

  private func recording(_ lists: [String], marks: [String: Double] = [:]) -> Recording {
    Recording(
      settings: RecordingSettings(
        scene: "keys", canvas: [1, 1], scale: 1, colorScheme: "light",
        layoutDirection: "leftToRight", fps: 10, duration: 1, script: [], libraries: [:],
        fonts: [:], marks: marks), stills: lists.map { RecordedStill(list: $0) })
  }

  @Test func `another type size or locale is told`() {
    let old = recording([]).settings
    var new = old
    (new.dynamicTypeSize, new.locale) = ("xLarge", "ja-JP")
    #expect(SettingsComparer(old: old, new: old, count: 3).findings().isEmpty)
    #expect(
      SettingsComparer(old: old, new: new, count: 3).findings().map(\.sentence) == [
        "Type size large → xLarge, in all stills.", "Locale en-US → ja-JP, in all stills.",
      ])
  }

  @Test func `key stills are distinct, few and in order`() {
    #expect(KeyStills(recording([])).chosen.isEmpty)
    #expect(KeyStills(recording(["a"])).chosen.map(\.reason) == ["first"])
    #expect(KeyStills(recording(["a", "a"])).chosen.map(\.still) == [0])
    let marked = KeyStills(recording(["a", "b", "c", "d"], marks: ["x": 0.2, "end": 9])).chosen
    #expect(marked.map(\.still) == [0, 2, 3])
    #expect(marked.map(\.reason) == ["first", "mark x", "last"])
    let many = recording(
      (0..<99).map { "\($0)" },
      marks: Dictionary(uniqueKeysWithValues: (0..<50).map { ("m\($0)", Double($0) / 10) }))
    let keys = KeyStills(many).chosen.map(\.still)
    #expect(keys.count == 10 && keys == keys.sorted() && Set(keys).count == 10)
  }
}
