import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private func color(_ color: Color) -> Paint { Paint.color(color.resolved(dark: false)).onGrid }

@MainActor @Suite struct `Rich text` {
  @Test func `is laid out in one line, each part in its own style`() {
    let stage = Stage {
      Text("one ") + Text("two").bold().foregroundColor(.red) + Text(" three").italic()
    }
    let commands = stage.textCommands()
    #expect(commands.map(\.run.string) == ["one two three", "one two three"])
    #expect(commands.map(\.paint) == [color(.black), color(.red)])
    let spans = commands[0].run.spans
    #expect(spans.map(\.length) == [4, 3, 6])
    #expect(spans.map(\.face.weight) == [400, 700, 400])
    #expect(spans.map(\.face.isItalic) == [false, false, true])
    #expect(spans.map(\.ink) == [0, 1, 0])
  }

  @Test func `in one style equals plain text`() {
    let styled = Stage { Text("a").bold().foregroundStyle(.red).kerning(2) }
    let around = Stage {
      Text("a").kerning(2).environment(\.fontWeight, .bold).foregroundColor(.red)
    }
    #expect(styled.still(at: 0).displayList == around.still(at: 0).displayList)
    #expect(styled.textCommands()[0].run.spans.isEmpty)
  }

  @Test func `the innermost style wins`() {
    let stage = Stage {
      (Text("a").foregroundColor(.red).fontWeight(.light) + Text("b")).bold().foregroundColor(.blue)
    }
    let commands = stage.textCommands()
    #expect(commands[0].run.spans.map(\.face.weight) == [300, 700])
    #expect(commands.map(\.paint) == [color(.red), color(.blue)])
  }

  @Test func `Markdown has styles and links`() {
    let stage = Stage(canvas: CGSize(width: 390, height: 100)) {
      Text("a **b** *c* `d` ~~e~~ [f](g) https://a.b [h]()")
    }
    let run = stage.textCommands()[0].run
    #expect(run.string == "a b c d e f https://a.b h")
    #expect(run.spans.map(\.face.weight).filter { $0 == 700 }.count == 1)
    #expect(run.spans.filter(\.face.isItalic).count == 1)
    // An address that is none is no link.
    let links = Stage { Text("[a](b) [h]()").tint(.green) }
    #expect(links.textCommands().map(\.paint) == [color(.black), color(.green)])
  }

  @Test func `literals are Markdown, strings are not`() {
    let name = "**x**"
    let stage = Stage(canvas: CGSize(width: 300, height: 200)) {
      VStack {
        Text("**x**")
        Text(name)
        Text(verbatim: "**x**")
        Text("**y** \(name)")
      }
    }
    #expect(stage.texts == ["x", "**x**", "**x**", "y **x**"])
    #expect(stage.textCommands()[0].run.face.weight == 700)
  }

  @Test func `links have the tint`() {
    let stage = Stage { Text("a [b](https://c.d)").tint(.green) }
    #expect(stage.textCommands().map(\.paint) == [color(.black), color(.green)])
  }

  @Test func `attributed strings keep their styles`() throws {
    var text = try AttributedString(markdown: "a **b**\nc")
    if let range = text.range(of: "c") {
      text[range].foregroundColor = .red
      text[range].font = .title
      text[range].underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
    }
    let read = text
    let stage = Stage { Text(read) }
    let commands = stage.textCommands()
    #expect(commands[0].run.string == "a b c")
    #expect(commands[0].run.spans.map(\.face.size) == [17, 17, 17, 28])
    #expect(commands[0].run.spans.map(\.face.weight) == [400, 700, 400, 400])
    #expect(commands.map(\.paint) == [color(.black), color(.red), color(.blue)])
    #expect(commands[0].run.spans[3].underline == TextRun.Rule(pattern: .dash, ink: 2))
  }

  @Test func `symbols in text have the size of the text`() {
    let stage = Stage { Text("a\(Image(systemName: "star.fill"))b").font(.system(size: 20)) }
    #expect(stage.complaints == [])
    #expect(stage.texts == ["ab"])
    let run = stage.textCommands()[0].run
    #expect(run.string == "a\u{FFFC}b")
    #expect(run.spans[1].gap?.size == CGSize(width: 23.5, height: 21.5))
    // 10 + 23.5 + 10 wide.
    #expect(stage.tree(at: 0).all.last { $0.kind == "Text" }?.frame.width == 43.5)
  }

