import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkViews

extension SceneTree {
  /// What is around a canvas that is smaller than the picture.
  ///
  /// - Source: chosen: a gray that is neither the white nor the black of canvases.
  private static let surround = (
    light: Color.Resolved(red: 0.82, green: 0.82, blue: 0.84),
    dark: Color.Resolved(red: 0.17, green: 0.17, blue: 0.18)
  )

  /// The picture of what is drawn on the canvas: the canvas stands in its middle.
  func framed(_ content: LayerContent, in size: CGSize) -> DisplayList {
    let backdrop = scene.backdrop(in: environment)
    let canvas = scene.canvas
    guard size != canvas else {
      return DisplayList(
        canvas: canvas, scale: scene.scale, background: backdrop, content: content)
    }
    let bounds = Path(CGRect(origin: .zero, size: canvas))
    let ground = DisplayItem.command(.fill(bounds, .color(backdrop), evenOdd: false))
    let place = CGAffineTransform(
      translationX: snapped((size.width - canvas.width) / 2),
      y: snapped((size.height - canvas.height) / 2))
    return DisplayList(
      canvas: size, scale: scene.scale,
      background: environment.colorScheme == .dark ? Self.surround.dark : Self.surround.light,
      content: LayerContent([
        .layer(Layer(LayerContent([ground] + content.items), transform: place, clip: bounds))
      ]))
  }

  /// On a whole pixel, so that nothing is drawn otherwise than on a canvas of its own.
  private func snapped(_ length: CGFloat) -> CGFloat {
    (length * scene.scale).rounded() / scene.scale
  }
}
