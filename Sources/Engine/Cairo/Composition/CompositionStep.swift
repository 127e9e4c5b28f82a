import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// One step of compositing a display list, back to front.
enum CompositionStep {
  /// A bitmap that is drawn over what is beneath it, row by row.
  case bitmap(PlacedBitmap)
  /// A layer that reads the pixels beneath it, with the matrix to device pixels, and the pixels that
  /// may be drawn.
  case backdrop(Layer, CGAffineTransform, visible: PixelRect)
}
