import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What views ask of their scene: light or dark, colors with names.
@Suite @MainActor struct `Color schemes, named colors and text settings` {
  private func dump(
    rightToLeft: Bool = false, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    Stage(rightToLeft: rightToLeft, root: root).still(at: 0).displayList.dump
  }

  // MARK: Light and dark

  @Test func `preferredColorScheme applies to the whole scene`() {
    let text = dump {
      VStack {
        Color.primary
        Color.primary.preferredColorScheme(.dark)
      }
    }
    #expect(text.hasPrefix("canvas 100x200 @2 #000000"))
    #expect(text.ranges(of: " #ffffff").count == 2)
  }

  @Test func `the outermost preferredColorScheme counts, and nil sets none`() {
    #expect(
      dump { Color.primary.preferredColorScheme(.dark).preferredColorScheme(.light) }
        == dump { Color.primary })
    #expect(dump { Color.primary.preferredColorScheme(nil) } == dump { Color.primary })
  }

  @Test func `preferredColorScheme can change`() {
    let stage = Stage(script: [.tap(.view("switch"))]) { Night() }
    #expect(stage.still(at: 0).displayList.background == Color.Resolved(red: 1, green: 1, blue: 1))
    let late = stage.still(at: stage.duration).displayList
    #expect(late.background == Color.Resolved(red: 0, green: 0, blue: 0))
    #expect(stage.texts == ["dark"])
    #expect(stage.still(at: 0).displayList.background == Color.Resolved(red: 1, green: 1, blue: 1))
  }

  // MARK: Names

  @Test func `colors are found by their names`() {
    var scene = Scene("test", canvas: CGSize(width: 10, height: 10)) {
      VStack(spacing: 0) {
        Color("sea").opacity(0.5)
        Text("a").foregroundStyle(Color("sea"))
      }
    }
    scene.colors = ["sea": Color(red: 0, green: 0.4, blue: 0.6)]
    let stage = Stage(scene)
    let text = stage.still(at: 0).displayList.dump
    #expect(text.contains("#006699/0.5") && text.contains("#006699\n"), "\(text)")
    #expect(stage.complaints.isEmpty)
  }

  @Test func `a missing named color is clear, and a problem`() {
    var scene = Scene("test", canvas: CGSize(width: 10, height: 10)) { Color("seo") }
    scene.colors = ["sea": .blue, "loop": Color("loop")]
    let stage = Stage(scene)
    #expect(!stage.still(at: 0).displayList.dump.contains("fill"))
    #expect(
      stage.complaints == [
        "Color(\"seo\"): there is no color of that name among the scene's colors, so it is clear; "
          + "did you mean \"sea\"?"
      ])
    scene.colors = [:]
    let bare = Stage(scene)
    _ = bare.still(at: 0)
    #expect(
      bare.complaints == [
        "Color(\"seo\"): there is no color of that name among the scene's colors, so it is clear."
      ])
  }

  @Test func `thicker materials cover more`() {
    func cover(_ material: Material, dark: Bool = false) -> Double {
      var environment = EnvironmentValues()
      environment.colorScheme = dark ? .dark : .light
      guard case .color(let color) = material.paint(in: .unit, environment: environment) else {
        return -1
      }
      #expect(dark == (color.red < 0.5))
      return color.opacity
    }
    let order: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    for dark in [false, true] {
      let covers = order.map { cover($0, dark: dark) }
      #expect(covers == covers.sorted() && Set(covers).count == 5)
      #expect((covers.first ?? 0) > 0.3 && (covers.last ?? 1) < 1)
    }
    #expect(dump { Text("a").background(.ultraThinMaterial) }.contains("/0.44"))
    #expect(dump { Text("a").background(.thinMaterial) }.contains("backdrop blur 15 colors"))
    #expect(
      dump { Circle().fill(AnyShapeStyle(.thinMaterial)).frame(width: 20, height: 20) }
        .contains("backdrop blur 15"))
    #expect(!dump { Circle().stroke(.thinMaterial) }.contains("backdrop"))
  }

  @Test func `uneven corners follow the layout direction`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
    func isRound(_ point: CGPoint, rightToLeft: Bool) -> Bool {
      !shape.outline(in: CGRect(0, 0, 80, 60), isRightToLeft: rightToLeft).contains(point)
    }
    #expect(isRound(CGPoint(x: 1, y: 1), rightToLeft: false))
    #expect(!isRound(CGPoint(x: 79, y: 1), rightToLeft: false))
    #expect(isRound(CGPoint(x: 79, y: 1), rightToLeft: true))
    #expect(!isRound(CGPoint(x: 1, y: 1), rightToLeft: true))
    #expect(!isRound(CGPoint(x: 1, y: 59), rightToLeft: false))
    #expect(
      Stage { Color.red.clipShape(shape) }.still(at: 0).displayList
        != Stage(rightToLeft: true) { Color.red.clipShape(shape) }.still(at: 0).displayList)
    #expect(
      dump { Color.red.clipShape(.rect(topLeadingRadius: 20)) }
        == dump { Color.red.clipShape(shape) })
  }

  @Test func `a radial gradient is placed in its frame`() {
    let text = dump {
      RadialGradient(colors: [.red, .blue], center: .top, startRadius: 5, endRadius: 40)
        .frame(width: 60, height: 40)
    }
    #expect(
      text.contains("radial 50,80 5 to 40 #ff3b30@0 ") && text.contains(" #007aff@1"), "\(text)")
  }

  // MARK: Text

  @Test func `textCase changes letters`() {
    #expect(Stage { Text("Straße").textCase(.uppercase) }.texts == ["STRASSE"])
    #expect(Stage { Text("Ab").textCase(.lowercase) }.texts == ["ab"])
    #expect(Stage { Text("Ab").textCase(.lowercase).textCase(.uppercase) }.texts == ["ab"])
    #expect(Stage { Text("Ab").textCase(nil).textCase(.uppercase) }.texts == ["Ab"])
  }

  @Test func `minimumScaleFactor shrinks text to fit`() {
    // Ten letters of half an em: 50 points at 10, and 40 fit at 8.
    func height(_ factor: CGFloat, width: CGFloat = 40) -> CGFloat? {
      Stage {
        Text("aaaaabbbbb").font(.system(size: 10)).lineLimit(1).minimumScaleFactor(factor)
          .id("text").frame(width: width)
      }.frame("text")?.height
    }
    #expect(height(0.5) == 10)
    #expect(height(0.5, width: 60) == 12)
    #expect(height(1) == 12)
    // At a tenth it would fit, but it may not become that small.
    #expect(height(0.9, width: 5) == 11)
  }

  @Test func `line spacing and digit settings reach the text`() {
    let list = Stage { Text("12").lineSpacing(3).monospacedDigit() }.still(at: 0).displayList
    let plain = Stage { Text("12") }.still(at: 0).displayList
    #expect(list.digest != plain.digest)
    #expect(
      list.digest
        == Stage { Text("12").lineSpacing(3).font(.body.monospacedDigit()) }.still(at: 0)
        .displayList.digest)
    #expect(dump { Text("12").kerning(2) } == dump { Text("12").tracking(2) })
  }
}

private struct Night: View {
  @State private var isNight = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Color.red.frame(width: 40, height: 40).id("switch").onTapGesture { isNight = true }
      Text(scheme == .dark ? "dark" : "light")
    }
    .preferredColorScheme(isNight ? .dark : nil)
  }
}
