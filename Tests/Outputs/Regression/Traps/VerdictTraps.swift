import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkRegression
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews
import Testing

/// A change of code as people make it, with the beginning of the first sentence that a reviewer wants.
struct VerdictTrap: Sendable, CustomTestStringConvertible {
  /// The sentence, as far as it says what changed.
  let sentence: String
  let change: @Sendable (inout VerdictScene) -> Void
  var old: @Sendable (inout VerdictScene) -> Void = { _ in }

  var testDescription: String { sentence }

  init(
    _ sentence: String, _ change: @escaping @Sendable (inout VerdictScene) -> Void,
    from old: @escaping @Sendable (inout VerdictScene) -> Void = { _ in }
  ) {
    (self.sentence, self.change, self.old) = (sentence, change, old)
  }
}

@Suite struct `First sentences of verdicts` {
  static let layout: [VerdictTrap] = [
    VerdictTrap("Spacing 6 → 7 of VStack") { $0.spacing = 7 },
    VerdictTrap("Spacing 6 → 0 of VStack") { $0.spacing = 0 },
    VerdictTrap("Padding 4 → 5 of HStack in 5 rows") { $0.rowPadding = 5 },
    VerdictTrap("Padding 8 → 9 of VStack") { $0.pagePadding = 9 },
    VerdictTrap("Padding 8 → 0 of VStack") { $0.pagePadding = 0 },
    VerdictTrap("Padding 4 → 9 of HStack") { $0.lastPadding = 9 },
    VerdictTrap("Alignment leading → center of VStack") { $0.alignment = .center },
    VerdictTrap("Alignment leading → trailing of VStack") { $0.alignment = .trailing },
    VerdictTrap("Spacing 5 → 8 of HStack in 5 rows") { $0.rowSpacing = 8 },
    VerdictTrap("Alignment center → top of HStack in 5 rows") { $0.rowAlignment = .top },
    VerdictTrap("Alignment center → bottom of HStack in 5 rows") { $0.rowAlignment = .bottom },
    VerdictTrap("Width 40 → 44 of Rectangle of “badge”") { $0.badgeWidth = 44 },
    VerdictTrap("Height 20 → 18 of Rectangle of “badge”") { $0.badgeHeight = 18 },
    VerdictTrap("Size 12 → 16 of Circle in 5 rows") { $0.dot = 16 },
    VerdictTrap("Alignment center → topLeading of ZStack") { $0.badgeAlignment = .topLeading },
    VerdictTrap("Alignment center → bottomTrailing of ZStack") {
      $0.badgeAlignment = .bottomTrailing
    },
    VerdictTrap("Maximum width none → 60 of “Boats that are in today”") { $0.noteWidth = 60 },
    VerdictTrap("Maximum width 60 → 70 of “Boats that are in today”") {
      $0.noteWidth = 70
    } from: {
      $0.noteWidth = 60
    },
    VerdictTrap("Line limit none → 1 of “Boats that are in today”") { $0.noteLimit = 1 },
    VerdictTrap("Line limit 2 → 1 of “Boats that are in today”") {
      $0.noteLimit = 1
    } from: {
      $0.noteLimit = 2
    },
    VerdictTrap("Line spacing 0 → 3 of “Boats that are in today”") { $0.noteSpacing = 3 },
    VerdictTrap("Tracking 0 → 1 of “Boats that are in today”") { $0.noteTracking = 1 },
    VerdictTrap("Multiline text alignment leading → center of “Boats that are in today”") {
      $0.noteAlignment = .center
    },
    VerdictTrap("Canvas 120 × 160 → 130 × 160") { $0.canvas.width = 130 },
  ]

