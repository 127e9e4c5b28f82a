import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A picture as it is seen.
struct PictureLeaf: Leaf {
  let asset: ImageAsset?
  let image: Image

  var kind: String { "Image" }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = asset?.size ?? CGSize(width: 32, height: 32)
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    asset.map { [.image($0, frame: rect, smooth: image.smoothness != .none)] } ?? []
  }
}

/// A gray area in the place of a picture.
struct PlaceholderLeaf: Leaf {
  /// Nil for all the room that is offered.
  let natural: CGSize?
  let environment: EnvironmentValues

  var kind: String { "Image" }

  func size(for proposal: ProposedViewSize) -> CGSize {
    natural ?? proposal.replacingUnspecifiedDimensions()
  }

  /// - Source: chosen, after pictures of iOS: about the gray of an empty field.
  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let color = Color(uiColor: .secondarySystemFill).resolve(in: environment)
    return [.fill(Path(rect), .color(color), evenOdd: false)]
  }
}
