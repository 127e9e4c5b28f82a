import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing

/// What each effect costs on a layer that fills the canvas: a still of the feed as one flat picture,
/// drawn without and with it.
///
/// Nothing is kept from round to round; the picture is drawn and not encoded.
@MainActor enum Effects {
  static func comparisons() throws -> [Comparison] {
    let renderer = try CairoRenderer(
      fonts: .standard(), images: [sceneImages], reusesLayers: false)
    let still = Stage(.feed, text: renderer, images: renderer).still(at: 1).displayList
    let size = still.canvas
    func list(_ layer: Layer) -> DisplayList {
      DisplayList(
        canvas: size, scale: still.scale, background: still.background,
        content: LayerContent([.layer(layer)]))
    }
    let plain = list(Layer(still.content, isGroup: true))
    func way(_ name: String, _ list: DisplayList) -> (String, (Int) throws -> Void) {
      (name, { _ in for _ in 0..<5 { try renderer.draw(list) } })
    }
    func comparison(_ name: String, atLeast goal: Double, _ layer: Layer) -> Comparison {
      Comparison(
        name: "five times a canvas with \(name)", baseline: way("flat", plain),
        candidate: way(name, list(layer)), goal: goal...1000)
    }
    func filtered(_ filter: Layer.Filter) -> Layer { Layer(still.content, filters: [filter]) }
    let center = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    let away = center.inverted()
    func turned(by angle: Double) -> Layer {
      var turn = ProjectionTransform()
      (turn.m11, turn.m13) = (cos(angle), sin(angle) / size.height)
      return Layer(
        still.content,
        projection: ProjectionTransform(away).concatenating(turn)
          .concatenating(ProjectionTransform(center)))
    }
    func turning(_ name: String, _ renderer: CairoRenderer) -> (String, (Int) throws -> Void) {
      (
        name,
        { round in
          for step in 0..<5 {
            try renderer.draw(list(turned(by: 0.5 + 0.001 * Double(5 * round + step))))
          }
        }
      )
    }
    let keeping = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.33)
    return [
      comparison("opacity", atLeast: 0.7, Layer(still.content, opacity: 0.5)),
      comparison(
        "scale", atLeast: 0.5,
        Layer(
          still.content,
          transform: away.concatenating(CGAffineTransform(scaleX: 0.9, y: 0.9))
            .concatenating(center), isGroup: true)),
      comparison(
        "rotation", atLeast: 0.3,
        Layer(
          still.content,
          transform: away.concatenating(CGAffineTransform(rotationAngle: 0.1))
            .concatenating(center), isGroup: true)),
      comparison("perspective", atLeast: 0.05, turned(by: 0.5)),
      Comparison(
        name: "five turns of a canvas", baseline: turning("drawn anew", renderer),
        candidate: turning("drawn once", keeping), goal: 1.2...1000),
      comparison("blur of 2 points", atLeast: 0.05, filtered(.blur(radius: 2))),
      comparison("blur of 20 points", atLeast: 0.1, filtered(.blur(radius: 20))),
      comparison("blur of 200 points", atLeast: 0.1, filtered(.blur(radius: 200))),
      comparison(
        "opaque blur of 20", atLeast: 0.1, filtered(.blur(radius: 20, isOpaque: true))),
      comparison("saturation", atLeast: 0.3, filtered(.colors(.saturation(0.5)))),
      comparison("hue", atLeast: 0.3, filtered(.colors(.hueRotation(1)))),
      comparison(
        "shadow", atLeast: 0.2,
        filtered(.shadow(color: black, radius: 8, offset: CGSize(width: 0, height: 4)))),
      comparison("multiply", atLeast: 0.5, Layer(still.content, blend: .multiply)),
      comparison("hard light", atLeast: 0.3, Layer(still.content, blend: .hardLight)),
    ]
  }
}