  static let effects: [VerdictTrap] = [
    VerdictTrap("Opacity 1 → 0.98 of “Harbor”") { $0.titleOpacity = 0.98 },
    VerdictTrap("Opacity 0.5 → 0.6 of “Harbor”") {
      $0.titleOpacity = 0.6
    } from: {
      $0.titleOpacity = 0.5
    },
    VerdictTrap("Opacity 0.5 → 1 of “Harbor”") { _ in
    } from: {
      $0.titleOpacity = 0.5
    },
    VerdictTrap("Horizontal offset 0 → 3 of “Harbor”") { $0.titleOffset = 3 },
    VerdictTrap("Horizontal offset 3 → 4 of “Harbor”") {
      $0.titleOffset = 4
    } from: {
      $0.titleOffset = 3
    },
    VerdictTrap("Scale 1 → 1.1 of “Harbor”") { $0.titleScale = 1.1 },
    VerdictTrap("Scale 1.1 → 1.2 of “Harbor”") {
      $0.titleScale = 1.2
    } from: {
      $0.titleScale = 1.1
    },
    VerdictTrap("Rotation 0° → 4° of “Harbor”") { $0.titleRotation = 4 },
    VerdictTrap("Rotation 4° → 5° of “Harbor”") {
      $0.titleRotation = 5
    } from: {
      $0.titleRotation = 4
    },
    VerdictTrap("Blur radius 0 → 0.5 of “Harbor”") { $0.titleBlur = 0.5 },
    VerdictTrap("Blur radius 2 → 3 of “Harbor”") {
      $0.titleBlur = 3
    } from: {
      $0.titleBlur = 2
    },
    VerdictTrap("Shadow radius 0 → 2 of “Harbor”") { $0.titleShadow = 2 },
    VerdictTrap("Shadow radius 2 → 3 of “Harbor”") {
      $0.titleShadow = 3
    } from: {
      $0.titleShadow = 2
    },
    VerdictTrap("Shadow radius 2 → 4 of RoundedRectangle in 5 rows") { $0.rowShadow = 4 },
    VerdictTrap("Vertical shadow offset 1 → 2 of RoundedRectangle in 5 rows") {
      $0.rowShadowOffset = 2
    },
    VerdictTrap("Scale 0.80 → 0.90 at topLeading and bottomTrailing") { $0.transitionScale = 0.9 },
    VerdictTrap("Scale 0.80 → 0.85 at topLeading and bottomTrailing") { $0.transitionScale = 0.85 },
    VerdictTrap("Opacity 0.50 → 0.45 at topLeading and bottomTrailing") {
      $0.transitionFade = 0.45
    },
    VerdictTrap("Scroll transition threshold visible 1 → 0.5") { $0.threshold = 0.5 },
    VerdictTrap("Saturation 1 → 0.5 of “badge”") { $0.badgeSaturation = 0.5 },
    VerdictTrap("Brightness 0 → 0.1 of “badge”") { $0.badgeBrightness = 0.1 },
    VerdictTrap("Hue rotation 0° → 10° of “badge”") { $0.badgeHue = 10 },
    VerdictTrap("Contrast 1 → 1.2 of “badge”") { $0.badgeContrast = 1.2 },
    VerdictTrap("Grayscale 0 → 0.4 of “badge”") { $0.badgeGray = 0.4 },
    VerdictTrap("Blend mode normal → multiply of “badge”") { $0.blend = .multiply },
    VerdictTrap("Corner radius of the clip 0 → 4 of Rectangle of “badge”") { $0.clipRadius = 4 },
    VerdictTrap("Corner radius of the clip 4 → 6 of Rectangle of “badge”") {
      $0.clipRadius = 6
    } from: {
      $0.clipRadius = 4
    },
    VerdictTrap("Argument strength of wave 8 → 12 of “Boats that are in today”") {
      $0.strength = 12
    } from: {
      $0.strength = 8
    },
    VerdictTrap("Function wave → ripple of “Boats that are in today”") {
      ($0.strength, $0.function) = (8, "ripple")
    } from: {
      $0.strength = 8
    },
    VerdictTrap("Argument width of stripes 3 → 4 of Rectangle") {
      $0.fillStrength = 4
    } from: {
      $0.fillStrength = 3
    },
  ]

