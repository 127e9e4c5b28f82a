import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Modifiers and views that can be asked for in more than one way.
@Suite @MainActor struct `One look in several spellings` {
  private func dump(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    let list = Stage { root() }.still(at: 0).displayList
    return "\(list.dump)\(list.digest)"
  }

  @Test func `of backgrounds and overlays`() {
    let card = Color.red.frame(width: 40, height: 20)
    let dot = Circle().fill(.blue).frame(width: 8, height: 8)
    #expect(
      dump { card.background(dot, alignment: .topLeading) }
        == dump { card.background(alignment: .topLeading) { dot } })
    #expect(
      dump { card.overlay(dot, alignment: .bottomTrailing) }
        == dump { card.overlay(alignment: .bottomTrailing) { dot } })
    #expect(dump { card.overlay(.green) } == dump { card.overlay { Color.green } })
    #expect(dump { card.background(dot) } == dump { card.background { dot } })
  }

  @Test func `of positions and lengths`() {
    let card = Color.red.frame(width: 40, height: 20)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      dump { Color.red.padding(insets) }
        == dump {
          Color.red.padding(.top, 1).padding(.leading, 2).padding(.bottom, 3).padding(.trailing, 4)
        })
    #expect(
      dump { card.offset(CGSize(width: 3, height: -5)) } == dump { card.offset(x: 3, y: -5) })
    #expect(
      dump { card.position(CGPoint(x: 30, y: 50)) } == dump { card.position(x: 30, y: 50) })
    #expect(
      dump { card.scaleEffect(CGSize(width: 2, height: 0.5), anchor: .top) }
        == dump { card.scaleEffect(x: 2, y: 0.5, anchor: .top) })
    #expect(
      dump { Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit) }
        == dump { Color.red.aspectRatio(4.0 / 3, contentMode: .fit) })
    #expect(
      dump { Image("sun").resizable().scaledToFit() }
        == dump { Image("sun").resizable().aspectRatio(contentMode: .fit) })
    #expect(
      dump { Image("sun").resizable().scaledToFill() }
        == dump { Image("sun").resizable().aspectRatio(contentMode: .fill) })
  }

  @Test func `of images`() {
    #expect(dump { Image(decorative: "sun") } == dump { Image("sun") })
    let plain = dump { Image("sun").resizable() }
    #expect(dump { Image("sun").resizable().interpolation(.high) } == plain)
    let sharp = dump { Image("sun").resizable().interpolation(.none) }
    #expect(sharp != plain && sharp.contains("image"))
    let sizes: [Image.Scale] = [.small, .medium, .large]
    let widths = sizes.map { scale in
      Stage { Image(systemName: "star").imageScale(scale).id("star") }.frame("star")?.width ?? 0
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
    #expect(
      dump { Image(systemName: "star").imageScale(.medium) } == dump { Image(systemName: "star") })
  }

  @Test func `of labels, with verbatim titles`() {
    let title = "Go *on*"
    #expect(
      dump { Label(title, systemImage: "star") }
        == dump {
          Label {
            Text(title)
          } icon: {
            Image(systemName: "star")
          }
        })
    let label = Label("Go", systemImage: "star")
    #expect(dump { label.labelStyle(IconOnlyLabelStyle()) } == dump { label.labelStyle(.iconOnly) })
    #expect(
      dump { label.labelStyle(TitleOnlyLabelStyle()) } == dump { label.labelStyle(.titleOnly) })
    #expect(
      dump { label.labelStyle(TitleAndIconLabelStyle()) }
        == dump { label.labelStyle(.titleAndIcon) })
    #expect(dump { label.labelStyle(DefaultLabelStyle()) } == dump { label.labelStyle(.automatic) })
    #expect(dump { label.labelStyle(.iconOnly) } == dump { Image(systemName: "star") })
    #expect(dump { label.labelStyle(.titleOnly) } == dump { Text("Go") })
  }

  @Test func `of buttons, with verbatim titles and roles`() {
    let title = "Press"
    let plain = dump { Button(title) {} }
    #expect(dump { Button("Press") {} } == plain)
    #expect(
      dump { Button(title, role: .destructive) {} }
        == dump { Button("Press", role: .destructive) {} })
    #expect(
      dump {
        Button(role: .destructive) {
        } label: {
          Text("Press")
        }
      } == dump { Button("Press", role: .destructive) {} })
    #expect(dump { Button(title, role: .cancel) {} } == plain)
    #expect(dump { Button(title, role: .destructive) {} } != plain)
    #expect(
      dump { Button(title) {}.buttonStyle(PlainButtonStyle()) }
        == dump { Button(title) {}.buttonStyle(.plain) })
    #expect(dump { Button(title) {}.buttonStyle(.plain) } == dump { Text("Press") })
  }

  @Test func `of sliders: the label is not drawn, its ends are`() {
    let value = Binding.constant(3.0)
    let bare = dump { Slider(value: value, in: 0...6) }
    #expect(dump { Slider(value: value, in: 0...6) { Text("hidden") } } == bare)
    #expect(dump { Slider(value: value, in: 0...6, step: 1) { Text("hidden") } } == bare)
    let ends = dump {
      Slider(value: value, in: 0...6, step: 1) {
        Text("hidden")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
    }
    #expect(ends.contains("low") && ends.contains("high") && !ends.contains("hidden"))
  }

  @Test func `of sections, with a header, a footer or a verbatim title`() {
    let title = "Part"
    func texts(@ViewBuilder _ section: @escaping @MainActor @Sendable () -> some View) -> [String] {
      Stage { LazyVStack { section() } }.texts
    }
    #expect(texts { Section(title) { Text("row") } } == ["Part", "row"])
    #expect(
      texts {
        Section {
          Text("row")
        } header: {
          Text("head")
        }
      } == ["head", "row"])
    #expect(
      texts {
        Section {
          Text("row")
        } footer: {
          Text("foot")
        }
      } == ["row", "foot"])
  }

  @Test func `of groups, which change no layout`() {
    let group = Group {
      Text("one")
      Text("two")
    }
    #expect(
      dump { HStack { group.foregroundStyle(.red) } }
        == dump {
          HStack {
            Text("one").foregroundStyle(.red)
            Text("two").foregroundStyle(.red)
          }
        })
  }

  @Test func `of verbatim text, and of text by its key`() {
    #expect(dump { Text(LocalizedStringKey("plain")) } == dump { Text(verbatim: "plain") })
    let sides = TextAlignment.allCases.map { side in
      dump { Text("one\nthree").multilineTextAlignment(side) }
    }
    #expect(Set(sides).count == 3)
    #expect(sides[0] == dump { Text("one\nthree") })
    #expect(TextAlignment.allCases == [.leading, .center, .trailing])
  }

  @Test func `of modifiers as views around a view`() {
    struct Framed: ViewModifier {
      let width: CGFloat
      func body(content: Content) -> some View { content.frame(width: width) }
    }
    let modified = ModifiedContent(content: Color.red, modifier: Framed(width: 30))
    #expect(modified.content == .red && modified.modifier.width == 30)
    #expect(dump { modified } == dump { Color.red.modifier(Framed(width: 30)) })
    #expect(dump { modified } == dump { Color.red.frame(width: 30) })
  }

  @Test func `of views that keep their content`() {
    let scroll = ScrollView(.horizontal, showsIndicators: false) { Text("in") }
    #expect(scroll.axes == .horizontal && !scroll.showsIndicators)
    #expect(dump { scroll.content } == dump { Text("in") })
    #expect(ScrollView { Text("in") }.axes == .vertical)
    #expect(ScrollView { Text("in") }.showsIndicators)
    let each = ForEach([1, 2], id: \.self) { Text("\($0)") }
    #expect(each.data == [1, 2])
    #expect(dump { each.content(7) } == dump { Text("7") })
    let log = Log()
    let stage = Stage {
      let reader = GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
      let scrollReader = ScrollViewReader { _ in Text("inside") }
      GeometryReader { proxy in
        VStack {
          reader.content(proxy)
          ScrollViewReader { scrollReader.content($0) }
          Text("insets \(Int(proxy.safeAreaInsets.top))").onAppear { log.add("came") }
        }
      }
    }
    #expect(stage.texts == ["100", "inside", "insets 0"])
  }

  @Test func `of accessibility modifiers`() {
    let words = "words"
    let feedbacks: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment,
      .levelChange, .impact,
    ]
    #expect(Set(feedbacks).count == feedbacks.count)
    for feedback in feedbacks {
      #expect(dump { Color.red.sensoryFeedback(feedback, trigger: 1) } == dump { Color.red })
    }
    #expect(
      dump {
        Color.red.accessibilityLabel(words).accessibilityLabel(Text("a")).accessibilityHint(words)
          .accessibilityValue(words).statusBar(hidden: true)
      } == dump { Color.red })
  }

  @Test func `of transitions with one configuration for each side`() {
    func looks(_ isApart: Bool) -> String {
      Stage(script: [.scrollTo(offset: CGPoint(x: 0, y: 60), animated: false)]) {
        ScrollView {
          ForEach(0..<20) { _ in
            if isApart {
              Color.red.frame(height: 40)
                .scrollTransition(topLeading: .interactive, bottomTrailing: .interactive) {
                  $0.opacity($1.isIdentity ? 1 : 0)
                }
            } else {
              Color.red.frame(height: 40).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
            }
          }
        }
      }
      .still(at: 0.1).displayList.dump
    }
    #expect(looks(true) == looks(false))
    #expect(looks(true).contains("opacity 0.5"))
  }

  @Test func `of coordinate spaces`() {
    #expect(GlobalCoordinateSpace().coordinateSpace == .global)
    #expect(LocalCoordinateSpace().coordinateSpace == .local)
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.named("a").isGlobal)
    let space: NamedCoordinateSpace = .named("a")
    #expect(space == .named("a") && space != .scrollView)
  }

  @Test func `of margins, keyboards, lines and areas`() {
    func scroll(_ change: @escaping @MainActor @Sendable (ScrollView<Color>) -> some View) -> String
    {
      dump { change(ScrollView { Color.red }) }
    }
    #expect(
      scroll { $0.contentMargins(20, for: .automatic) } == scroll { $0.contentMargins(20) })
    for mode in [
      ScrollDismissesKeyboardMode.automatic, .immediately, .interactively, .never,
    ] {
      #expect(scroll { $0.scrollDismissesKeyboard(mode) } == scroll { $0 })
    }
    #expect(scroll { $0.scrollContentBackground(.automatic) } == scroll { $0 })
    #expect(SafeAreaRegions.all.contains(.container) && SafeAreaRegions.all.contains(.keyboard))
    #expect(!SafeAreaRegions.container.contains(.keyboard))
    #expect(MatchedGeometryProperties.frame == [.position, .size])
    #expect(!MatchedGeometryProperties.size.contains(.position))
    var transaction = Transaction()
    let (usual, other) = (
      ScrollContentOffsetAdjustmentBehavior.automatic,
      ScrollContentOffsetAdjustmentBehavior.disabled
    )
    #expect("\(transaction.scrollContentOffsetAdjustmentBehavior)" == "\(usual)")
    transaction.scrollContentOffsetAdjustmentBehavior = other
    #expect("\(transaction.scrollContentOffsetAdjustmentBehavior)" == "\(other)")
    #expect("\(usual)" != "\(other)")
  }

  @Test func `of scaled images`() {
    let plain = dump { Image("sun").resizable() }
    #expect(dump { Image("sun").resizable().interpolation(.low) } == plain)
    #expect(dump { Image("sun").resizable().interpolation(.medium) } == plain)
  }

  @Test func `of matched size, position, or both`() {
    struct Pair: View {
      let properties: MatchedGeometryProperties
      @Namespace private var space
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
          Color.blue.matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: .topLeading, isSource: false
          )
          .id("follower").frame(width: 10, height: 10)
        }
      }
    }
    func shown(_ properties: MatchedGeometryProperties) -> String {
      dump { Pair(properties: properties) }
    }
    #expect(Set([shown(.size), shown(.position), shown(.frame)]).count == 3)
    #expect(shown([.size, .position]) == shown(.frame))
  }

  @Test func `of scenes: safe area insets and containers`() {
    var scene = Scene("safe", canvas: CGSize(width: 100, height: 200)) { Color.red.id("red") }
    #expect(Stage(scene).frame("red") == CGRect(0, 0, 100, 200))
    scene.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    struct Inset: View {
      var body: some View {
        GeometryReader { proxy in Text("\(Int(proxy.safeAreaInsets.top))") }
      }
    }
    var reading = Scene("read", canvas: CGSize(width: 100, height: 200)) { Inset() }
    reading.safeArea = scene.safeArea
    #expect(Stage(reading).texts == ["20"])
  }

  @Test func `of unredacted views`() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.placeholder) ? "hidden" : "shown") }
    }
    let stage = Stage {
      Reader().redacted(reason: .placeholder)
      Reader()
    }
    #expect(stage.texts.last == "shown" || stage.texts == ["hidden", "shown"])
    #expect(
      dump { Text("a").redacted(reason: .placeholder) } != dump { Text("a") })
    #expect(
      dump { Text("a").unredacted().redacted(reason: .placeholder) } == dump { Text("a") })
  }
}
