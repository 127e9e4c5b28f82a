import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@Suite @MainActor struct `An effect of symbols` {
  private func dump(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    Stage(root: root).still(at: 0).displayList.dump
  }

  private func star(_ effect: some SymbolEffect & IndefiniteSymbolEffect) -> String {
    dump { Image(systemName: "star").symbolEffect(effect, options: .repeat(2)) }
  }

  @Test func `shows the symbol as it is at rest`() {
    let plain = dump { Image(systemName: "star") }
    let resting: [String] = [
      star(.bounce.up.byLayer), star(.bounce.down.wholeSymbol), star(.pulse.byLayer.wholeSymbol),
      star(.variableColor.iterative.reversing.hideInactiveLayers),
      star(.variableColor.cumulative.nonReversing.dimInactiveLayers),
      star(.appear.up.down.byLayer.wholeSymbol),
      star(.wiggle.up.down.left.right.forward.backward.clockwise),
      star(.wiggle.counterClockwise.byLayer.wholeSymbol),
      star(.rotate.clockwise.counterClockwise.byLayer.wholeSymbol),
      star(.breathe.plain.pulse.byLayer.wholeSymbol),
      dump { Image(systemName: "star").symbolEffect(.bounce, value: 3) },
      dump { Image(systemName: "star").symbolEffect(.disappear, isActive: false) },
      dump { Image(systemName: "star").symbolEffect(.disappear).symbolEffectsRemoved() },
    ]
    for dump in resting { #expect(dump == plain) }
    let hidden = [
      star(.disappear.up.down.byLayer.wholeSymbol),
      star(.drawOn.byLayer.wholeSymbol.individually),
      star(.drawOff.byLayer.wholeSymbol.individually.reversed.nonReversed),
    ]
    for dump in hidden { #expect(!dump.contains("stroke")) }
    let larger = star(.scale.up.byLayer.wholeSymbol)
    #expect(larger != plain && larger != star(.scale.down))
    #expect(
      ScaleSymbolEffect().restingLook == .larger && BounceSymbolEffect().restingLook == .unchanged)
  }

  @Test func `has options, and replaces and inserts symbols`() {
    let options: [SymbolEffectOptions] = [
      .default, .repeating, .nonRepeating, .repeat(3), .repeat(.continuous),
      .repeat(.periodic(2, delay: 1)), .speed(2), .speed(2).repeating, .speed(2).nonRepeating,
      .speed(3).repeat(2), .speed(3).repeat(.periodic),
    ]
    #expect(Set(options.map { "\($0)" }).count == options.count)
    #expect(ContentTransition.symbolEffect == .identity)
    #expect(
      ContentTransition.symbolEffect(
        .replace.downUp.upUp.offUp.byLayer.wholeSymbol.magic(fallback: .replace)) == .identity)
    #expect(ContentTransition.symbolEffect(.automatic) == .identity)
    let content = AnyView(Image(systemName: "star"))
    for transition in [AnyTransition.symbolEffect, AnyTransition(.symbolEffect(.appear))] {
      let gone = transition.view(content, phase: .didDisappear)
      #expect(!dump { gone }.contains("stroke"))
    }
    #expect(
      dump { SymbolEffectTransition.symbolEffect.apply(content: content, phase: .identity) }
        .contains("stroke"))
  }

  @Test func `is apart from how symbols are colored`() {
    let image = Image(systemName: "xmark.circle.fill")
    let plain = dump { image }
    #expect(dump { image.symbolRenderingMode(.monochrome) } == plain)
    let gear = Image(systemName: "gearshape")
    #expect(dump { gear.symbolRenderingMode(.multicolor) } == dump { gear })
    #expect(dump { image.symbolRenderingMode(.hierarchical) } != plain)
    let palette = dump { image.symbolRenderingMode(.palette).foregroundStyle(.red, .blue) }
    #expect(palette.contains("#ff3b30") && palette.contains("#007aff"))
    #expect(
      dump { VStack { image }.symbolRenderingMode(.hierarchical) }
        == dump { VStack { image.symbolRenderingMode(.hierarchical) } })
    #expect(EnvironmentValues().symbolRenderingMode == nil)
  }
}
