import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkSystem

/// The inputs that determine the pixels of a rasterized layer.
struct LayerCacheKey: Hashable, Sendable {
  /// The content and the range of its items.
  var digest: ContentDigest
  var items: Range<Int>
  /// The linear part of the matrix; the phase is in steps of ``Placement/grid``.
  var linear: [CGFloat]
  var phaseX: Int
  var phaseY: Int
  var filters: [Layer.Filter]
  var clip: Path?
  var mask: ContentDigest?
  var projection: ProjectionTransform?
  /// The pixels of the bitmap.
  var bitmapFrame: PixelRect
  /// The area of the canvas in pixels, relative to which nested layers are large.
  var canvasArea: CGFloat
}

/// A cache of rasterized layers, safe to use from several threads.
///
/// A layer is kept from its second use on: those that change from still to still are never kept, and
/// their memory is used again at once. Caching never changes the output: a layer that is missing is
/// drawn with the same pixels.
final class LayerCache: Sendable {
  private struct State {
    var bitmaps: LRUCache<LayerCacheKey, Bitmap>
    /// The layers that were used once.
    var candidates: LRUCache<LayerCacheKey, Void>
  }

  private let state: Locked<State>

  /// The memory of a key and an entry, in bytes, beside the pixels.
  ///
  /// - Source: chosen; about the sum of their parts. Thousands of small layers have more of it than
  ///   pixels.
  private static let entrySize = 1024

  /// Creates a cache with a limit in bytes, a sixteenth of it for layers that were used once.
  init(byteLimit: Int) {
    state = Locked(
      State(bitmaps: LRUCache(limit: byteLimit), candidates: LRUCache(limit: byteLimit / 16)))
  }

  func bitmap(for key: LayerCacheKey) -> Bitmap? {
    state.withLock { $0.bitmaps.value(for: key) }
  }

  /// Keeps a bitmap if its layer was used before.
  func insert(_ bitmap: Bitmap, for key: LayerCacheKey) {
    state.withLock { state in
      guard state.candidates.value(for: key) != nil else {
        return state.candidates.insert((), for: key, cost: Self.entrySize)
      }
      state.bitmaps.insert(bitmap, for: key, cost: bitmap.byteCount + Self.entrySize)
    }
  }
}
