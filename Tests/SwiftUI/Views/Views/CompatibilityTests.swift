import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Small things that code from outside uses.
@Suite @MainActor struct `Unchanged SwiftUI code` {
  private func dump(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    Stage { root() }.still(at: 0).displayList.dump
  }

  @Test func `hidden views keep their size, and receive no touches`() {
    let stage = Stage(script: [.tap(.view("a"))]) { Hiding() }
    #expect(stage.frame("a") == Stage { Hiding(isHidden: false) }.frame("a"))
    #expect(stage.texts == ["0"])
    #expect(Stage(script: [.tap(.view("a"))]) { Hiding(isHidden: false) }.texts == ["1"])
    #expect(dump { Color.red.hidden() } == dump { Color.clear })
  }

  @Test func `sections in a stack are laid out as their parts`() {
    let stage = Stage {
      ScrollView {
        LazyVStack(spacing: 2) {
          Section {
            ForEach(0..<3) { Text("row \($0)") }
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
          Section(header: Text("old")) { Text("row") }
          Section("title") { Text("last") }
          Section { Text("bare") }
        }
      }
    }
    let words = ["head", "row 0", "row 1", "row 2", "foot", "old", "row", "title", "last"]
    #expect(stage.texts.prefix(9) == words[...])
    let plain = Stage {
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(words + ["bare"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(plain.texts == stage.texts)
    #expect(
      plain.tree(at: 0).all.filter { $0.kind == "Text" }.map(\.frame)
        == stage.tree(at: 0).all.filter { $0.kind == "Text" }.map(\.frame))
  }

  @Test func `strokes without a style use the foreground style`() {
    #expect(
      dump { Circle().stroke(lineWidth: 3).foregroundStyle(.red) }
        == dump { Circle().stroke(Color.red, lineWidth: 3) })
    #expect(
      dump { Circle().strokeBorder(lineWidth: 3).foregroundStyle(.red) }
        == dump { Circle().strokeBorder(Color.red, lineWidth: 3) })
  }

  @Test func `a trimmed shape is drawn in part, and its trim animates`() {
    let half = dump { Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2) }
    #expect(half != dump { Circle().stroke(.red, lineWidth: 2) })
    #expect(
      dump { Circle().trim(from: 0, to: 1).stroke(.red, lineWidth: 2) }
        == dump { Circle().stroke(.red, lineWidth: 2) })
    let stage = Stage(script: [.tap(.view("ring")), .wait(2)]) { Ring() }
    let dumps = [0, 0.4, 0.6, 1.9].map { stage.still(at: $0).displayList.dump }
    #expect(Set(dumps).count == 4)
    #expect(dumps[3] == dump { Ring.ring(1) })
  }

  @Test func `formats write as en_US does, in UTC`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Stage {
      Text(12_000.5, format: .number)
      Text(0.25, format: .percent)
      Text(date, format: .dateTime.hour().minute())
    }
    #expect(stage.texts.prefix(2) == ["12,000.5", "25%"])
    #expect(stage.texts[2].hasPrefix("12:00"))
  }

  @Test func `accessibility and feedback modifiers change no picture`() {
    #expect(
      dump {
        Color.red.accessibilityLabel("a").accessibilityHint("b").accessibilityValue("c")
          .accessibilityHidden(true).sensoryFeedback(.selection, trigger: 3).statusBarHidden()
          .scrollDismissesKeyboard(.interactively)
      } == dump { Color.red })
  }

  @Test func `colorScheme applies to the views inside`() {
    let inside = dump { Color.primary.colorScheme(.dark) }
    #expect(inside == dump { Color.white })
    #expect(dump { Rectangle().fill(.tertiary) } != dump { Rectangle().fill(.secondary) })
  }
}

private struct Hiding: View {
  var isHidden = true
  @State private var count = 0

  var body: some View {
    let square = Color.red.frame(width: 20, height: 20).onTapGesture { count += 1 }
    VStack(spacing: 0) {
      if isHidden { square.hidden().id("a") } else { square.id("a") }
      Text("\(count)")
    }
  }
}

private struct Ring: View {
  @State private var part: CGFloat = 0.25

  static func ring(_ part: CGFloat) -> some View {
    Circle().trim(from: 0, to: part).stroke(Color.red, lineWidth: 4).id("ring")
      .contentShape(Rectangle())
  }

  var body: some View {
    Self.ring(part).onTapGesture { withAnimation(.linear(duration: 1)) { part = 1 } }
  }
}
