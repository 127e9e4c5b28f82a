import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor private func drawing(
  @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
) -> String {
  Stage(canvas: CGSize(width: 200, height: 200), root: root).still(at: 0).displayList.dump
}

/// Changes that closures make to a view, by the type that stands for it.
@MainActor @Suite struct `What stands for a view` {
  private struct Faded: View {
    @State private var isFaded = false

    private func faded(_ content: PlaceholderContentView<Text>) -> some View {
      content.opacity(isFaded ? 0.5 : 1)
    }

    var body: some View {
      Text("words").animation(.linear(duration: 1)) { faded($0) }
        .onTapGesture { isFaded = true }.id("words")
    }
  }

  @Test func `is changed with an animation of its own`() {
    let stage = Stage(script: [.tap("words"), .wait(2)]) { Faded() }
    let opacities = [0, tapTime + 0.5, stage.duration].map { time in
      stage.still(at: time).displayList.dump.contains("opacity 0.5")
    }
    #expect(opacities == [false, false, true] && stage.texts == ["words"])
    #expect(stage.still(at: tapTime + 0.5).displayList.dump.contains("opacity 0.7"))
  }

  private struct Framed: ViewModifier {
    func body(content: ViewModifierContent<Framed>) -> some View { content.padding(10) }
  }

  @Test func `is changed by a modifier of one's own`() {
    let stage = Stage { Color.red.frame(width: 30, height: 20).modifier(Framed()).id("view") }
    #expect(stage.frame("view")?.size == CGSize(width: 50, height: 40))
  }

  @Test func `is made from inputs that the engine gives`() {
    var count = 0
    struct Counting: View {
      let count: @MainActor (_ViewInputs) -> Void
      var body: Never { fatalError("A counting view has no body.") }
      func _makeView(inputs: _ViewInputs) -> _ViewOutputs {
        count(inputs)
        return Text("counted")._makeView(inputs: inputs)
      }
    }
    let stage = Stage { Counting { _ in count += 1 } }
    #expect(stage.texts == ["counted"] && count > 0)
  }
}

@MainActor @Suite struct `Gestures by their types` {
  private struct Pressing: View {
    @GestureState private var isPressed = false

    var body: some View {
      let gesture: GestureStateGesture<DragGesture, Bool> = DragGesture(minimumDistance: 0)
        .updating($isPressed) { _, state, _ in state = true }
      Text(isPressed ? "pressed" : "at rest").gesture(gesture).id("text")
    }
  }

  @Test func `set a state while they last`() {
    let stage = Stage(script: [.wait(0.5), .press(.view("text"), for: 0.5), .wait(0.5)]) {
      Pressing()
    }
    #expect(stage.texts(at: 0) == ["at rest"] && stage.texts(at: 0.8) == ["pressed"])
    #expect(stage.texts == ["at rest"])
  }

  /// A gesture that counts how often its recognizer is made.
  private struct Own: Gesture {
    typealias Value = TapGesture.Value
    let made: @MainActor () -> Void
    var body: TapGesture { TapGesture() }

    static func _recognizer(of gesture: Own, in context: _GestureContext)
      -> _GestureRecognizer<TapGesture.Value>
    {
      MainActor.assumeIsolated { gesture.made() }
      return TapGesture._recognizer(of: gesture.body, in: context)
    }
  }

  @Test func `make the recognizers of a view's context`() {
    let (log, taps) = (Log(), Log())
    let stage = Stage(script: [.tap("text"), .wait(0.1)]) {
      Text("text").gesture(Own { log.add("made") }.onEnded { taps.add("tap") }).id("text")
    }
    #expect(stage.texts == ["text"])
    #expect(taps.lines == ["tap"] && log.lines.first == "made")
  }
}

@MainActor @Suite struct `Values of views by their types` {
  @Test func `of a controller in a scene are its coordinator and its environment`() {
    struct Hosted: UIViewControllerRepresentable {
      typealias Surroundings = UIViewControllerRepresentableContext<Hosted>
      let log: Log
      func makeCoordinator() -> String { "coordinator" }
      func makeUIViewController(context: Surroundings) -> UIViewController {
        log.add("\(context.coordinator) \(context.environment.layoutDirection)")
        return UIViewController()
      }
      func updateUIViewController(_ controller: UIViewController, context: Surroundings) {
        log.add("\(context.transaction.animation == nil)")
      }
    }
    let log = Log()
    _ = Stage(rightToLeft: true) { Hosted(log: log) }.still(at: 0)
    #expect(log.lines.prefix(2) == ["coordinator rightToLeft", "true"])
  }

  @Test func `of an adjustable view are the ways of its action`() {
    let ways: [AccessibilityAdjustmentDirection] = [.increment, .decrement]
    var value = 5
    func adjust(_ way: AccessibilityAdjustmentDirection) {
      value += way == .increment ? 1 : -1
    }
    for way in ways + [.decrement] { adjust(way) }
    #expect(value == 4)
    let plain = drawing { Text("a") }
    #expect(drawing { Text("a").accessibilityAdjustableAction { adjust($0) } } == plain)
  }

