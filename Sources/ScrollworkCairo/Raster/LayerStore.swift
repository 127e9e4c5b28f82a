import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Synchronization

/// Everything the pixels of a drawn layer depend on.
struct LayerKey: Hashable, Sendable {
  /// What is drawn: a run of a content's items.
  var digest: ContentDigest
  var items: Range<Int>
  /// How: the linear part and the phase of the matrix, the latter in steps of ``Placement/grid``.
  var linear: [CGFloat]
  var phaseX: Int
  var phaseY: Int
  var filters: [Layer.Filter]
  var clip: Path?
  var mask: ContentDigest?
  var projection: ProjectionTransform?
  /// Which pixels of it.
  var cut: PixelRect
  /// The pixels of the canvas, by which layers within are held to be large.
  var canvasArea: CGFloat
}

/// Drawn layers by what their pixels depend on, for any number of threads.
///
/// Keeping is without consequence: whoever asks for a layer that is not here draws the same pixels.
final class LayerStore: Sendable {
  private let bitmaps: Mutex<RecencyStore<LayerKey, Bitmap>>

  /// A store of at most so many bytes of pixels.
  init(byteLimit: Int) { bitmaps = Mutex(RecencyStore(limit: byteLimit)) }

  func bitmap(for key: LayerKey) -> Bitmap? { bitmaps.withLock { $0.value(for: key) } }

  func keep(_ bitmap: Bitmap, for key: LayerKey) {
    bitmaps.withLock { $0.keep(bitmap, for: key, cost: max(1, bitmap.byteCount)) }
  }
}
