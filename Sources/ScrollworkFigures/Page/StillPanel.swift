import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// A still on a page: its picture in a frame with round corners.
struct StillPanel {
  /// The still.
  let still: Still
  /// The frame on the page.
  let frame: CGRect

  /// The factor from points of the canvas to points of the page.
  var factor: CGFloat { frame.width / still.displayList.canvas.width }
  /// The transform from the canvas of the scene to the page.
  var map: CGAffineTransform {
    // A canvas smaller than the picture is centered in it.
    let origin = still.report.canvas?.origin ?? .zero
    return CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: frame.minX + origin.x * factor,
      ty: frame.minY + origin.y * factor)
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
    // A group: materials blur what is on the canvas only, as in a still.
    let content = LayerContent([
      .layer(
        Layer(
          LayerContent([
            .command(.fill(Path(whole), .color(list.background), evenOdd: false)),
            .layer(Layer(list.content)),
          ]), clip: Path(whole), isGroup: true))
    ])
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: frame.minX, ty: frame.minY)
    return [
      .layer(
        Layer(
          content, transform: place, opacity: opacity,
          clip: Path(roundedRect: whole, cornerRadius: corner(theme) / factor)))
    ]
  }

  /// Draws the picture with its frame.
  func draw(on page: inout FigurePage) {
    page.draw(picture(page.theme))
    page.stroke(outline(page.theme), page.palette.line)
  }
}
