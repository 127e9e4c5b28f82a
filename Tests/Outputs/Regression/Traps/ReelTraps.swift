import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkRegression
import ScrollworkScript
import Testing

/// A pair of reels with the answer that a comparison must give.
struct ReelTrap: Sendable, CustomTestStringConvertible {
  /// The question.
  let testDescription: String
  /// The kind of the first finding; nil for reels that are equal.
  var kind: Finding.Kind?
  /// Words of its sentence.
  var words: [String] = []
  var comparer = ReelComparer()
  /// How the old scene differs from the one that all start from; nil if it is that one.
  var old: (@Sendable (inout TrapScene) -> Void)?
  var new: @Sendable (inout TrapScene) -> Void = { _ in }
  var change: @Sendable (inout Recording) -> Void = { _ in }

  /// Reels that are equal.
  static func equal(
    _ question: String, _ comparer: ReelComparer = ReelComparer(),
    new: @escaping @Sendable (inout TrapScene) -> Void = { _ in },
    old: (@Sendable (inout TrapScene) -> Void)? = nil,
    change: @escaping @Sendable (inout Recording) -> Void = { _ in }
  ) -> ReelTrap {
    ReelTrap(
      testDescription: question, comparer: comparer, old: old, new: new, change: change)
  }

  /// Reels that differ.
  static func differ(
    _ question: String, _ kind: Finding.Kind, _ words: String...,
    new: @escaping @Sendable (inout TrapScene) -> Void = { _ in },
    old: (@Sendable (inout TrapScene) -> Void)? = nil,
    change: @escaping @Sendable (inout Recording) -> Void = { _ in }
  ) -> ReelTrap {
    ReelTrap(
      testDescription: question, kind: kind, words: words, old: old, new: new, change: change)
  }
}

@Suite struct `Traps of reels` {
  static let equal: [ReelTrap] = [
    .equal("the same scene twice"),
    .equal("other versions of the libraries") { _ in
    } change: {
      $0.settings.libraries = ["cairo": "1.16"]
    },
    .equal("a modifier that does nothing") { $0.extraModifier = true },
    .equal("rows in a container that draws the same") { $0.isWrapped = true },
    .equal("a mark in the script") { $0.steps.insert(.mark("begin"), at: 1) },
    .equal("one wait as two waits") { $0.steps[0...0] = [.wait(0.05), .wait(0.05)] },
    .equal("a delay of three stills that is allowed", allowing(3)) { $0.steps[0] = .wait(0.15) },
    .equal("three stills earlier, which is allowed", allowing(3)) { $0.steps[0] = .wait(0.05) },
    .equal("a color spelled in another way") {
      $0.color = Color(hue: 0.6, saturation: 0.7, brightness: 0.8, opacity: 1)
    },
    .equal("a recording written and read") { _ in
    } change: { recording in
      guard let data = try? RecordingFile(recording).data,
        let file = try? RecordingFile(data, path: "tracks.json")
      else { return recording.stills = [] }
      recording = file.recording
    },
    .equal("words far below that nobody scrolls to") {
      $0.footer = "below"
      $0.steps = short
    } old: {
      $0.footer = "elsewhere"
      $0.steps = short
    },
    .equal("rows in an AnyView") { $0.isErased = true },
    .equal("a title with an id") { $0.titleID = "title" },
    .equal("a body that is evaluated twice") { $0.evaluatesTwice = true },
    .equal("clear words") { $0.clearWords = "clear" },
    .equal("fonts with other hashes that draw the same") { _ in
    } change: {
      $0.settings.fonts = ["Roboto.ttf": "0"]
    },
    .equal("a scene of another name") { _ in
    } change: {
      $0.settings.scene = "other"
    },
    .equal("other words of a view that is ignored", ignoring("Palettes", "Palette")) {
      $0.title = "Palette"
    },
    .equal("an ignored view that flickers", ignoring("Palettes", "Flicker")) {
      $0.flickers = 0.3...0.333
    },
    .equal("an ignored view that is elsewhere", ignoring("title")) {
      $0.titleID = "title"
      $0.titleShift = 3
    } old: {
      $0.titleID = "title"
    },
  ]