  @Test func `of a scene are the distance from its edges`() {
    // Source: documented, the minimum is that of the platform; measured by others: 16 points.
    let padding: ScenePadding = .minimum
    let stage = Stage { Color.red.frame(width: 10, height: 10).scenePadding(padding).id("view") }
    #expect(stage.frame("view")?.size == CGSize(width: 42, height: 42))
  }

  @Test func `of a pointer are where it is`() {
    let phases: [HoverPhase] = [.active(CGPoint(x: 1, y: 2)), .ended]
    let places = phases.map { phase -> CGPoint? in
      if case .active(let place) = phase { place } else { nil }
    }
    #expect(places == [CGPoint(x: 1, y: 2), nil])
  }

  @Test func `of a drawn shape are the shape`() {
    func inset(_ view: some ShapeView<Circle>) -> some View { view.shape.inset(by: 50) }
    let inner = drawing { inset(Circle().fill(.red)) }
    #expect(inner == drawing { Circle().inset(by: 50) })
  }

  @Test func `of a shadow are its side of the edge`() {
    func drawn(_ style: ShadowStyle) -> String {
      drawing { Circle().fill(Color.red.shadow(style)) }
    }
    let styles: [ShadowStyle] = [
      .drop(color: .green, radius: 3), .inner(color: .green, radius: 3),
      .drop(color: .green, radius: 3, x: 5),
    ]
    let drawings = styles.map(drawn)
    #expect(Set(drawings).count == 3 && drawings.allSatisfy { $0.contains("#34c759") })
  }

  @Test func `of contrast are the usual one unless it is set`() {
    struct Reader: View {
      @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
      var body: some View { Text(contrast == .increased ? "increased" : "standard") }
    }
    #expect(Stage { Reader() }.texts == ["standard"])
    #expect(
      Stage { Reader().environment(\.colorSchemeContrast, .increased) }.texts == ["increased"])
    #expect(ColorSchemeContrast.allCases == [.standard, .increased])
  }

  @Test func `of an image are smooth pixels or hard ones`() {
    func drawn(_ quality: Image.Interpolation) -> String {
      let stage = Stage { Image("sun").resizable().interpolation(quality) }
      return "\(stage.still(at: 0).displayList.digest)"
    }
    #expect(drawn(.none) != drawn(.high))
    #expect(drawn(.low) == drawn(.high) && drawn(.medium) == drawn(.high))
  }

  @Test func `of a canvas are resolved images, texts and symbols, and options`() {
    typealias Context = GraphicsContext
    let dump = drawing {
      Canvas { context, size in
        let image: Context.ResolvedImage = context.resolve(Image("sun"))
        context.draw(image, at: CGPoint(x: image.size.width, y: 10))
        var text: Context.ResolvedText = context.resolve(Text("words"))
        text.shading = .color(.green)
        context.draw(text, at: CGPoint(x: 50, y: 50))
        if let symbol: Context.ResolvedSymbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: CGPoint(x: symbol.size.width, y: 90))
        }
        let inverse: Context.ClipOptions = .inverse
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)), options: inverse)
        let options: Context.FilterOptions = .linearColor
        context.addFilter(.blur(radius: 3), options: .init())
        context.fill(Path(CGRect(x: 0, y: 100, width: 20, height: 20)), with: .color(.blue))
        #expect(options.rawValue == 1 && inverse.rawValue == 1)
      } symbols: {
        Color.red.frame(width: 30, height: 30).tag(1)
      }
    }
    #expect(dump.contains("#34c759") && dump.contains("#007aff") && dump.contains("#ff3b30"))
    #expect(dump.contains("sun"))
  }

  @Test func `of attributed text may be a color behind it`() {
    typealias Behind = AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
    var text = AttributedString("words")
    text[Behind.self] = .green
    #expect(text.backgroundColor == .green)
    let words = text
    #expect(drawing { Text(words) }.contains("#34c759"))
  }

  @Test func `of a key are its words and values`() {
    var words = LocalizedStringKey.StringInterpolation(literalCapacity: 5, interpolationCount: 1)
    words.appendLiteral("count: ")
    words.appendInterpolation(3)
    let key = LocalizedStringKey(stringInterpolation: words)
    #expect(Stage { Text(key) }.texts == ["count: 3"])
  }

  @Test func `of a resource are its bundle`() {
    typealias Bundle = ScrollworkViews.LocalizedStringResource.BundleDescription
    let resource = ScrollworkViews.LocalizedStringResource("words", bundle: Bundle.main)
    #expect(resource.bundle == .main && resource.key == "words")
    #expect(Bundle.atURL(URL(filePath: "/a")) != .main)
  }

  @Test func `of typesetting are a language of its own`() {
    let languages: [TypesettingLanguage] = [
      .automatic, .explicit(Locale.Language(identifier: "de")),
    ]
    let runs = languages.map { language in
      Stage { Text("a").typesettingLanguage(language) }.textCommands().first?.run.language
    }
    #expect(runs[1] == "de" && runs[0] != "de")
  }

  private struct Marked: TextRenderer {
    let log: Log
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) {
        let bounds: Text.Layout.TypographicBounds = run.typographicBounds
        let first: Text.Layout.RunSlice = run[0]
        let options: Text.Layout.DrawingOptions = .disablesSubpixelQuantization
        context.draw(first, options: options)
        let part = first.typographicBounds.width / bounds.width
        let isInside = bounds.rect.contains(first.typographicBounds.rect)
        let text = "\(run.count) \(Int((part * 100).rounded())) % \(isInside)"
        MainActor.assumeIsolated { log.add(text) }
      }
    }
  }

  @Test func `of a laid out text are its runs, with slices of one character`() {
    let log = Log()
    let dump = drawing { Text("four").textRenderer(Marked(log: log)) }
    // Every character is as wide as the others by the rule of the test.
    #expect(log.lines.last == "4 25 % true")
    #expect(dump.contains("\"f\""))
  }
}

