import Foundation
import Scrollwork
import ScrollworkDrawing

/// Something that a still draws, where it is on the canvas.
struct DrawnCommand {
  let command: DrawCommand
  let frame: CGRect
  /// 0 … 1, with that of all layers around.
  let opacity: Double
  /// What the layers around leave of the canvas.
  let window: CGRect

  /// The picture's name, for a picture.
  var picture: String? {
    if case .image(let asset, _, _) = command { asset.name } else { nil }
  }

  /// What it is filled with, for an outline.
  var fill: Paint? {
    if case .fill(_, let paint, _) = command { paint } else { nil }
  }

  /// The words, for a text.
  var words: String? {
    if case .text(let run, _, _) = command { run.string } else { nil }
  }
}

extension DisplayList {
  /// All that is drawn, back to front.
  var drawn: [DrawnCommand] {
    content.drawn(.identity, opacity: 1, window: CGRect(origin: .zero, size: canvas))
  }
}

extension LayerContent {
  fileprivate func drawn(
    _ place: CGAffineTransform, opacity: Double, window: CGRect
  ) -> [DrawnCommand] {
    items.flatMap { item -> [DrawnCommand] in
      switch item {
      case .command(let command):
        let frame = command.bounds.applying(place)
        return [DrawnCommand(command: command, frame: frame, opacity: opacity, window: window)]
      case .layer(let layer):
        let inner = layer.transform.concatenating(place)
        let cut = layer.clip.map { window.intersection($0.boundingRect.applying(inner)) }
        return layer.content.drawn(
          inner, opacity: opacity * layer.opacity, window: cut ?? window)
      }
    }
  }
}
