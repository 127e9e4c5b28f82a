import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Says what the environment tells of the screen.
private struct ScreenReader: View {
  @Environment(\.accessibilityEnabled) private var isAssisted
  @Environment(\.accessibilityDimFlashingLights) private var isDimmed
  @Environment(\.accessibilityPlayAnimatedImages) private var plays
  @Environment(\.isLuminanceReduced) private var isDark
  @Environment(\.isSceneCaptured) private var isCaptured

  var body: some View { Text("\(isAssisted) \(isDimmed) \(plays) \(isDark) \(isCaptured)") }
}

@Suite @MainActor struct `A rare name` {
  private func dump(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    Stage(Scene("rare", canvas: CGSize(width: 100, height: 100), root: root)).still(at: 0)
      .displayList.dump
  }

  @Test func `tells of a screen with nothing switched on`() {
    #expect(
      Stage(canvas: CGSize(width: 300, height: 90)) { ScreenReader() }.texts
        == ["false false true false false"])
  }

  @Test func `scales text beside other text`() {
    let scales: [Text.Scale] = [.default, .secondary]
    let plain = dump { Text("a") }
    #expect(dump { Text("a").textScale(scales[0]) } == plain)
    let small = dump { Text("a").textScale(.secondary) }
    #expect(small == dump { Text("a").font(.system(size: 14)) } && small != plain)
    #expect(dump { Text("a").textScale(.secondary, isEnabled: false) } == plain)
    #expect(Set<Text.Scale>(scales).count == 2)
  }

  @Test func `replaces by a blur`() {
    func apply<T: Transition>(_ transition: T) -> Bool { transition is BlurReplaceTransition }
    #expect(apply(.blurReplace))
    let transition: BlurReplaceTransition = .blurReplace
    #expect(transition.configuration == .downUp)
  }

  @Test func `rounds each corner of a path`() {
    let (rect, radii) = (
      CGRect(x: 0, y: 0, width: 100, height: 100),
      RectangleCornerRadii(topLeading: 40, bottomTrailing: 40)
    )
    var (path, moved) = (Path(), Path())
    path.addRoundedRect(in: rect, cornerRadii: radii)
    moved.addRoundedRect(
      in: rect, cornerRadii: radii, style: .circular,
      transform: .init(translationX: 100, y: 0))
    for (outline, x) in [(path, CGFloat(0)), (moved, 100)] {
      let corners = [(2, 2), (98, 2), (2, 98), (98, 98)] as [(CGFloat, CGFloat)]
      let inside = corners.map { outline.contains(CGPoint(x: x + $0.0, y: $0.1)) }
      #expect(inside == [false, true, true, false])
    }
  }

  @Test func `tells roles and corners apart`() {
    let corners: Set<Edge.Corner> = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    #expect(corners.count == 4)
    let roles: [ShapeRole] = [.fill, .stroke, .separator]
    #expect(Set(roles).count == 3 && Circle.role != .stroke && Rectangle.role != .separator)
    let face = NamedFace(family: "Roboto", weight: 300, isItalic: true)
    #expect(face.family == "Roboto" && face.weight == 300 && face.isItalic)
  }
}
