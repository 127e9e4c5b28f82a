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
  private let state = Locked(State.waiting)

  init(_ list: DisplayList) { self.list = list }

  /// Draws the picture, unless a still with an equal display list is being drawn already.
  ///
  /// An error is left to the still, which meets it too.
  func draw(_ render: (DisplayList) throws -> Data) {
    state.withLock { state in
      if case .waiting = state, let data = try? render(list) { state = .drawn(data) }
    }
  }

  /// The picture of a display list: the one drawn, waiting for it if need be, or a new one.
  func picture(of list: DisplayList, _ render: (DisplayList) throws -> Data) throws -> Data {
    guard list.digest == self.list.digest else { return try render(list) }
    let drawn = state.withLock { state -> Data? in
      if case .drawn(let data) = state { return data }
      state = .superseded
      return nil
    }
    return try drawn ?? render(list)
  }
}