  static let drawing: [VerdictTrap] = [
    VerdictTrap("Corner radius 5 → 6 of RoundedRectangle in 5 rows") { $0.radius = 6 },
    VerdictTrap("Corner radius 5 → 0 of RoundedRectangle in 5 rows") { $0.radius = 0 },
    VerdictTrap("Style continuous → circular of RoundedRectangle in 5 rows") {
      $0.cornerStyle = .circular
    },
    VerdictTrap("Color #ffffff → #fafafa of") { $0.rowColor = Color(white: 0.98) },
    VerdictTrap("Hue +3° (") { $0.hueShift = 3 },
    VerdictTrap("Hue +20° (") { $0.hueShift = 20 },
    VerdictTrap("Gradient start top → topLeading of Rectangle") { $0.gradientStart = .topLeading },
    VerdictTrap("Gradient end bottom → bottomTrailing of Rectangle") {
      $0.gradientEnd = .bottomTrailing
    },
    VerdictTrap("Colors of the linear gradient") { $0.gradientColors = [.teal, .green] },
    VerdictTrap("Line width 1 → 2 of") { $0.lineWidth = 2 },
    VerdictTrap("End of the trim 1 → 0.7 of") { $0.trim = 0.7 },
    VerdictTrap("Image sun → moon of Image in 5 rows") { $0.image = "moon" },
    VerdictTrap("Image sun → missing of Image in 5 rows") { $0.image = "cloud" },
    VerdictTrap("Color #ffffff → #eeeeee of") { $0.background = Color(white: 0xEE / 255) },
    VerdictTrap("Color #000000 → #ff3b30 of “Harbor”") { $0.titleColor = .red },
    VerdictTrap("Color #000000 → #000000/0.6 of “Harbor”") { $0.titleColor = .black.opacity(0.6) },
    VerdictTrap("Font 24/700 → 26/700 of “Harbor”") { $0.titleSize = 26 },
    VerdictTrap("Font 24/700 → 24/400 of “Harbor”") { $0.titleWeight = .regular },
    VerdictTrap("Font 24/700 → 24/700i of “Harbor”") { $0.isTitleItalic = true },
    VerdictTrap("“Harbor” reads “Harbour”") { $0.title = "Harbour" },
    VerdictTrap("“Boats that are in today” reads “Boats that are in”") {
      $0.note = "Boats that are in"
    },
    VerdictTrap("Ellipse of “badge” is new") { $0.isBadgeRound = true },
    VerdictTrap("Divider of VStack is new") { $0.hasDivider = true },
    VerdictTrap("Divider of VStack is gone") { _ in
    } from: {
      $0.hasDivider = true
    },
    VerdictTrap("Rectangle of “badge” is drawn over TrimmedShape of “badge”") {
      $0.isBadgeInFront = true
    },
  ]

  static let rest: [VerdictTrap] = [
    VerdictTrap("Row “Old Tom” is gone") { $0.boats.remove(at: 2) },
    VerdictTrap("Row “Petrel” is gone") { $0.boats.remove(at: 0) },
    VerdictTrap("Row “Ebb” was added after “Kestrel”") { $0.boats.append("Ebb") },
    VerdictTrap("Row “Ebb” was added between “Petrel” and “Marigold”") {
      $0.boats.insert("Ebb", at: 1)
    },
    VerdictTrap("Rows “Marigold” and “Petrel” changed places") { $0.boats.swapAt(0, 1) },
    VerdictTrap("Color scheme light → dark of") { $0.isDark = true },
    VerdictTrap("Color scheme light → dark, in all stills") { $0.colorScheme = .dark },
    VerdictTrap("Layout direction left to right → right to left of") { $0.isRightToLeft = true },
    VerdictTrap("Dynamic type size large → xxxLarge of") { $0.typeSize = .xxxLarge },
    VerdictTrap("Default scroll anchor none → bottom of ScrollView") { $0.anchor = .bottom },
    VerdictTrap("Default scroll anchor center → bottom of ScrollView") {
      $0.anchor = .bottom
    } from: {
      $0.anchor = .center
    },
    VerdictTrap("Content margins 0 → 10 of ScrollView") { $0.margins = 10 },
    VerdictTrap("Content margins 10 → 12 of ScrollView") {
      $0.margins = 12
    } from: {
      $0.margins = 10
    },
    VerdictTrap("Scroll indicators automatic → hidden of ScrollView") { $0.indicators = .hidden },
    VerdictTrap("Scroll target behavior none → paging of ScrollView") {
      $0.isPaging = true
    },
    VerdictTrap("Scroll disabled false → true of ScrollView") { $0.isScrollDisabled = true },
    VerdictTrap("Scroll clip disabled false → true of ScrollView") { $0.isClipDisabled = true },
    VerdictTrap("Scroll axis vertical → horizontal of ScrollView") { $0.isHorizontal = true },
    VerdictTrap("Spring response 0.3 s → 0.35 s, by the withAnimation at") {
      $0.spring = .spring(response: 0.35, dampingFraction: 0.6)
    },
    VerdictTrap("Spring response 0.3 s → 0.28 s, by the withAnimation at") {
      $0.spring = .spring(response: 0.28, dampingFraction: 0.6)
    },
    VerdictTrap("Spring damping fraction 0.6 → 0.8, by the withAnimation at") {
      $0.spring = .spring(response: 0.3, dampingFraction: 0.8)
    },
    VerdictTrap("Animation curve spring → easeInOut, by the withAnimation at") {
      $0.spring = .easeInOut(duration: 0.3)
    },
    VerdictTrap("Animation duration 0.2 s → 0.3 s, by the withAnimation at") {
      $0.arrival = .easeInOut(duration: 0.3)
    },
    VerdictTrap("Animation delay 0 s → 0.1 s, by the withAnimation at") {
      $0.arrival = .easeInOut(duration: 0.2).delay(0.1)
    },
    VerdictTrap("Animation curve easeInOut → linear, by the withAnimation at") {
      $0.arrival = .linear(duration: 0.2)
    },
    VerdictTrap("Animation speed 1 → 2, by the withAnimation at") {
      $0.arrival = .easeInOut(duration: 0.2).speed(2)
    },
    VerdictTrap("Spring response none → 0.5 s of “badge”, by the animation at") {
      $0.badgeAnimation = .spring(response: 0.5, dampingFraction: 0.5)
    },
    VerdictTrap("Scale 1.4 → 1.5 of “badge”") { $0.bigScale = 1.5 },
    VerdictTrap("The script has other steps: step 2 is") {
      $0.steps[1] = .flick(.up, velocity: 250)
    },
    VerdictTrap("The script has other steps: step 1 is") { $0.steps[0] = .wait(0.2) },
  ]

