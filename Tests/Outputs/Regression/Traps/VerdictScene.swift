import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkRegression
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkViews
import TestSupport
import ViewTestSupport

/// A page of boats with a badge, each part of which a change may alter as people do.
struct VerdictScene: Sendable {
  // Texts
  var title = "Harbor"
  var note = "Boats that are in today"
  var boats = ["Petrel", "Marigold", "Old Tom", "Saltwind", "Kestrel"]
  var titleSize: CGFloat = 24
  var titleWeight = Font.Weight.bold
  var titleColor = Color.black
  var isTitleItalic = false
  var noteLimit: Int?
  var noteAlignment = TextAlignment.leading
  var noteSpacing: CGFloat = 0
  var noteTracking: CGFloat = 0
  // Effects on the title
  var titleOpacity: Double?
  var titleOffset: CGFloat?
  var titleScale: CGFloat?
  var titleRotation: Double?
  var titleBlur: CGFloat?
  var titleShadow: CGFloat?
  // Layout
  var spacing: CGFloat = 6
  var alignment = HorizontalAlignment.leading
  var pagePadding: CGFloat = 8
  var rowPadding: CGFloat = 4
  var rowSpacing: CGFloat = 5
  var rowAlignment = VerticalAlignment.center
  var badgeWidth: CGFloat = 40
  var badgeHeight: CGFloat = 20
  var badgeAlignment = Alignment.center
  var badgePriority: Double?
  var lastPadding: CGFloat?
  var noteWidth: CGFloat?
  var badgeRatio: CGFloat?
  // Drawing
  var radius: CGFloat = 5
  var cornerStyle = RoundedCornerStyle.continuous
  var rowColor = Color.white
  var hueShift = 0.0
  var dot: CGFloat = 12
  var rowShadow: CGFloat = 2
  var rowShadowOffset: CGFloat = 1
  var gradientStart = UnitPoint.top
  var gradientEnd = UnitPoint.bottom
  var gradientColors: [Color] = [.teal, .blue]
  var lineWidth: CGFloat = 1
  var isBadgeRound = false
  var image = "sun"
  var clipRadius: CGFloat?
  var background = Color.white
  var hasDivider = false
  var isBadgeInFront = false
  var badgeSaturation: Double?
  var badgeBrightness: Double?
  var badgeHue: Double?
  var badgeContrast: Double?
  var badgeGray: Double?
  var blend: BlendMode?
  var trim: CGFloat?
  // The environment
  var isDark = false
  var isRightToLeft = false
  var typeSize: DynamicTypeSize?
  // Scrolling
  var anchor: UnitPoint?
  var margins: CGFloat?
  var indicators: ScrollIndicatorVisibility?
  var isPaging = false
  var isScrollDisabled = false
  var isClipDisabled = false
  var isHorizontal = false
  // Transitions
  var transitionScale: CGFloat = 0.8
  var transitionFade = 0.5
  var threshold = 1.0
  // Animations
  var spring: Animation = .spring(response: 0.3, dampingFraction: 0.6)
  var arrival: Animation = .easeInOut(duration: 0.2)
  var badgeAnimation: Animation?
  var bigScale: CGFloat = 1.4
  // Shaders
  var strength: Double?
  var function = "wave"
  var fillStrength: Double?
  // Code that changes nothing
  var rewriting = Rewriting.none
  // The reel
  var steps: [GestureScript.Step] = [
    .wait(0.1), .flick(.up, velocity: 260), .untilSettled(), .tap(.view("badge")), .wait(0.5),
  ]
  var colorScheme = ColorScheme.light
  var canvas = CGSize(width: 120, height: 160)

  /// A way to write the same code otherwise.
  enum Rewriting: CaseIterable, Sendable {
    case none, group, anyView, emptyView, identityOpacity, identityOffset, identityScale, noRotation
    case zeroPadding, splitPadding, freeFrame, condition, optional, environment, tag, task, onChange
    case onAppear, state, container, computed, indices, explicitIDs, animationWithoutChange
    case transaction, zIndex, hitTesting, accessibility, spacer, overlay, background, modifier
    case extraBody, fixedColor, closure, preference, coordinateSpace, disabledAnimation, geometry
    case lineLimit, noBlur, allEdges
  }

  /// The recording of the scene.
  @MainActor func recording() async throws -> Recording {
    let scene = self
    var made = Scene("harbor", canvas: canvas, scale: 2, script: GestureScript(steps)) {
      VerdictView(scene: scene)
    }
    made.colorScheme = colorScheme
    let stage = Stage(made, text: FixedAdvanceText(), images: VerdictAssets())
    return try await ReelRecorder(stage, fps: 15, provenance: [("cairo", "1.18")]).record()
  }
}

/// Two pictures, and functions that are known and never run.
private struct VerdictAssets: ImageProviding {
  var shaders: any ShaderRunning { VerdictFunctions() }

  func image(named name: String) -> ImageAsset? { Pictures().image(named: name) }
}

private struct VerdictFunctions: ShaderRunning {
  let functionNames = ["ripple", "stripes", "wave"]

  func function(named name: String) -> ShaderFunctionID? {
    functionNames.contains(name) ? ShaderFunctionID(name: name, content: "5e") : nil
  }

  func parameterNames(of name: String) -> [String?] {
    name == "stripes" ? ["position", "width"] : ["position", "color", "strength"]
  }

  func fault(of shader: AppliedShader) -> String? { nil }

  func run(_ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]) -> Bool {
    false
  }
}
