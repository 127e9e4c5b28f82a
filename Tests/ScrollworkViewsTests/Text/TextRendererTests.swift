import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private struct Emphasis: TextAttribute {}

/// Lowers each character by its index, and dims what is marked.
private struct Steps: TextRenderer {
  var height: Double

  var animatableData: Double {
    get { height }
    set { height = newValue }
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1) }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 10, height: size.height)
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: height * Double(index))
          if run[Emphasis.self] != nil, slice[Emphasis.self] != nil { copy.opacity = 0.5 }
          copy.draw(slice, options: .disablesSubpixelQuantization)
        }
      }
    }
  }
}

/// Draws lines and runs as they are, and checks their places.
private struct Plain: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    #expect(layout.count == 1 && !layout.isTruncated)
    for line in layout {
      #expect(line.origin == line.typographicBounds.origin)
      #expect(line.typographicBounds.rect.height > 0)
      context.draw(line)
      for run in line {
        #expect(run.layoutDirection == .leftToRight)
        #expect(run[0..<2].typographicBounds.width == 2 * run[0].typographicBounds.width)
        #expect(run.typographicBounds.ascent > run.typographicBounds.descent)
        #expect(run.typographicBounds.leading == 0)
        context.draw(run)
      }
    }
  }
}

@Suite @MainActor struct `A text renderer` {
  private func dump(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    let scene = Scene("text", canvas: CGSize(width: 200, height: 100), root: root)
    return Stage(scene).still(at: 0).displayList.dump
  }

  @Test func `draws each character in its place and state`() {
    let dump = dump {
      (Text("ab") + Text("cd").customAttribute(Emphasis())).textRenderer(Steps(height: 2))
    }
    for letter in ["\"a\"", "\"b\"", "\"c\"", "\"d\""] { #expect(dump.contains(letter)) }
    #expect(dump.components(separatedBy: "opacity 0.5").count == 3)
    #expect(self.dump { Text("abc").textRenderer(Plain()) }.contains("\"b\""))
    #expect(Plain().displayPadding == EdgeInsets())
    #expect(Steps(height: 1).displayPadding.top == 1)
  }

  @Test func `is animated by its data`() {
    struct Page: View {
      @State private var isLow = false
      var body: some View {
        Text("ab").textRenderer(Steps(height: isLow ? 10 : 0))
          .onAppear { withAnimation(.linear(duration: 1)) { isLow = true } }
      }
    }
    let stage = Stage(Scene("text", canvas: CGSize(width: 200, height: 100)) { Page() })
    #expect(stage.still(at: 0.5).displayList != stage.still(at: 2).displayList)
  }

  @Test func `backgrounds of attributed strings lie behind their words`() {
    var text = AttributedString("some words")
    if let range = text.range(of: "words") { text[range].backgroundColor = .yellow }
    let shown = text
    #expect(dump { Text(shown) }.contains("fill #ffcc00"))
  }

  @Test func `spacing, language and width change the run`() {
    let plain = dump { Text("words") }
    let changed = [
      dump { Text("words\nmore").lineHeight(.loose) },
      dump { Text("words\nmore").lineHeight(.exact(points: 40)) },
      dump { Text("words\nmore").lineHeight(.leading(increase: 9)) },
      dump { Text("words\nmore").font(.body.leading(.loose)) },
      dump { Text("words").fontWidth(.expanded) }, dump { Text("words").font(.body.width(0.3)) },
      dump { Text("words").typesettingLanguage(.explicit(.init(identifier: "de"))) },
      dump { Text("words").font(.body.smallCaps()) },
      dump { Text("words").font(.body.pointSize(40)) },
      dump { Text("words").font(.body.scaled(by: 2)) },
    ]
    for dump in changed { #expect(dump != plain) }
    #expect(Set(changed).count == changed.count)
    let alike = [
      dump { Text("words").lineHeight(.normal) }, dump { Text("words").textSelection(.enabled) },
      dump { Text("words").textSelection(.disabled) },
      dump { Text("words").typesettingLanguage(.automatic) },
      dump { Text("words").privacySensitive() },
      dump { Text("words").invalidatableContent() },
      dump { Text("words").flipsForRightToLeftLayoutDirection(true) },
      dump { Text("words").font(.body.italic(false).bold(false)) },
      dump { Text("words").environment(\.legibilityWeight, .bold) },
      dump { Text("words").environment(\.colorSchemeContrast, .increased) },
    ]
    for dump in alike { #expect(dump == plain) }
    #expect(
      dump { Text("words").privacySensitive().redacted(reason: .privacy) }
        == dump { Text("words").redacted(reason: [.privacy, .placeholder]) })
    #expect(
      dump { Text("words").environment(\.sizeCategory, .accessibilityLarge) }
        == dump { Text("words").dynamicTypeSize(.accessibility2) })
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    let tight = dump { Text("wordswords").lineLimit(1).allowsTightening(true).frame(width: 82) }
    #expect(tight != dump { Text("wordswords").lineLimit(1).frame(width: 82) })
  }

  @Test func `values are in the words of formatters`() {
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    numbers.locale = Locale(identifier: "en_US")
    let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 5400))
    nonisolated(unsafe) let formatter = numbers
    #expect(dump { Text(NSNumber(value: 3), formatter: formatter) }.contains("3.00"))
    #expect(dump { Text("x\(NSNumber(value: 3), formatter: formatter)") }.contains("x3.00"))
    #expect(dump { Text(start...end) } == dump { Text("\(start...end)") })
    #expect(
      dump { Text(DateInterval(start: start, end: end)) }
        == dump { Text("\(DateInterval(start: start, end: end))") })
    #expect(
      dump { Text(timerInterval: start...end) } == dump { Text(end, style: .timer) })
    #expect(
      dump { Text("\(timerInterval: start...end, countsDown: false)") }
        == dump { Text(start, style: .timer) })
  }
}