  static let different = layout + effects + drawing + rest

  @Test(arguments: different) @MainActor
  func `begin with the cause`(trap: VerdictTrap) async throws {
    let all = try await findings(trap).map(\.sentence)
    #expect(
      all.first?.hasPrefix(trap.sentence) == true,
      "\(all.prefix(4).joined(separator: "\n"))")
  }

  /// Code that draws the same, and changes that no still shows.
  static let equal: [VerdictScene] =
    VerdictScene.Rewriting.allCases.map { rewriting in
      var scene = VerdictScene()
      scene.rewriting = rewriting
      return scene
    }
    + [
      { $0.gradientColors = [Color.teal, .blue] }, { $0.rowColor = Color(white: 1) },
      { $0.hueShift = 360 }, { $0.bigScale = 1.4 },
      { $0.steps.insert(.mark("begin"), at: 1) }, { $0.titleColor = Color(white: 0) },
      { $0.arrival = .easeInOut(duration: 0.2).speed(1) },
      { $0.arrival = .timingCurve(0.42, 0, 0.58, 1, duration: 0.2) },
      { $0.spring = .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 1) },
      { $0.badgeAlignment = Alignment(horizontal: .center, vertical: .center) },
    ].map { (change: (inout VerdictScene) -> Void) in
      var scene = VerdictScene()
      change(&scene)
      return scene
    }

  @Test func `of a hundred and fifty changes a third makes no difference`() {
    #expect(Self.different.count >= 100 && Self.equal.count >= 50)
  }

  @Test(arguments: equal.indices) @MainActor
  func `are none of code that draws the same`(index: Int) async throws {
    let old = try await Self.base.value
    let comparison = ReelComparer().compare(
      without(old), without(try await Self.equal[index].recording()), labels: ("old", "new"))
    #expect(comparison.verdict == .equal, "\(comparison.findings.map(\.sentence))")
  }

  /// The recording of the scene that most changes start from.
  @MainActor private static let base = Task { try await VerdictScene().recording() }

  private func without(_ recording: Recording) -> Recording {
    var recording = recording
    recording.settings.script = []
    return recording
  }

  @MainActor private func findings(_ trap: VerdictTrap) async throws -> [Finding] {
    var (old, new) = (VerdictScene(), VerdictScene())
    trap.old(&old)
    trap.change(&new)
    return ReelComparer().compare(
      try await old.recording(), try await new.recording(), labels: ("old", "new")
    ).findings
  }
}
