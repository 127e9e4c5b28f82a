import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What can be said to a text itself, and to all texts inside a view.
@Suite @MainActor struct `A text style` {
  private func run(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> TextRun?
  {
    Stage { root() }.textCommands().first?.run
  }

  private func picture(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View)
    -> String
  {
    let list = Stage { root() }.still(at: 0).displayList
    return "\(list.dump)\(list.digest)"
  }

  /// A mark that combines with the character before does so also after an interpolated value.
  @Test func `combines marks with interpolated values`() {
    let (letter, count) = ("e", 3)
    #expect(run { Text("caf\(letter)\u{301}, \(count)\u{FE0F}\u{20E3}") }?.string == "café, 3️⃣")
  }

  @Test func `is equal on a text and on the views around it`() {
    let text = Text("9 lives")
    let plain = picture { text }
    let pairs: [(String, String)] = [
      (picture { text.bold() }, picture { VStack { text }.bold() }),
      (picture { text.bold(true) }, picture { text.fontWeight(.bold) }),
      (picture { text.italic() }, picture { VStack { text }.italic() }),
      (picture { text.italic(true) }, picture { VStack { text }.italic(true) }),
      (picture { text.fontDesign(.serif) }, picture { VStack { text }.fontDesign(.serif) }),
      (picture { text.kerning(2) }, picture { VStack { text }.kerning(2) }),
      (picture { text.tracking(2) }, picture { VStack { text }.tracking(2) }),
      (picture { text.baselineOffset(3) }, picture { VStack { text }.baselineOffset(3) }),
      (picture { text.monospaced() }, picture { VStack { text }.monospaced() }),
      (picture { text.monospacedDigit() }, picture { VStack { text }.monospacedDigit() }),
      (picture { text.underline() }, picture { VStack { text }.underline() }),
      (picture { text.strikethrough() }, picture { VStack { text }.strikethrough() }),
      (
        picture { text.strikethrough(true, pattern: .dash, color: .red) },
        picture { VStack { text }.strikethrough(true, pattern: .dash, color: .red) }
      ),
      (
        picture { text.underline(true, pattern: .dot, color: .red) },
        picture { VStack { text }.underline(true, pattern: .dot, color: .red) }
      ),
    ]
    for (index, pair) in pairs.enumerated() {
      #expect(pair.0 == pair.1, "pair \(index)")
      #expect(pair.0 != plain, "pair \(index)")
    }
    #expect(picture { text.bold(false) } == plain && picture { text.italic(false) } == plain)
    #expect(picture { VStack { text }.bold(false) } == plain)
    #expect(picture { text.strikethrough(false, pattern: .dash) } == plain)
  }

  @Test func `has underlines in several patterns`() {
    let patterns: [(Text.LineStyle.Pattern, TextRun.Rule.Pattern)] = [
      (.solid, .solid), (.dot, .dot), (.dash, .dash), (.dashDot, .dashDot),
      (.dashDotDot, .dashDotDot),
    ]
    for (pattern, drawn) in patterns {
      let run = run { Text("a") + Text("b").underline(pattern: pattern) }
      #expect(run?.spans.last?.underline == TextRun.Rule(pattern: drawn, ink: 0))
      #expect(run?.spans.first?.underline == nil)
    }
    let two = Stage { Text("a") + Text("b").strikethrough(pattern: .dash, color: .red) }
      .textCommands()
    let rule = two.first?.run.spans.last?.strikethrough
    #expect(rule?.pattern == .dash && rule?.ink == 1)
    #expect(two.map(\.run.ink) == [0, 1])
    #expect(Text.LineStyle.single == Text.LineStyle(pattern: .solid))
  }

  @Test func `has a baseline offset and tracking`() {
    let run = run { Text("a") + Text("b").baselineOffset(4).tracking(2) }
    #expect(run?.spans.map(\.baselineOffset) == [0, 4])
    #expect(run?.spans.map(\.tracking) == [0, 2])
  }

  @Test func `truncates at either end, or in the middle`() {
    let cuts: [(Text.TruncationMode, TextRun.Truncation)] = [
      (.head, .head), (.middle, .middle), (.tail, .tail),
    ]
    for (mode, cut) in cuts {
      #expect(run { Text("long").lineLimit(1).truncationMode(mode) }?.truncation == cut)
    }
    struct Reader: View {
      @Environment(\.truncationMode) private var mode
      var body: some View { Text("\(mode)") }
    }
    #expect(Stage { Reader().truncationMode(.middle) }.texts == ["middle"])
    #expect(Stage { Reader() }.texts == ["tail"])
  }

  @Test func `has a font family by name, at the same size in each spelling`() {
    func face(_ font: Font) -> FontFace? { run { Text("a").font(font) }?.face }
    let face1 = face(.custom("Hack", size: 14))
    #expect(face1?.size == 14)
    #expect(face(.custom("Hack", size: 14, relativeTo: .title)) == face1)
    #expect(face(.custom("Hack", fixedSize: 14)) == face1)
  }

  @Test func `may contain a picture, a date and text of several looks`() throws {
    let image = Image(systemName: "star")
    #expect(picture { Text(image) } == picture { Text("\(image)") })
    #expect(run { Text("a") + Text(image) }?.spans.last?.gap != nil)
    let date = Date(timeIntervalSinceReferenceDate: 3600)
    #expect(
      Stage { Text("at \(date, style: .time)") }.texts
        == Stage { Text("at ") + Text(date, style: .time) }.texts)
    #expect(
      Stage { Text("about \(0.5, format: .percent)") }.texts == ["about 50%"])
    let rich = try AttributedString(markdown: "**b** c")
    #expect(picture { Text("a \(rich)") } == picture { Text("a **b** c") })
    let key = "**b** c"
    #expect(picture { Text(LocalizedStringKey(key)) } == picture { Text("**b** c") })
    #expect(picture { Text(key) } != picture { Text("**b** c") })
  }

  @Test func `parses Markdown as far as requested`() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    func text(_ syntax: Options.InterpretedSyntax) throws -> String {
      let options = Options(interpretedSyntax: syntax)
      #expect(options.interpretedSyntax == syntax)
      return String(
        try AttributedString(markdown: "one\ntwo  **b**", options: options).characters)
    }
    #expect(try text(.inlineOnlyPreservingWhitespace) == "one\ntwo  b")
    #expect(try text(.full).contains("one two"))
    #expect(try text(.inlineOnly).contains("one two"))
    #expect(Options().interpretedSyntax == .full)
  }

  @Test func `applies to a part of a text`() {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var text = AttributedString("abc")
    text.kern = 2
    text.tracking = 3
    text.baselineOffset = 4
    text.strikethroughStyle = .single
    text.underlineStyle = Text.LineStyle(pattern: .dot)
    text.font = .title
    text.inlinePresentationIntent = .code
    #expect(text.kern == 2 && text.tracking == 3 && text.baselineOffset == 4)
    #expect(text.strikethroughStyle == .single && text.inlinePresentationIntent == .code)
    #expect(text[Scope.KerningAttribute.self] == 2)
    #expect(text[Scope.TrackingAttribute.self] == 3)
    #expect(text[Scope.BaselineOffsetAttribute.self] == 4)
    #expect(text[Scope.StrikethroughStyleAttribute.self] == .single)
    #expect(text[Scope.InlinePresentationIntentAttribute.self] == .code)
    let names = [
      Scope.KerningAttribute.name, Scope.TrackingAttribute.name,
      Scope.BaselineOffsetAttribute.name, Scope.StrikethroughStyleAttribute.name,
      Scope.UnderlineStyleAttribute.name, Scope.FontAttribute.name,
      Scope.ForegroundColorAttribute.name, Scope.InlinePresentationIntentAttribute.name,
    ]
    #expect(Set(names).count == names.count)
    #expect(run { Text(text) }?.face.size == 28 || run { Text(text) }?.spans.first?.face.size == 28)
  }
}

