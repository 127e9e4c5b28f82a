import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// A still on a page: its picture, or a part of it, in a frame with round corners.
struct StillPanel {
  /// The still.
  let still: Still
  /// The frame on the page.
  let frame: CGRect
  /// The part of the canvas that fills the frame; nil for the whole picture.
  var crop: CGRect?

  /// The part of the picture that fills the frame, in points of the picture.
  private var part: CGRect {
    crop?.offsetBy(dx: canvasOrigin.x, dy: canvasOrigin.y)
      ?? CGRect(origin: .zero, size: still.displayList.canvas)
  }

  /// The origin of the canvas: one smaller than the picture is centered in it.
  private var canvasOrigin: CGPoint { still.report.canvas?.origin ?? .zero }

  /// The factor from points of the canvas to points of the page.
  var factor: CGFloat { frame.width / part.width }

  /// The transform from the canvas of the scene to the page.
  var map: CGAffineTransform {
    CGAffineTransform(translationX: canvasOrigin.x, y: canvasOrigin.y).concatenating(pictureMap)
  }

  /// The transform from the picture to the page: a frame on whole pixels need not have exactly the
  /// shape of the picture.
  private var pictureMap: CGAffineTransform {
    let part = part
    let (across, down) = (frame.width / part.width, frame.height / part.height)
    return CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: frame.minX - part.minX * across,
      ty: frame.minY - part.minY * down)
  }

  /// The outline of the picture.
  func outline(_ theme: FigureTheme) -> Path {
    Path(roundedRect: frame, cornerRadius: corner(theme))
  }

  private func corner(_ theme: FigureTheme) -> CGFloat {
    min(theme.corner, 0.09 * min(frame.width, frame.height))
  }

  /// The picture, clipped to round corners, with an opacity.
  func picture(_ theme: FigureTheme, opacity: Double = 1) -> [DisplayItem] {
    let list = still.displayList
    let whole = CGRect(origin: .zero, size: list.canvas)
    // The backdrop of materials is the canvas alone, as in a still: the layer is a group.
    let content = LayerContent([
      .layer(
        Layer(
          LayerContent([
            .command(.fill(Path(whole), .color(list.background), evenOdd: false)),
            .layer(Layer(list.content)),
          ]), clip: Path(whole), isGroup: true))
    ])
    return [
      .layer(
        Layer(
          content, transform: pictureMap, opacity: opacity,
          clip: Path(roundedRect: part, cornerRadius: corner(theme) / factor)))
    ]
  }

  /// Draws the picture with its frame.
  func draw(on page: inout FigurePage) {
    page.draw(picture(page.theme))
    keepWords(on: &page)
    drawFrame(on: &page)
  }

  /// Registers the lines of text in the picture.
  func keepWords(on page: inout FigurePage) {
    page.keepWords(of: still.displayList.content, pictureMap, in: frame)
  }

  /// Draws the frame around the picture.
  func drawFrame(on page: inout FigurePage) {
    page.stroke(outline(page.theme), page.palette.line)
  }
}
