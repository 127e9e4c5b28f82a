import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkViews

extension SceneTree {
  /// The background around a canvas that is smaller than the image.
  ///
  /// - Source: chosen: a gray that is neither the white nor the black of canvases.
  private static let surround = (
    light: Color.Resolved(red: 0.82, green: 0.82, blue: 0.84),
    dark: Color.Resolved(red: 0.17, green: 0.17, blue: 0.18)
  )

  /// The display list of the content of the canvas, in an image of `size` with the canvas centered.
  func framed(_ views: LayerContent, in size: CGSize) -> DisplayList {
    let overlays = overlays
    let content = overlays.isEmpty ? views : LayerContent(views.items + overlays)
    let backdrop = scene.backdrop(in: environment)
    let canvas = scene.canvas
    guard let frame = self.canvas(in: size) else {
      return DisplayList(
        canvas: canvas, scale: scene.scale, background: backdrop, content: content)
    }
    let bounds = Path(CGRect(origin: .zero, size: canvas))
    let background = DisplayItem.command(.fill(bounds, .color(backdrop), evenOdd: false))
    let translation = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return DisplayList(
      canvas: size, scale: scene.scale,
      background: environment.colorScheme == .dark ? Self.surround.dark : Self.surround.light,
      content: LayerContent([
        .layer(
          Layer(
            LayerContent([background] + content.items), transform: translation, clip: bounds))
      ]))
  }

  /// The status bar and the home indicator, if the scene shows them.
  private var overlays: [DisplayItem] {
    guard scene.showsStatusBar else { return [] }
    let level: Double = environment.colorScheme == .dark ? 1 : 0
    // Without room, nothing is drawn there.
    var room = scene.safeArea.mirrored(scene.layoutDirection == .rightToLeft)
    if session.overlays.hidesStatusBar { room.top = 0 }
    if session.overlays.hidesHomeIndicator { room.bottom = 0 }
    return StatusBar(
      screen: scene.canvas, safeArea: room,
      color: Color.Resolved(red: level, green: level, blue: level), text: session.text
    ).items
  }

  /// The canvas in an image of `size`; nil if it is all of it.
  func canvas(in size: CGSize) -> CGRect? {
    let canvas = scene.canvas
    guard size != canvas else { return nil }
    return CGRect(
      x: snapped((size.width - canvas.width) / 2), y: snapped((size.height - canvas.height) / 2),
      width: canvas.width, height: canvas.height)
  }

  /// The length rounded to whole pixels, so that the canvas is drawn as without a frame.
  private func snapped(_ length: CGFloat) -> CGFloat {
    (length * scene.scale).rounded() / scene.scale
  }
}
