import Foundation
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

  private let plain = Text("view")

  @Test func `leaves the drawing as it is`() {
    let dumps = [
      dump { plain.help("x").help(Text("x")).help(String("x")) },
      dump { plain.hoverEffect().hoverEffect(.lift, isEnabled: false).hoverEffectDisabled() },
      dump { plain.defaultHoverEffect(.highlight).onHover { _ in } },
      dump { plain.onContinuousHover { phase in _ = phase == .ended || phase == .active(.zero) } },
      dump { plain.accessibilityHint(Text("x")).accessibilityValue(Text("x")) },
      dump { plain.accessibilitySortPriority(2).accessibilityHeading(.h2) },
      dump { plain.accessibilityInputLabels(["x"]).accessibilityInputLabels([String("x")]) },
      dump { plain.accessibilityAction {}.accessibilityAction(.escape) {} },
      dump { plain.accessibilityAction(named: "x") {}.accessibilityAction(named: Text("x")) {} },
      dump { plain.accessibilityAction(named: String("x")) {} },
      dump { plain.accessibilityAction(action: {}, label: { Text("x") }) },
      dump { plain.accessibilityActions { Button("x") {} } },
      dump { plain.accessibilityAdjustableAction { _ = $0 == .increment || $0 == .decrement } },
      dump { plain.accessibilityScrollAction { _ in }.accessibilityShowsLargeContentViewer() },
      dump { plain.accessibilityShowsLargeContentViewer { Text("x") } },
      dump { plain.accessibilityIgnoresInvertColors().accessibilityRepresentation { Text("x") } },
      dump { plain.accessibilityChildren { Text("x") } },
      dump { plain.accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue) },
      dump { plain.accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue) },
      dump { plain.accessibilityRespondsToUserInteraction().accessibilityActivationPoint(.center) },
      dump { plain.accessibilityTextContentType(.plain).accessibilityCustomContent("x", "y") },
      dump { plain.accessibilityCustomContent("x", Text("y"), importance: .high) },
      dump { plain.accessibility(label: Text("x")).accessibility(hint: Text("x")) },
      dump { plain.accessibility(value: Text("x")).accessibility(hidden: true) },
      dump { plain.accessibility(sortPriority: 1).accessibility(addTraits: .isButton) },
      dump { plain.accessibility(removeTraits: .isButton).speechAdjustedPitch(1) },
      dump { plain.speechAlwaysIncludesPunctuation().speechSpellsOutCharacters() },
      dump { plain.speechAnnouncementsQueued() },
    ]
    let plain = dump { self.plain }
    for dump in dumps { #expect(dump == plain) }
    let still = Stage { self.plain.accessibility(identifier: "it") }.still(at: 0)
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