@Suite @MainActor struct `A gradient` {
  private func filled(_ style: some ShapeStyle) -> String {
    let list = Stage { Rectangle().fill(style) }.still(at: 0).displayList
    return "\(list.dump)\(list.digest)"
  }

  private let colors: [Color] = [.red, .green, .blue]
  private let stops = [
    Gradient.Stop(color: .red, location: 0), .init(color: .green, location: 0.5),
    .init(color: .blue, location: 1),
  ]

  @Test func `about a point is equal in each spelling`() {
    let gradient = Gradient(colors: colors)
    let turn = Angle.degrees(30)
    let whole = filled(AngularGradient(gradient: gradient, center: .center, angle: turn))
    #expect(filled(AngularGradient(colors: colors, center: .center, angle: turn)) == whole)
    #expect(filled(AngularGradient(stops: stops, center: .center, angle: turn)) == whole)
    #expect(filled(.conicGradient(gradient, center: .center, angle: turn)) == whole)
    #expect(filled(.conicGradient(colors: colors, center: .center, angle: turn)) == whole)
    #expect(filled(.conicGradient(stops: stops, center: .center, angle: turn)) == whole)
    #expect(
      filled(
        AngularGradient(
          gradient: gradient, center: .center, startAngle: turn, endAngle: turn + .degrees(360)))
        == whole)
    let (start, end) = (Angle.degrees(10), Angle.degrees(100))
    let part = filled(
      AngularGradient(gradient: gradient, center: .top, startAngle: start, endAngle: end))
    #expect(part != whole)
    #expect(
      filled(AngularGradient(colors: colors, center: .top, startAngle: start, endAngle: end))
        == part)
    #expect(
      filled(AngularGradient(stops: stops, center: .top, startAngle: start, endAngle: end)) == part)
    #expect(
      filled(.angularGradient(gradient, center: .top, startAngle: start, endAngle: end)) == part)
    #expect(
      filled(.angularGradient(colors: colors, center: .top, startAngle: start, endAngle: end))
        == part)
    #expect(
      filled(.angularGradient(stops: stops, center: .top, startAngle: start, endAngle: end)) == part
    )
  }

  @Test func `in the shape of its frame is equal in each spelling`() {
    let gradient = Gradient(colors: colors)
    let whole = filled(EllipticalGradient(gradient: gradient))
    #expect(filled(EllipticalGradient(colors: colors)) == whole)
    #expect(filled(EllipticalGradient(stops: stops)) == whole)
    #expect(filled(.ellipticalGradient(gradient)) == whole)
    #expect(filled(.ellipticalGradient(colors: colors)) == whole)
    #expect(filled(.ellipticalGradient(stops: stops)) == whole)
    #expect(filled(EllipticalGradient(colors: colors, endRadiusFraction: 0.25)) != whole)
  }

  @Test func `along a line is equal by its stops`() {
    #expect(
      filled(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        == filled(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)))
    #expect(
      filled(AnyGradient(Gradient(colors: colors)))
        == filled(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)))
  }

  @Test func `is a paint about a point or in the shape of its frame`() throws {
    func paint(_ style: some ShapeStyle) -> Paint {
      style.paintAny(in: CGRect(0, 0, 100, 50), environment: EnvironmentValues())
    }
    guard
      case .angularGradient(let around, let center, let start, let end) = paint(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(90)))
    else {
      Issue.record("no angular gradient")
      return
    }
    #expect(around.count == 13 && center == CGPoint(x: 50, y: 25))
    #expect(abs(end - start - .pi / 2) < 1e-6)
    guard
      case .ellipticalGradient(let inside, let middle, let radii, _) = paint(
        EllipticalGradient(colors: [.red, .blue]))
    else {
      Issue.record("no elliptical gradient")
      return
    }
    #expect(inside.count == 13 && middle == CGPoint(x: 50, y: 25))
    #expect(radii == CGSize(width: 50, height: 25))
  }
}

