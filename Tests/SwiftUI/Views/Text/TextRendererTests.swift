import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
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

  private func picture(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> DisplayList {
    Stage(Scene("text", canvas: CGSize(width: 200, height: 100), root: root)).still(at: 0)
      .displayList
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
    #expect(dump { Text(shown) }.contains("20.4 #ffcc00"))
  }

  @Test func `spacing, language and width change the run`() {
    let plain = picture { Text("words") }
    let changed = [
      picture { Text("words\nmore").lineHeight(.loose) },
      picture { Text("words\nmore").lineHeight(.exact(points: 40)) },
      picture { Text("words\nmore").lineHeight(.leading(increase: 9)) },
      picture { Text("words\nmore").font(.body.leading(.loose)) },
      picture { Text("words").fontWidth(.expanded) },
      picture { Text("words").font(.body.width(0.3)) },
      picture { Text("words").typesettingLanguage(.explicit(.init(identifier: "de"))) },
      picture { Text("words").font(.body.smallCaps()) },
      picture { Text("words").font(.body.pointSize(40)) },
      picture { Text("words").font(.body.scaled(by: 2)) },
    ]
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.value) == widths.map(\.value).sorted())
    #expect(Font.Leading.tight.spacing < Font.Leading.standard.spacing)
    #expect(Font.body.lowercaseSmallCaps() == Font.body.uppercaseSmallCaps())
    #expect(LegibilityWeight.regular != .bold && RedactionReasons.invalidated != .privacy)
    for picture in changed { #expect(picture != plain) }
    #expect(Set(changed).count == changed.count)
    let alike = [
      picture { Text("words").lineHeight(.normal) },
      picture { Text("words").textSelection(.enabled) },
      picture { Text("words").textSelection(.disabled) },
      picture { Text("words").typesettingLanguage(.automatic) },
      picture { Text("words").privacySensitive() },
      picture { Text("words").invalidatableContent() },
      picture { Text("words").flipsForRightToLeftLayoutDirection(true) },
      picture { Text("words").font(.body.italic(false).bold(false)) },
      picture { Text("words").environment(\.legibilityWeight, .bold) },
      picture { Text("words").environment(\.colorSchemeContrast, .increased) },
    ]
    for picture in alike { #expect(picture == plain) }
    #expect(
      picture { Text("words").privacySensitive().redacted(reason: .privacy) }
        == picture { Text("words").redacted(reason: [.privacy, .placeholder]) })
    #expect(
      picture { Text("words").environment(\.sizeCategory, .accessibilityLarge) }
        == picture { Text("words").dynamicTypeSize(.accessibility2) })
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(picture { Text("words").allowsTightening(true) } == plain)
  }

  @Test func `values are in the words of formatters`() {
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    numbers.locale = Locale(identifier: "en_US")
    let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 5400))
    let formatter = numbers
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
