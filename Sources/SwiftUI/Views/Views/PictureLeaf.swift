package import Foundation
package import ScrollworkDrawing
package import ScrollworkEnvironment
import ScrollworkGeometry
package import ScrollworkLayout

/// A leaf that draws a picture; one that is missing draws nothing, in no space of its own.
struct PictureLeaf: Leaf {
  var asset: ImageAsset?
  let image: Image
  let environment: EnvironmentValues
  /// The remaining displacement of a stencil's paint in an animation.
  var paintDisplacement: AnimatableVector?

  var kind: String { "Image" }
  var isHitInFrame: Bool { true }
  var parameterValues: [Any] { [(image: asset?.name ?? "none", isResizable: image.isResizable)] }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = asset?.size ?? .zero
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    guard var asset, asset.size.width > 0, asset.size.height > 0 else { return [] }
    asset.slices = image.isResizable ? image.slices ?? asset.slices : nil
    if asset.slices?.isPlain ?? false { asset.slices = nil }
    let smooth = image.interpolationQuality != .none
    guard isTemplate else { return [.image(asset, frame: rect, smooth: smooth)] }
    let paint = shownPaint(in: rect)
    return paint.isClear ? [] : [.template(asset, frame: rect, smooth: smooth, paint)]
  }

  /// Whether only the opacity of the picture counts.
  var isTemplate: Bool {
    image.templateMode.map { $0 == .template } ?? (image.tint != nil || asset?.isTemplate ?? false)
  }

  /// The paint of a stencil at the moment of an animation.
  func shownPaint(in rect: CGRect) -> Paint {
    paint(in: rect).displaced(by: paintDisplacement, in: rect)
  }

  private func paint(in rect: CGRect) -> Paint {
    if let tint = image.tint { return .color(tint.resolve(in: environment)) }
    return environment.foreground.paintAny(in: rect, environment: environment)
  }

  var paint: Paint? { isTemplate ? paint(in: .unit) : nil }

  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    var copy = self
    copy.paintDisplacement = paint?.value(at: time)
    return copy
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
