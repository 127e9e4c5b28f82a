import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Symbols, and labels with one.
@Suite @MainActor struct `Symbols and labels` {
  private func dump(
    rightToLeft: Bool = false, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    Stage(rightToLeft: rightToLeft, root: root).still(at: 0).displayList.dump
  }

  @Test func `symbols follow the font, the style and the direction`() {
    let stage = Stage {
      VStack(spacing: 0) {
        Image(systemName: "circle").font(.system(size: 20)).id("plain")
        Image(systemName: "circle").font(.system(size: 40)).id("large")
        Image(systemName: "minus").font(.system(size: 20)).id("flat")
        Image(systemName: "star").resizable().frame(width: 50, height: 30).id("stretched")
      }
    }
    let (plain, large) = (stage.frame("plain")?.size, stage.frame("large")?.size)
    #expect(plain.map { 23 <= $0.height && $0.height < $0.width && $0.width <= 24 } == true)
    #expect(large.map { 46 <= $0.height && $0.height < $0.width && $0.width <= 48 } == true)
    #expect(stage.frame("flat").map { $0.height < 6 && $0.width > 18 } == true)
    #expect(stage.frame("stretched")?.size == CGSize(width: 50, height: 30))
    #expect(dump { Image(systemName: "heart.fill").foregroundStyle(.red) }.contains("#ff3b30"))
    #expect(
      dump(rightToLeft: true) { Image(systemName: "chevron.forward") }
        == dump { Image(systemName: "chevron.left") })
    #expect(
      dump(rightToLeft: true) { Image(systemName: "chevron.left") }
        == dump { Image(systemName: "chevron.left") })
    #expect(
      dump { Image(systemName: "plus").fontWeight(.bold) } != dump { Image(systemName: "plus") })
    #expect(
      dump { Image(systemName: "plus").imageScale(.large) } != dump { Image(systemName: "plus") })
  }

  @Test func `a symbol without a drawing is a square, and named`() {
    let stage = Stage { Image(systemName: "star.fil") }
    #expect(stage.still(at: 0).displayList.dump.contains("fill"))
    #expect(stage.complaints.count == 1)
    #expect(
      stage.complaints.first?.contains(
        "SymbolTests.swift") ?? false)
    #expect(
      stage.complaints.first?.hasSuffix(
        "there is no drawing of the symbol \"star.fil\", so a plain square is shown; did you mean "
          + "\"star.fill\"?") ?? false, "\(stage.complaints)")
  }

  @Test func `symbols may show a value, their layers and their own colors`() {
    let waves = dump { Image(systemName: "speaker.wave.3") }
    #expect(dump { Image(systemName: "speaker.wave.3", variableValue: 0.4) } != waves)
    #expect(dump { Image(systemName: "speaker.wave.3", variableValue: nil) } == waves)
    let palette = dump {
      Image(systemName: "plus.circle.fill").foregroundStyle(.red, .green)
    }
    #expect(palette.contains("#ff3b30") && palette.contains("#34c759"))
    let multicolor = dump {
      Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor)
    }
    #expect(multicolor.contains("#ffcc00"))
  }

  @Test func `a label is its icon and its title`() {
    let stage = Stage(rightToLeft: true) { Label("Go", systemImage: "arrow.right").id("label") }
    let kinds = stage.tree(at: 0).all.map(\.kind)
    #expect(kinds.contains("Image") && kinds.contains("Text"))
    let all = stage.tree(at: 0).all
    let (icon, title) = (all.first { $0.kind == "Image" }, all.first { $0.kind == "Text" })
    if let icon, let title { #expect(abs(icon.frame.minX - title.frame.maxX - 8) < 1e-6) }
  }

  @Test func `a label looks as its style says`() {
    func kinds(_ style: some LabelStyle & Sendable) -> [String] {
      Stage { Label("Go", systemImage: "plus").labelStyle(style) }.tree(at: 0).all.map(\.kind)
        .filter { ["Image", "Text"].contains($0) }
    }
    #expect(kinds(.automatic) == ["Image", "Text"])
    #expect(kinds(.titleAndIcon) == ["Image", "Text"])
    #expect(kinds(.iconOnly) == ["Image"])
    #expect(kinds(.titleOnly) == ["Text"])
    #expect(kinds(Turned()) == ["Text", "Image"])
  }

  // MARK: Styles and shapes
}

private struct Turned: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon
    }
  }
}