@MainActor @Suite struct `Models and bindings by their types` {
  private final class Model: ObservableObject {
    @Published var count = 1
  }

  @Test func `of a model are publishers and bindings`() {
    let model = Model()
    var counts: [Int] = []
    let published: Published<Int>.Publisher = model.$count
    let line = published.sink { (count: Published<Int>.Publisher.Output) in counts.append(count) }
    let wrapper: ObservedObject<Model>.Wrapper = ObservedObject(wrappedValue: model).projectedValue
    wrapper.count.wrappedValue = 5
    #expect(counts == [1, 5] && model.count == 5)
    line.cancel()
  }

  @Test func `of an array are bindings to its elements`() {
    var values = [1, 2, 3]
    let binding = Binding(get: { values }, set: { values = $0 })
    var iterator: Binding<[Int]>.Iterator = binding.makeIterator()
    iterator.next()?.wrappedValue = 10
    let indices: Binding<[Int]>.Indices = binding.indices
    #expect(indices == 0..<3 && values == [10, 2, 3] && iterator.next()?.wrappedValue == 2)
  }

  @Test func `of a delay are seconds of the scene`() {
    struct Later: View {
      @State private var word = "first"
      var body: some View {
        Text(word).onAppear {
          let deadline: SceneDeadline = .now() + 0.5
          DispatchQueue.main.asyncAfter(deadline: deadline) {
            MainActor.assumeIsolated { word = "second" }
          }
        }
      }
    }
    let stage = Stage(script: [.wait(1)]) { Later() }
    #expect(stage.texts(at: 0.4) == ["first"] && stage.texts(at: 0.6) == ["second"])
    #expect(SceneDeadline.now() + .milliseconds(500) == .now() + 0.5)
    #expect(SceneDeadline.now() + -3 == .now())
  }
}

@MainActor @Suite struct `Views of a container by their types` {
  private struct Named<Content: View>: View {
    @ViewBuilder let content: Content

    private func line(_ view: Subview) -> some View { view.padding(5) }
    private func title(_ section: SectionConfiguration) -> some View {
      Text("\(section.header.count) header, \(section.content.count) rows")
    }
    private func count(_ sections: SectionCollection) -> some View {
      Text("\(sections.count) sections")
    }

    private var lines: ForEach<ForEachSubviewCollection<some View>, Subview.ID, some View> {
      ForEach(subviews: content) { line($0) }
    }
    private var titles:
      ForEach<ForEachSectionCollection<some View>, SectionConfiguration.ID, some View>
    {
      ForEach(sections: content) { title($0) }
    }
    private var all: Group<GroupSectionsOfContent<Content, some View>> {
      Group(sections: content) { count($0) }
    }
    private var elements: Group<GroupElementsOfContent<Content, some View>> {
      Group(subviews: content) { Text("\($0.count) views") }
    }

    var body: some View {
      VStack {
        lines
        titles
        all
        elements
      }
    }
  }

  @Test func `are its views one by one, and its sections`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 400)) {
      Named {
        Section("head") {
          Text("a")
          Text("b")
        }
        Section { Text("c") }
      }
    }
    #expect(
      stage.texts.suffix(4).prefix(3) == ["1 header, 2 rows", "0 header, 1 rows", "2 sections"])
    #expect(Set(stage.texts).isSuperset(of: ["a", "b", "c"]))
    let plain = Stage(canvas: CGSize(width: 300, height: 400)) {
      Named {
        Text("a")
        Text("b")
      }
    }
    #expect(plain.texts.prefix(2) == ["a", "b"] && plain.texts.last == "2 views")
  }
}
