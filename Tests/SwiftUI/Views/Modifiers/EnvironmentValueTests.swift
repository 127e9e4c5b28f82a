import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Values of the environment and of modifiers.
///
/// Source: documented, the reference pages of the types.
@MainActor @Suite struct `Values of modifiers` {
  @Test func `of text sizes are the same in old words`() {
    let sizes: [(ContentSizeCategory, DynamicTypeSize)] = [
      (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
      (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge),
      (.accessibilityMedium, .accessibility1), (.accessibilityLarge, .accessibility2),
      (.accessibilityExtraLarge, .accessibility3),
      (.accessibilityExtraExtraLarge, .accessibility4),
      (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]
    var values = EnvironmentValues()
    for (old, new) in sizes {
      values.sizeCategory = old
      #expect(values.dynamicTypeSize == new)
      values.dynamicTypeSize = new
      #expect(values.sizeCategory == old)
      #expect(old.isAccessibilityCategory == new.isAccessibilitySize)
    }
  }

  @Test func `of headings and orientations are told apart`() {
    let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
    #expect(levels.map(\.rawValue) == Array(0...6))
    let ways: Set<InterfaceOrientation> = [
      .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]
    #expect(ways.count == 4)
    #expect(EnabledTextSelectability.allowsSelection)
    #expect(!DisabledTextSelectability.allowsSelection)
    func allows<S: TextSelectability>(_ selectability: S) -> Bool { S.allowsSelection }
    #expect(allows(.enabled) && !allows(.disabled))
  }

  @Test func `of outlines concern touches only if they say so`() {
    let kinds: [(ContentShapeKinds, Int)] = [
      (.interaction, 1), (.dragPreview, 2), (.contextMenuPreview, 4), (.hoverEffect, 8),
      (.accessibility, 16),
    ]
    for (kind, number) in kinds {
      let log = Log()
      let stage = Stage(script: [.tap("box"), .wait(0.1)]) {
        Color.red.frame(width: 40, height: 40)
          .contentShape(kind, Path(CGRect(x: 0, y: 0, width: 2, height: 2)))
          .onTapGesture { log.add("tapped") }
          .id("box")
      }
      _ = stage.duration
      #expect(kind.rawValue == number && log.lines.isEmpty == (kind == .interaction))
    }
  }

  @Test func `of text and backgrounds reach the environment`() {
    var values = EnvironmentValues()
    #expect(!values.allowsTightening && values.backgroundStyle == nil)
    values.allowsTightening = true
    values.backgroundStyle = AnyShapeStyle(Color.red)
    #expect(values.allowsTightening && values.backgroundStyle != nil)
    let dump = Stage {
      Circle().fill(.background).environment(\.backgroundStyle, AnyShapeStyle(Color.green))
    }.still(at: 0).displayList.dump
    #expect(dump.contains("#34c759"), "\(dump)")
  }

  @Test func `of line heights set the distance between baselines`() {
    func spacing(_ line: AttributedString.LineHeight) -> CGFloat {
      let stage = Stage { Text("a\nb\nc").font(.system(size: 20)).lineHeight(line) }
      return stage.textCommands().first?.run.face.leading ?? 0
    }
    #expect(abs(spacing(.tight) - spacing(.multiple(factor: 1.1))) < 1e-9)
    #expect(abs(spacing(.multiple(factor: 2)) - spacing(.tight) - 18) < 1e-9)
    let wide = Font.system(size: 20).width(Font.Width(0.3))
    #expect(wide == Font.system(size: 20).width(0.3) && wide != .system(size: 20))
    let texts = [Locale.Language(identifier: "th"), Locale.Language(identifier: "en")].map {
      language in
      Stage { Text("a").typesettingLanguage(language) }.texts
    }
    #expect(texts == [["a"], ["a"]])
  }

  @Test func `of meshes are colors at points`() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    var mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .white])
    func dump(_ mesh: MeshGradient) -> String {
      Stage { Rectangle().fill(mesh) }.still(at: 0).displayList.dump
    }
    let plain = dump(mesh)
    mesh.background = .blue
    mesh.smoothsColors = false
    guard
      case .mesh(let painted) = mesh.paint(
        in: CGRect(x: 0, y: 0, width: 10, height: 20), environment: EnvironmentValues())
    else {
      Issue.record("no mesh")
      return
    }
    #expect(painted.width == 2 && painted.height == 2 && !painted.smoothsColors)
    #expect(painted.points[3] == CGPoint(x: 10, y: 20) && painted.colors.count == 4)
    #expect(painted.background == Color.blue.resolve(in: EnvironmentValues()))
    mesh.background = .clear
    mesh.smoothsColors = true
    mesh.colors = .resolvedColors([red, red, red, red])
    #expect(dump(mesh) != plain && dump(mesh).contains("#ff0000"))
    let points = [[0, 0], [1, 0], [0, 1], [1, 1]].map { place -> MeshGradient.BezierPoint in
      let point = SIMD2<Float>(Float(place[0]), Float(place[1]))
      return .init(
        position: point, leadingControlPoint: point - 0.1, topControlPoint: point - 0.2,
        trailingControlPoint: point + 0.1, bottomControlPoint: point + 0.2)
    }
    let last = points[3]
    #expect(last.position == [1, 1] && last.trailingControlPoint == [1.1, 1.1])
    #expect(last.leadingControlPoint == [0.9, 0.9] && last.topControlPoint == [0.8, 0.8])
    #expect(last.bottomControlPoint == [1.2, 1.2])
    let before = dump(mesh)
    mesh.locations = .bezierPoints(points)
    #expect(dump(mesh) == before)
    mesh.locations = .bezierPoints(Array(points.reversed()))
    mesh.colors = .colors([.red, .green, .blue, .white])
    #expect(dump(mesh) != plain)
  }

  @Test func `of strings and texts are formatted`() {
    let (count, price) = (5, 2.5)
    let (odd, key): (Any, String) = ([1, 2], "plain")
    let cases: [(String, String)] = [
      (String(localized: String.LocalizationValue(key)), "plain"),
      (String(localized: "a \(count)"), "a 5"),
      (String(localized: "b \(price, specifier: "%.2f")"), "b 2.50"),
      (String(localized: "c \(price, format: .number.precision(.fractionLength(1)))"), "c 2.5"),
      (String(localized: "d \(odd)"), "d [1, 2]"),
    ]
    for (found, wanted) in cases { #expect(found == wanted) }
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    formatter.locale = Locale(identifier: "en_US")
    let half = NSNumber(value: 0.5)
    let stage = Stage {
      Text(half, formatter: formatter)
      Text("e \(half, formatter: formatter)")
    }
    #expect(stage.texts == ["50%", "e 50%"])
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateFormat = "yyyy"
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let days = Stage {
      Text(day, formatter: dates)
      Text("in \(day, formatter: dates)")
    }
    #expect(days.texts == ["2001", "in 2001"])
    let elsewhere = LocalizedStringResource(
      "plain", bundle: .atURL(URL(filePath: "/nowhere")))
    #expect(elsewhere.bundle == .atURL(URL(filePath: "/nowhere")) && elsewhere.bundle != .main)
    #expect(String(localized: elsewhere) == "plain")
  }

  @Test func `of canvases are what they were made with`() {
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) {
      context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    } symbols: {
      Text("symbol").tag(1)
    }
    #expect(canvas.isOpaque && canvas.colorMode == .linear && canvas.rendersAsynchronously)
    nonisolated(unsafe) let made = canvas
    #expect(Stage { made.symbols }.texts == ["symbol"])
    let again = Stage { Canvas(renderer: made.renderer) }.still(at: 0).displayList.dump
    #expect(again.contains("#ff3b30"))
  }

  @Test func `of drawing contexts are placed by points and areas`() {
    let area = CGRect(x: 10, y: 20, width: 30, height: 15)
    let stage = Stage {
      Canvas { context, _ in
        let image = context.resolve(Image("sun"))
        context.draw(image, at: .zero, anchor: .topLeading)
        context.draw(Image("moon"), in: area, style: FillStyle())
        context.draw(context.resolve(Text("words")), in: area)
      }
    }
    let dump = stage.still(at: 0).displayList.dump
    #expect(dump.contains("sun") && dump.contains("moon") && dump.contains("words"), "\(dump)")
    #expect(stage.textCommands().first?.frame.origin == area.origin)
  }
}
