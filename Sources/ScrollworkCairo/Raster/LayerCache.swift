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
/// Caching never changes the output: a layer that is missing is drawn with the same pixels.
final class LayerCache: Sendable {
  private let bitmaps: Locked<LRUCache<LayerCacheKey, Bitmap>>

  /// The memory of a key and an entry, in bytes, beside the pixels.
  ///
  /// - Source: chosen; about the sum of their parts. Thousands of small layers have more of it than
  ///   pixels.
  private static let entrySize = 1024

  /// Creates a cache with a limit in bytes.
  init(byteLimit: Int) { bitmaps = Locked(LRUCache(limit: byteLimit)) }

  func bitmap(for key: LayerCacheKey) -> Bitmap? { bitmaps.withLock { $0.value(for: key) } }

  func insert(_ bitmap: Bitmap, for key: LayerCacheKey) {
    bitmaps.withLock { $0.insert(bitmap, for: key, cost: bitmap.byteCount + Self.entrySize) }
  }
}
