import Foundation
import ScrollworkDrawing
import ScrollworkStudio

/// The encoder of pages that play a reel, which keeps the display lists of all frames.
struct PlayerEncoder: FrameEncoder {
  let name: String
  let rate: FrameRate
  let canvas: CGSize
  let showsTouches: Bool
  let renderer: any DisplayListRendering
  /// The path in messages.
  let path: String

  func encode(_ frames: FrameQueue, to file: URL) async throws {
    var options = AnimatedSVG.Options()
    (options.playsByItself, options.passes) = (false, 1)
    var picture = AnimatedSVG(rate: rate, options: options)
    var dark: AnimatedSVG?
    var numbers = PlayerNumbers()
    while let frame = await frames.take() {
      // The page draws the fingers, which readers can hide.
      try picture.add(frame.frame.withoutFingers)
      if let darkFrame = frame.dark {
        if dark == nil { dark = AnimatedSVG(rate: rate, options: options) }
        try dark?.add(darkFrame.withoutFingers)
      }
      numbers.add(frame.frame)
    }
    try Task.checkCancellation()
    let page = PlayerPage(
      name: name, rate: rate, canvas: canvas, showsTouches: showsTouches, numbers: numbers)
    let document = try page.document(picture.finish(renderer, dark: dark))
    let file = try OpenFile(file, .over, as: path)
    defer { file.close() }
    try file.write(document)
    try file.finish()
  }
}

extension FilmFrame {
  /// The frame for pages that draw the fingers themselves.
  fileprivate var withoutFingers: FilmFrame {
    FilmFrame(number: number, samples: [untouched ?? list])
  }
}
