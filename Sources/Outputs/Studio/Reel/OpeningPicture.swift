import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The picture of a reel's first still, drawn while the script is still being played.
///
/// It serves every still with an equal display list, and none other.
final class OpeningPicture: Sendable {
  private enum State {
    case waiting
    case drawn(Data)
    case superseded
  }

  private let list: DisplayList
  private let digest: ContentDigest
  private let state = Locked(State.waiting)

  init(_ list: DisplayList) { (self.list, digest) = (list, list.digest) }

  /// Draws the picture, unless a still with an equal display list is being drawn already.
  ///
  /// An error is left to the still, which meets it too.
  func draw(_ render: (DisplayList) throws -> Data) {
    state.withLock { state in
      if case .waiting = state, let data = try? render(list) { state = .drawn(data) }
    }
  }

  /// The picture, if a display list has its digest: waits while it is being drawn; nil if it will not be.
  func picture(of digest: ContentDigest) -> Data? {
    guard digest == self.digest else { return nil }
    return state.withLock { state in
      if case .drawn(let data) = state { return data }
      state = .superseded
      return nil
    }
  }
}
