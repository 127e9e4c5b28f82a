import Foundation
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import Testing

/// Views that ask for more than can be drawn, all the way to pixels and to SVG.
@MainActor @Suite struct `Wide content` {
  private static let renderer = Result { try CairoRenderer(fonts: .standard()) }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// The color in the middle of the canvas, if it is known: 0xRRGGBB.
    let middle: UInt32?
    let view: @MainActor @Sendable () -> AnyView

    init(
      _ name: String, middle: UInt32? = nil, _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      (testDescription, self.middle) = (name, middle)
      self.view = { AnyView(view()) }
    }
  }

  nonisolated private static let (blue, white): (UInt32, UInt32) = (0x0000FF, 0xFFFFFF)

  private static var plate: some View {
    Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 16)
  }

  private static var list: some View {
    Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 100_000)
  }

  nonisolated static let cases: [Case] = [
    Case("a blur of 200 points") { plate.blur(radius: 200) },
    Case("a blur of 200 points on a long list", middle: nil) { list.blur(radius: 200) },
    Case("a blur of 1e9 points on a long and wide list") {
      Color(red: 0, green: 0, blue: 1).frame(width: 50_000, height: 50_000).blur(radius: 1e9)
    },
    Case("a shadow of 1e9 points", middle: blue) {
      list.shadow(radius: 1e9, x: .infinity, y: .nan)
    },
    Case("a scale of 50", middle: blue) { plate.scaleEffect(50) },
    Case("a scale of 50 of a scale of 50", middle: blue) { plate.scaleEffect(50).scaleEffect(50) },
    Case("an infinite scale", middle: blue) { plate.scaleEffect(.infinity) },
    Case("a scale of nothing", middle: white) { plate.scaleEffect(0) },
    Case("a scale that mirrors", middle: blue) { plate.scaleEffect(x: -1, y: -2) },
    Case("a scale of 50 in perspective, rotated and blurred") {
      plate.scaleEffect(50).rotation3DEffect(.degrees(40), axis: (0, 1, 0)).rotationEffect(
        .degrees(30)
      ).blur(radius: 3)
    },
    Case("a perspective that crosses the plane of the eye") {
      plate.rotation3DEffect(.degrees(80), axis: (0, 1, 0), perspective: 6)
    },
    Case("a long list that crosses the plane of the eye") {
      list.rotation3DEffect(.degrees(70), axis: (1, 0, 0), perspective: 400)
    },
    Case("a list edge on", middle: white) {
      list.rotation3DEffect(.degrees(90), axis: (0, 1, 0), perspective: 0)
    },
    Case("opacities out of range", middle: white) { plate.opacity(-2).opacity(-3) },
    Case("more than opaque", middle: blue) { plate.opacity(7) },
    Case("numbers that are none", middle: blue) {
      plate.opacity(.nan).offset(x: .nan).scaleEffect(.nan).blur(radius: .nan)
        .rotationEffect(.radians(.infinity)).brightness(.nan).hueRotation(.radians(.nan))
        .rotation3DEffect(.radians(.nan), axis: (.nan, 0, 0)).shadow(radius: .nan)
        .transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    },
    Case("effects of a view that divide by nothing", middle: blue) {
      plate.visualEffect { effect, proxy in
        effect.opacity(0 / (proxy.size.width - proxy.size.width))
          .offset(y: proxy.size.height * .infinity * 0)
      }
    },
    Case("a transition that divides by nothing") {
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<8) { _ in
            plate.scrollTransition { effect, phase in
              effect.scaleEffect(phase.isIdentity ? 1 : 1 / (1 - abs(phase.value)))
                .opacity(phase.isIdentity ? 1 : .nan)
            }
          }
        }
      }
    },
    Case("an offset out of the world", middle: white) { plate.offset(x: .infinity, y: -1e300) },
    Case("brightness beyond all", middle: white) { plate.brightness(.infinity) },
    Case("contrast beyond all") { plate.contrast(1e300).saturation(-1e300).grayscale(1e300) },
  ]

  @Test(arguments: cases) func `is drawn in bounded time and memory`(c: Case) throws {
    var scene = Scene("wide", canvas: CGSize(width: 30, height: 40), scale: 1, script: []) {
      ZStack { c.view() }.frame(width: 30, height: 40)
    }
    scene.colorScheme = .light
    let renderer = try Self.renderer.get()
    let still = Stage(scene, text: renderer, images: renderer).still(at: 0)
    let picture = try renderer.bitmap(of: still.displayList)
    #expect(picture.width == 30 && picture.height == 40)
    if let middle = c.middle {
      let found = picture[15, 20] & 0xFFFFFF
      #expect(found == middle, "\(String(found, radix: 16))")
    }
    let document = try renderer.svg(of: still.displayList)
    #expect(document.count < 3_000_000, "\(document.count)")
    let words = String(decoding: document, as: UTF8.self)
    #expect(!words.contains("nan") && !words.contains("inf"))
  }
}
