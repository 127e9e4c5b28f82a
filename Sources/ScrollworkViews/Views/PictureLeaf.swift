package import Foundation
package import ScrollworkDrawing
package import ScrollworkEnvironment
import ScrollworkGeometry
package import ScrollworkLayout

/// A leaf that draws a bitmap image.
struct PictureLeaf: Leaf {
  let asset: ImageAsset?
  let image: Image

  var kind: String { "Image" }
  var isHitInFrame: Bool { true }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = asset?.size ?? CGSize(width: 32, height: 32)
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    asset.map { [.image($0, frame: rect, smooth: image.interpolationQuality != .none)] } ?? []
  }
}

/// A leaf that draws a gray area in place of an image.
package struct PlaceholderLeaf: Leaf {
  /// The size of the missing image; nil fills the proposed size.
  let natural: CGSize?
  let environment: EnvironmentValues

  package init(natural: CGSize?, environment: EnvironmentValues) {
    self.natural = natural
    self.environment = environment
  }

  package var kind: String { "Image" }
  package var isHitInFrame: Bool { true }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    natural ?? proposal.replacingUnspecifiedDimensions()
  }

  /// - Source: chosen, after pictures of iOS: about the gray of an empty field.
  package func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let color = Color(uiColor: .secondarySystemFill).resolve(in: environment)
    return [.fill(Path(rect), .color(color), evenOdd: false)]
  }
}