  @Test func `an unknown symbol in text is a problem`() {
    let stage = Stage { Text("a\(Image(systemName: "star.fil"))") }
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("star.fill") ?? false)
  }

  @Test func `a font family is found by name, or is a problem`() {
    let known = Stage { Text("a").font(.custom("RobotoSlab-BoldItalic", size: 12)) }
    let face = known.textCommands()[0].run.face
    #expect(face.family == "Roboto Slab" && face.weight == 700 && face.isItalic)
    let unknown = Stage { Text("a").font(.custom("Robotto", size: 12)) }
    #expect(unknown.textCommands()[0].run.face.family == nil)
    #expect(
      unknown.complaints == [
        "Font.custom(\"Robotto\"): the font set has no family of that name, so the system face is "
          + "taken; did you mean \"Roboto\"?"
      ])
  }

  @Test func `dates are relative to the scene's now`() {
    let stage = Stage(script: [.wait(3)]) {
      VStack {
        Text(Date(timeIntervalSinceReferenceDate: 90), style: .timer)
        Text(Date(timeIntervalSinceReferenceDate: 7265), style: .relative)
        Text(Date(timeIntervalSinceReferenceDate: -7265), style: .offset)
        Text(Date(timeIntervalSinceReferenceDate: 0), style: .date)
      }
    }
    #expect(
      stage.texts(at: 0)
        == ["1:30", "2 hours, 1 minute", "-2 hours", "January 1, 2001"])
    #expect(stage.texts(at: 2.5).first == "1:28")
    #expect(stage.texts(at: 0).first == "1:30")
  }
}

@MainActor @Suite struct `Line limits` {
  /// Six letters of 17/2 points to a line of 51 points, 20.4 high.
  private static let words = "aaaaaa bbbbbb cccccc"

  private func height(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View)
    -> CGFloat?
  {
    Stage(scale: 10) { root() }.tree(at: 0).all.last { $0.kind == "Text" }?.frame.height
  }

  @Test func `omit lines that do not fit the height`() {
    let stage = Stage(scale: 10) { Text(Self.words).frame(width: 51, height: 45) }
    #expect(stage.textCommands()[0].run.lineLimit == 2)
    #expect(height { Text(Self.words).frame(width: 51, height: 45) } == 40.8)
    #expect(height { Text(Self.words).frame(width: 51, height: 10) } == 20.4)
    #expect(
      height {
        Text(Self.words).fixedSize(horizontal: false, vertical: true).frame(width: 51, height: 10)
      } == 61.2)
  }

  @Test func `may exceed the lines or reserve space`() {
    #expect(height { Text(Self.words).lineLimit(1...2).frame(width: 51) } == 40.8)
    #expect(height { Text("a").lineLimit(2, reservesSpace: true).frame(width: 51) } == 40.8)
    #expect(height { Text("a").lineLimit(3...).frame(width: 51) } == 61.2)
    #expect(height { Text(Self.words).lineLimit(...2).frame(width: 51) } == 40.8)
    #expect(height { Text("a").lineLimit(2).frame(width: 51) } == 20.4)
  }

  @Test func `truncate at the given place`() {
    let stage = Stage { Text(Self.words).lineLimit(1).truncationMode(.middle) }
    #expect(stage.textCommands()[0].run.truncation == .middle)
  }

  @Test func `draw bars for redacted text`() {
    let stage = Stage(canvas: CGSize(width: 51, height: 200)) {
      VStack {
        Text(Self.words).redacted(reason: .placeholder)
        Text("b").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(stage.textCommands().map(\.run.string) == ["b"])
    #expect(
      stage.still(at: 0).displayList.dump.split(separator: "\n").count { $0.contains("fill") } == 3)
  }
}

@MainActor @Suite struct `Hierarchical styles` {
  private func paints(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View)
    -> [Paint]
  {
    Stage(canvas: CGSize(width: 300, height: 300), root: root).textCommands().map(\.paint)
  }

  @Test func `are label colors by default`() {
    #expect(
      paints { Text("a").foregroundStyle(.secondary) } == [color(.secondary)])
  }

  @Test func `are fainter levels of a given style`() {
    #expect(
      paints {
        HStack {
          Text("a").foregroundStyle(.primary)
          Text("b").foregroundStyle(.secondary)
        }
        .foregroundStyle(.red)
      } == [color(.red), color(.red.opacity(0.6))])
  }

  @Test func `are the given styles`() {
    #expect(
      paints {
        HStack {
          Text("a")
          Text("b").foregroundStyle(.secondary)
          HStack { Text("c") }.foregroundStyle(.tertiary)
          HStack { Text("d").foregroundStyle(.tertiary) }.foregroundStyle(.blue)
        }
        .foregroundStyle(.red, .green, .yellow)
      } == [color(.red), color(.green), color(.yellow), color(.blue.opacity(0.3))])
  }

  @Test func `in a style refer to the one around`() {
    #expect(
      paints {
        HStack { HStack { Text("a") }.foregroundStyle(.secondary) }.foregroundStyle(.secondary)
      } == [color(.secondary.opacity(0.6))])
  }
}