  static let different: [ReelTrap] = [
    .differ("another scale of the transition", .effect, "Scale 0.80 → 0.85 at", "scrollTransition")
    {
      $0.scale = 0.85
    },
    .differ("2 % opacity", .parameter, "Opacity 1 → 0.98 of “Moss” and 7 others") {
      $0.opacity = 0.98
    },
    .differ("another fade of the transition", .effect, "Opacity 0.50 → 0.45") {
      $0.fade = 0.45
    },
    .differ("three degrees of rotation", .effect, "Rotation", "3") {
      $0.rotation = 3
    },
    .differ("a blur of half a point", .parameter, "Blur radius 0 → 0.5") {
      $0.blur = 0.5
    },
    .differ("hue by 3°", .color, "Color #", "→") {
      $0.color = Color(hue: 0.6 + 3.0 / 360, saturation: 0.7, brightness: 0.8)
    },
    .differ(
      "a corner of another radius", .parameter, "Corner radius 6 → 7 of RoundedRectangle in 8 rows"
    ) {
      $0.radius = 7
    },
    .differ("a line of one pixel gone", .lost, "gone") { $0.line = nil },
    .differ("a line of one pixel new", .appeared, "new") { _ in
    } old: {
      $0.line = nil
    },
    .differ("a text shifted by half a point", .parameter, "Horizontal offset 0 → 0.5 of “Palettes”")
    {
      $0.titleShift = 0.5
    },
    .differ("other words", .words, "“Palettes” reads “Palette”") {
      $0.title = "Palette"
    },
    .differ("a row that is taller", .parameter, "Height 40 → 50 of “Plum”") {
      $0.tallRow = (2, 50)
    },
    .differ("other spacing", .parameter, "Spacing 8 → 9 of VStack") { $0.spacing = 9 },
    .differ("a row more", .appeared, "Row “Sand” was added after “Dusk”") {
      $0.words.append("Sand")
    },
    .differ("another order from back to front", .order, "drawn") {
      $0.isBadgeInFront = false
    },
    .differ("another order of equal colors", .order, "drawn") {
      $0.badgeColor = .black
      $0.isBadgeInFront = false
    } old: {
      $0.badgeColor = .black
    },
    .differ("another background", .color, "#ffffff", "→") {
      $0.background = Color(white: 0.98)
    } old: {
      $0.background = .white
    },
    .differ("a flicker of two stills", .words, "Flicker") {
      $0.flickers = 0.3...0.333
    },
    .differ("a flick that is 1 % slower", .settling, "stops 1", "pt earlier") {
      $0.steps[1] = .flick(.up, velocity: 297)
    } old: {
      $0.steps[1] = .flick(.up, velocity: 300)
    },
    .differ("a flick against the end that is 1 % slower", .motion, "apart") {
      $0.steps[1] = .flick(.up, velocity: 495)
    },
    .differ("another step of the script", .script, "step 2 is", "495") {
      $0.steps[1] = .flick(.up, velocity: 495)
    },
    .differ("a flick to another target", .settling, "its target changed from") {
      $0.isAligned = true
      $0.steps[1] = .flick(.up, velocity: 300)
    } old: {
      $0.isAligned = true
    },
    .differ("everything three stills later", .delay, "3 stills (0.05 s) later") {
      $0.steps[0] = .wait(0.15)
    },
    .differ("everything three stills earlier", .delay, "3 stills (0.05 s) earlier") {
      $0.steps[0] = .wait(0.05)
    },
    .differ("one still dropped", .delay, "1 still") { _ in
    } change: {
      $0.stills.remove(at: 20)
    },
    .differ("the last still missing", .stills, "1 still fewer") { _ in
    } change: {
      $0.stills.removeLast()
    },
    .differ("one still at the end more", .stills, "1 still more") { _ in
    } change: {
      $0.stills.append($0.stills[$0.stills.count - 1])
    },
    .differ("dark instead of light", .settings, "Color scheme light → dark") {
      $0.colorScheme = .dark
      $0.background = .black
    },
    .differ("another canvas", .settings, "Canvas 120 × 200 → 121 × 200") {
      $0.canvas.width = 121
    },
    // Display lists are compared as a whole, whatever part of them is seen.
    .differ("words beyond the canvas", .appeared, "“far” are new") { $0.remoteWords = "far" },
    .differ("one display list without a reason", .displayList, "1 still differs") {
      _ in
    } change: {
      $0.stills[30].list = "0"
    },
  ]

  private static let short: [GestureScript.Step] = [.flick(.up, velocity: 260), .wait(0.1)]

  static func ignoring(_ ids: String...) -> ReelComparer {
    var comparer = ReelComparer()
    comparer.ignoredViews = ids
    return comparer
  }

  static func allowing(_ stills: Int) -> ReelComparer {
    var comparer = ReelComparer()
    comparer.allowedDelay = stills
    return comparer
  }

  @Test(arguments: equal) @MainActor func `that are equal`(trap: ReelTrap) async throws {
    let comparison = try await comparison(trap)
    #expect(comparison.verdict == .equal, "\(comparison.findings.map(\.sentence))")
    #expect(comparison.findings.isEmpty)
  }

  @Test(arguments: different) @MainActor func `that differ`(trap: ReelTrap) async throws {
    let comparison = try await comparison(trap)
    #expect(comparison.verdict == .different)
    let first = try #require(comparison.findings.first)
    let all = comparison.findings.map(\.sentence).joined(separator: "\n")
    #expect(first.kind == trap.kind, "\(all)")
    for words in trap.words { #expect(first.sentence.contains(words), "\(all)") }
  }

  /// The recording of the scene that most traps start from.
  @MainActor private static let base = Task { try await TrapScene().recording() }

  @MainActor private func old(_ trap: ReelTrap) async throws -> Recording {
    var recording: Recording
    if let change = trap.old {
      var scene = TrapScene()
      change(&scene)
      recording = try await scene.recording()
    } else {
      recording = try await Self.base.value
    }
    if trap.kind != .script { recording.settings.script = [] }
    return recording
  }

  @MainActor private func comparison(_ trap: ReelTrap) async throws -> Comparison {
    var new = TrapScene()
    trap.new(&new)
    let (first, second) = (
      try await old(trap),
      try await new.recording {
        if trap.kind != .script { $0.settings.script = [] }
        trap.change(&$0)
      }
    )
    return trap.comparer.compare(first, second, labels: ("old", "new"))
  }
}
