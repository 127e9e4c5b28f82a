import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `A shape's style` {
  private func dump(
    dark: Bool = false, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    var scene = Scene("style", canvas: CGSize(width: 100, height: 200), root: root)
    scene.colorScheme = dark ? .dark : .light
    return Stage(scene).still(at: 0).displayList.dump
  }

  private func filled(_ style: some ShapeStyle, dark: Bool = false) -> String {
    dump(dark: dark) { Rectangle().fill(style) }
  }

  @Test func `by a color's static member is that color`() {
    let filled: [(String, Color)] = [
      (self.filled(.red), .red), (self.filled(.orange), .orange), (self.filled(.yellow), .yellow),
      (self.filled(.green), .green), (self.filled(.mint), .mint), (self.filled(.teal), .teal),
      (self.filled(.cyan), .cyan), (self.filled(.blue), .blue), (self.filled(.indigo), .indigo),
      (self.filled(.purple), .purple), (self.filled(.pink), .pink), (self.filled(.brown), .brown),
      (self.filled(.gray), .gray), (self.filled(.white), .white), (self.filled(.black), .black),
      (self.filled(.clear), .clear),
    ]
    #expect(Set(filled.map(\.0)).count == filled.count)
    for (found, color) in filled { #expect(found == self.filled(color), "\(color)") }
  }

  /// Source: documented, Human Interface Guidelines: text has four levels.
  @Test(arguments: [false, true]) func `by its level is the text color of that level`(
    dark: Bool
  ) {
    let levels: [(HierarchicalShapeStyle, Color)] = [
      (.primary, .primary), (.secondary, .secondary), (.tertiary, Color(.tertiaryLabel)),
      (.quaternary, Color(.quaternaryLabel)),
    ]
    for (level, color) in levels { #expect(filled(level, dark: dark) == filled(color, dark: dark)) }
    #expect(
      dump(dark: dark) { Rectangle().fill(.primary) } == filled(.primary as Color, dark: dark))
    #expect(
      dump(dark: dark) { Rectangle().fill(.quaternary) }
        == filled(Color(.quaternaryLabel), dark: dark))
  }

  @Test func `of material covers as its name says`() {
    let glass: [(String, Material)] = [
      (filled(.ultraThinMaterial), .ultraThin), (filled(.thinMaterial), .thin),
      (filled(.regularMaterial), .regular), (filled(.thickMaterial), .thick),
      (filled(.ultraThickMaterial), .ultraThick), (filled(.bar), .bar),
    ]
    for (found, material) in glass { #expect(found == filled(material)) }
    #expect(Set(glass.map(\.0)).count == glass.count)
  }

  @Test func `may be the foreground or the tint`() {
    #expect(
      dump { Circle().fill(.foreground).foregroundStyle(.red) } == dump { Circle().fill(.red) })
    #expect(
      dump { Circle().fill(ForegroundStyle()).foregroundStyle(.red) }
        == dump { Circle().fill(.red) })
    #expect(filled(.foreground) == filled(Color.primary))
    #expect(dump { Circle().fill(.tint).tint(.pink) } == dump { Circle().fill(.pink) })
    #expect(filled(TintShapeStyle()) == filled(.tint))
    #expect(filled(.tint) == filled(Color.accentColor))
    #expect(
      dump { Circle().fill(.green).foregroundColor(.red) } == dump { Circle().fill(.green) })
    #expect(dump { Circle().foregroundColor(.red) } == dump { Circle().fill(.red) })
    #expect(dump { Circle().foregroundColor(nil) } == dump { Circle() })
  }

  /// Source: documented, `View.foregroundStyle(_:_:)` and `View.foregroundStyle(_:_:_:)`: styles for
  /// the levels, in their order.
  @Test func `may be given for two or three levels of the foreground`() {
    func inside(_ level: HierarchicalShapeStyle, of two: Bool) -> String {
      dump {
        if two {
          Circle().fill(level).foregroundStyle(.red, .blue)
        } else {
          Circle().fill(level).foregroundStyle(.red, .blue, .green)
        }
      }
    }
    func plain(_ color: Color) -> String { dump { Circle().fill(color) } }
    #expect(inside(.primary, of: true) == plain(.red))
    #expect(inside(.secondary, of: true) == plain(.blue))
    #expect(inside(.secondary, of: false) == plain(.blue))
    #expect(inside(.tertiary, of: false) == plain(.green))
  }

  /// The style around would be itself: then it is that of main text.
  @Test func `set to the foreground changes nothing`() {
    #expect(
      dump { Circle().foregroundStyle(.foreground).foregroundStyle(.red) }
        == dump { Circle().fill(.red) })
    #expect(dump { Circle().foregroundStyle(.foreground) } == dump { Circle() })
    #expect(
      dump { Circle().foregroundStyle(AnyShapeStyle(.foreground)).foregroundStyle(.red) }
        == dump { Circle().fill(.red) })
  }

  @Test func `may be type-erased`() {
    #expect(filled(AnyShapeStyle(.red)) == filled(.red))
    #expect(filled(AnyShapeStyle(AnyShapeStyle(.tertiary))) == filled(.tertiary))
    func either(_ isGlass: Bool) -> AnyShapeStyle {
      isGlass ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.red)
    }
    #expect(filled(either(true)) == filled(.thinMaterial))
    #expect(filled(either(false)) == filled(.red))
  }

  /// A style as a user would write one.
  private struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.yellow : Color.blue
    }
  }

  @Test func `with a custom type resolves in its environment`() {
    #expect(filled(Ink()) == filled(.blue))
    #expect(filled(Ink(), dark: true) == filled(.yellow, dark: true))
    var values = EnvironmentValues()
    values.colorScheme = .dark
    #expect(
      Color.red.resolve(in: values)
        == Color.Resolved(red: 1, green: Double(0x45) / 255, blue: Double(0x3A) / 255))
  }

  @Test func `of a gradient is equal by its static member and by its type`() {
    let stops = [Gradient.Stop(color: .red, location: 0.2), .init(color: .blue, location: 0.7)]
    let gradient = Gradient(colors: [.red, .green, .blue])
    let (start, end) = (UnitPoint.topLeading, UnitPoint.trailing)
    #expect(
      filled(.linearGradient(gradient, startPoint: start, endPoint: end))
        == filled(LinearGradient(gradient: gradient, startPoint: start, endPoint: end)))
    #expect(
      filled(.linearGradient(colors: [.red, .green, .blue], startPoint: start, endPoint: end))
        == filled(LinearGradient(gradient: gradient, startPoint: start, endPoint: end)))
    let linear = filled(LinearGradient(stops: stops, startPoint: start, endPoint: end))
    #expect(
      linear
        == filled(
          LinearGradient(gradient: Gradient(stops: stops), startPoint: start, endPoint: end)))
    #expect(
      linear.contains("linear 0,0 to 100,100 #ff3b30@0.2 ") && linear.contains(" #007aff@0.7"),
      "\(linear)")
    let radial = filled(
      RadialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 40))
    #expect(
      radial
        == filled(.radialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 40)))
    #expect(
      radial
        == filled(
          .radialGradient(Gradient(stops: stops), center: .center, startRadius: 5, endRadius: 40)))
    #expect(
      filled(.radialGradient(colors: [.red, .green, .blue], startRadius: 0, endRadius: 40))
        == filled(
          RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 40)))
  }
}
