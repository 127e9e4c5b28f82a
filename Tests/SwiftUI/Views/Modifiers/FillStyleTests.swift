import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Backgrounds and clips with a fill style, and modifiers of scroll views that a still does not show.
@MainActor @Suite struct `Fill styles` {
  /// Two nested squares: by the even-odd rule, a frame.
  struct Squares: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(rect)
        path.addRect(rect.insetBy(dx: 10, dy: 10))
      }
    }
  }

  static func dump(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) -> String {
    let stage = Stage(canvas: CGSize(width: 60, height: 60), root: view)
    #expect(stage.complaints == [])
    return stage.still(at: 0).displayList.dump
  }

  @Test func `apply to backgrounds and overlays`() {
    func fills(_ dump: String) -> Int {
      dump.split(separator: "\n").count { $0.contains("even-odd") }
    }
    let box = Color.clear.frame(width: 40, height: 40)
    #expect(
      fills(Self.dump { box.background(.red, in: Squares(), fillStyle: FillStyle(eoFill: true)) })
        == 1)
    #expect(fills(Self.dump { box.background(.red, in: Squares()) }) == 0)
    #expect(
      fills(Self.dump { box.overlay(.red, in: Squares(), fillStyle: FillStyle(eoFill: true)) })
        == 1)
    #expect(
      Self.dump { box.background(in: Squares(), fillStyle: FillStyle(eoFill: true)) }
        == Self.dump {
          box.background(.background, in: Squares(), fillStyle: FillStyle(eoFill: true))
        })
  }

  @Test func `of the background style extend past the safe area`() {
    func stage(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) -> String {
      var scene = Scene("test", canvas: CGSize(width: 60, height: 60), root: view)
      scene.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
      return Stage(scene).still(at: 0).displayList.dump
    }
    let box = Color.red.frame(width: 60, height: 40)
    #expect(stage { box.background() } == stage { box.background(.background) })
    #expect(
      stage { box.background(ignoresSafeAreaEdges: []) }
        == stage { box.background(.background, ignoresSafeAreaEdges: []) })
    #expect(stage { box.background() } != stage { box.background(ignoresSafeAreaEdges: []) })
  }

  @Test func `apply to clips`() {
    let box = Color.red.frame(width: 40, height: 40)
    let holed = Self.dump { box.clipShape(Squares(), style: FillStyle(eoFill: true)) }
    #expect(holed.contains("mask") && holed.contains("even-odd"))
    let whole = Self.dump { box.clipShape(Squares()) }
    #expect(whole.contains("clip") && !whole.contains("mask"))
    #expect(
      Self.dump { box.clipShape(Squares(), style: FillStyle(eoFill: false, antialiased: false)) }
        == whole)
    #expect(Self.dump { box.clipped(antialiased: true) } == Self.dump { box.clipped() })
    #expect(
      Self.dump { box.cornerRadius(5, antialiased: false) } == Self.dump { box.cornerRadius(5) })
    let style = FillStyle(eoFill: true, antialiased: false)
    #expect(style.isEOFilled && !style.isAntialiased && FillStyle().isAntialiased)
  }

  @Test func `the keyboard mode is in the environment, other input is accepted`() {
    struct Mode: View {
      @Environment(\.scrollDismissesKeyboardMode) private var mode

      var body: some View {
        Text(mode == .interactively ? "interactively" : mode == .automatic ? "automatic" : "other")
      }
    }
    let stage = Stage {
      VStack {
        Mode()
        Mode().scrollDismissesKeyboard(.interactively)
        Mode().scrollDismissesKeyboard(.interactively).scrollDismissesKeyboard(.never)
      }
      .scrollInputBehavior(.disabled, for: .look)
      .scrollInputBehavior(.enabled, for: .handGestureShortcut)
    }
    #expect(stage.texts(at: 0) == ["automatic", "interactively", "interactively"])
    #expect(
      ScrollInputBehavior.automatic != .enabled && ScrollInputKind.look != .handGestureShortcut)
  }

  @Test func `modified content composes effects`() {
    typealias Look = EffectLook
    func look(_ effect: some VisualEffect) -> Look {
      ScrollworkEffects.look(
        of: effect, size: CGSize(width: 40, height: 20), isRightToLeft: false)
    }
    let (base, empty) = (EmptyVisualEffect().scaleEffect(2), EmptyVisualEffect())
    var composed = ModifiedContent(content: base, modifier: empty.offset(x: 5).opacity(0.5))
    #expect(look(composed) == look(base.offset(x: 5).opacity(0.5)))
    composed.animatableData.scale(by: 2)
    #expect(
      look(composed)
        == look(empty.scaleEffect(x: 4, y: 4, anchor: .init(x: 1, y: 1)).offset(x: 10).opacity(1)))
    let dump = Self.dump {
      Color.red.frame(width: 40, height: 40).visualEffect { effect, _ in
        ModifiedContent(content: effect, modifier: EmptyVisualEffect().offset(x: 5))
      }
    }
    #expect(
      dump
        == Self.dump {
          Color.red.frame(width: 40, height: 40).visualEffect { effect, _ in effect.offset(x: 5) }
        })
  }
}
