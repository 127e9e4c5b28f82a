public import Foundation
public import ScrollworkDrawing
public import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews
import ScrollworkGeometry

/// Draws views into a picture, as they are when they appear.
///
/// The views are played as a scene of their own: what they read of an environment is the default.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// The views.
  public var content: Content
  /// The size that is proposed to the views.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts.
  public var isOpaque = false

  /// Creates a renderer of views.
  public init(content: Content) { self.content = content }

  /// The picture; nil outside of a scene, or for views without size.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The pixels of the picture; nil outside of a scene, or for views without size.
  public var cgImage: CGImage? {
    guard let ports = StagePorts.current else { return nil }
    let measure = SizeBox()
    nonisolated(unsafe) let content = content
    let proposal = proposedSize
    let first = Scene("measured") { Measured(box: measure, proposal: proposal) { content } }
    _ = Stage(first, text: ports.text, images: ports.images).still(at: 0)
    let size = measure.size
    guard size.width > 0, size.height > 0 else { return nil }
    let scene = Scene("rendered", canvas: size, scale: scale) {
      Measured(box: measure, proposal: proposal) { content }
    }
    let list = Stage(scene, text: ports.text, images: ports.images).still(at: 0).displayList
    var items = list.content.items
    if isOpaque {
      let black = Color.Resolved(red: 0, green: 0, blue: 0)
      let ground = DrawCommand.fill(
        Path(CGRect(origin: .zero, size: size)), .color(black), evenOdd: false)
      items.insert(.command(ground), at: 0)
    }
    return DrawnBitmap(items, size: size, scale: scale).flatMap { CGImage($0) }
  }
}

/// A size that a layout has found.
private final class SizeBox: @unchecked Sendable {
  var size = CGSize.zero
}

/// Proposes a size to a view, and keeps the size that it takes.
private struct Measured: Layout {
  let box: SizeBox
  let proposal: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    box.size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
    return box.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}