@Suite @MainActor struct `A semantic style` {
  private func filled(_ style: some ShapeStyle) -> String {
    Stage { Rectangle().fill(style) }.still(at: 0).displayList.dump
  }

  @Test func `is the color of its purpose`() {
    #expect(filled(.background) == filled(BackgroundStyle()))
    #expect(filled(.background) == filled(Color(.systemBackground)))
    #expect(filled(.separator) == filled(SeparatorShapeStyle()))
    #expect(filled(.separator) == filled(Color(.separator)))
    #expect(
      filled(.fill) == filled(FillShapeStyle()) && filled(.fill) == filled(Color(.systemFill)))
    #expect(filled(.quinary) == filled(HierarchicalShapeStyle.quinary))
    #expect(filled(.quinary) != filled(.quaternary))
    #expect(filled(.red.opacity(0.5)) == filled(Color.red.opacity(0.5)))
    #expect(filled(AnyShapeStyle(.red).opacity(0.5)) == filled(Color.red.opacity(0.5)))
  }

  @Test func `is type-erased with AnyShape`() {
    let shape = AnyShape(Circle())
    let rect = CGRect(0, 0, 20, 10)
    #expect(shape.path(in: rect) == Circle().path(in: rect))
    #expect(
      shape.sizeThatFits(.init(width: 20, height: 10))
        == Circle().sizeThatFits(.init(width: 20, height: 10)))
    func dump(_ shape: some Shape) -> String {
      Stage { shape.fill(.red) }.still(at: 0).displayList.dump
    }
    #expect(dump(AnyShape(.capsule)) == dump(Capsule()))
  }
}
