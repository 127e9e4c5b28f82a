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
/// A layer is kept from its second use on: those that change from still to still wait only a few
/// stills for another use, so that their memory is soon used again, and those that are quickly drawn do
/// not wait. Caching never changes the output: a layer that is missing is drawn with the same pixels.
final class LayerCache: Sendable {
  private struct State {
    var bitmaps: LRUCache<LayerCacheKey, Bitmap>
    /// The bitmaps that were used once, of the last stills.
    var recent: LRUCache<LayerCacheKey, Bitmap>
    /// The layers that were used once.
    var candidates: LRUCache<LayerCacheKey, Void>

    mutating func keep(_ bitmap: Bitmap, for key: LayerCacheKey) {
      bitmaps.insert(bitmap, for: key, cost: bitmap.byteCount + LayerCache.entrySize)
    }
  }

  private let state: Locked<State>

  /// The memory of a key and an entry, in bytes, beside the pixels.
  ///
  /// - Source: chosen; about the sum of their parts. Thousands of small layers have more of it than
  ///   pixels.
  fileprivate static let entrySize = 1024

  /// Creates a cache with a limit in bytes, and a sixteenth of it for layers that were used once.
  init(byteLimit: Int) {
    let part = byteLimit / 16
    state = Locked(
      State(
        bitmaps: LRUCache(limit: byteLimit), recent: LRUCache(limit: part),
        candidates: LRUCache(limit: part)))
  }

  func bitmap(for key: LayerCacheKey) -> Bitmap? {
    state.withLock { state in
      if let known = state.bitmaps.value(for: key) { return known }
      guard let bitmap = state.recent.remove(key) else { return nil }
      state.keep(bitmap, for: key)
      return bitmap
    }
  }

  /// Keeps a bitmap if its layer was used before; one that takes time to draw waits for another use.
  func insert(_ bitmap: Bitmap, for key: LayerCacheKey, isQuicklyDrawn: Bool = false) {
    state.withLock { state in
      guard state.candidates.value(for: key) == nil else { return state.keep(bitmap, for: key) }
      state.candidates.insert((), for: key, cost: Self.entrySize)
      guard !isQuicklyDrawn else { return }
      state.recent.insert(bitmap, for: key, cost: bitmap.byteCount + Self.entrySize)
    }
  }
}
