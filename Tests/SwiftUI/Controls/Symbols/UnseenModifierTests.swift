import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@Suite @MainActor struct `What only pointers and assistive technologies show` {
  private func dump(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    Stage(root: root).still(at: 0).displayList.dump
  }

  private let view = Text("view")

  @Test func `leaves the drawing as it is`() {
    let dumps: [String] = [
      dump { view.help("x").help(Text("x")).help(String("x")) },
      dump { view.hoverEffect().hoverEffect(.lift, isEnabled: false).hoverEffectDisabled() },
      dump { view.defaultHoverEffect(.highlight).onHover { _ in } },
      dump { view.onContinuousHover { phase in _ = phase == .ended || phase == .active(.zero) } },
      dump { view.accessibilityHint(Text("x")).accessibilityValue(Text("x")) },
      dump { view.accessibilitySortPriority(2).accessibilityHeading(.h2) },
      dump { view.accessibilityInputLabels(["x"]).accessibilityInputLabels([String("x")]) },
      dump { view.accessibilityAction {}.accessibilityAction(.escape) {} },
      dump { view.accessibilityAction(named: "x") {}.accessibilityAction(named: Text("x")) {} },
      dump { view.accessibilityAction(named: String("x")) {} },
      dump { view.accessibilityAction(action: {}, label: { Text("x") }) },
      dump { view.accessibilityActions { Button("x") {} } },
      dump { view.accessibilityAdjustableAction { _ = $0 == .increment || $0 == .decrement } },
      dump { view.accessibilityScrollAction { _ in }.accessibilityShowsLargeContentViewer() },
      dump { view.accessibilityShowsLargeContentViewer { Text("x") } },
      dump { view.accessibilityIgnoresInvertColors().accessibilityRepresentation { Text("x") } },
      dump { view.accessibilityChildren { Text("x") } },
      dump { view.accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue) },
      dump { view.accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue) },
      dump { view.accessibilityRespondsToUserInteraction().accessibilityActivationPoint(.center) },
      dump { view.accessibilityTextContentType(.plain).accessibilityCustomContent("x", "y") },
      dump { view.accessibilityCustomContent("x", Text("y"), importance: .high) },
      dump { view.accessibility(label: Text("x")).accessibility(hint: Text("x")) },
      dump { view.accessibility(value: Text("x")).accessibility(hidden: true) },
      dump { view.accessibility(sortPriority: 1).accessibility(addTraits: .isButton) },
      dump { view.accessibility(removeTraits: .isButton).speechAdjustedPitch(1) },
      dump { view.speechAlwaysIncludesPunctuation().speechSpellsOutCharacters() },
      dump { view.speechAnnouncementsQueued() },
    ]
    let plain = dump { view }
    for dump in dumps { #expect(dump == plain) }
    let still = Stage { view.accessibility(identifier: "it") }.still(at: 0)
    #expect(still.displayList.dump == plain)
  }

  @Test func `has its kinds apart`() {
    let kinds: [AccessibilityTextContentType] = [
      .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet,
      .wordProcessing,
    ]
    #expect(kinds.filter { $0 == .narrative }.count == 1)
    let actions: [AccessibilityActionKind] = [.default, .escape, .magicTap, .delete, .showMenu]
    #expect(actions.filter { $0 == .magicTap }.count == 1)
    #expect(AccessibilityHeadingLevel.unspecified.rawValue == 0)
    #expect(AccessibilityHeadingLevel.h6.rawValue == 6)
    #expect(
      AccessibilityLabeledPairRole.label != .content && AccessibilityImportance.high != .default)
    #expect(HoverEffect.automatic != .highlight)
  }
}
