import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkSystem
import ScrollworkUIScrolling

/// The drawing of an image by code; two are equal if they are the same.
///
/// Only the main actor uses its code.
package final class ImageDrawing: @unchecked Sendable {
  let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    let isDrawable = size.width.isFinite && size.height.isFinite
    self.size = isDrawable ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero
    (self.isOpaque, self.renderer) = (isOpaque, renderer)
  }

  /// The items of the drawing, from the origin.
  @MainActor func items(in context: ResolveContext) -> [DisplayItem] {
    let area = CGRect(origin: .zero, size: size)
    var graphics = GraphicsContext(
      CanvasSource(context: context, symbols: []) { _, _ in [] }, clipBounds: area)
    renderer(&graphics)
    let black = DrawCommand.fill(
      Path(area), .color(Color.black.resolve(in: context.environment)), evenOdd: false)
    return (isOpaque ? [.command(black)] : []) + graphics.finish()
  }

  // MARK: Pixels

  /// What the pixels of a drawing depend on.
  private struct Key: Hashable {
    let content: ContentDigest
    let size: CGSize
    let scale: CGFloat
  }

  private static let picturesOfProcess = ProcessValue<[Key: ImageAsset]>(wrappedValue: [:])
  /// The number of pictures that are kept.
  ///
  /// - Source: chosen.
  private static let limit = 64

  /// The drawing as a picture of pixels; nil without a scene, or for one that is empty or too large.
  @MainActor func asset(in context: ResolveContext) -> ImageAsset? {
    picture(of: context.evaluate { items(in: context) }, scale: context.environment.displayScale)
  }

  /// The drawing as a picture, in the scene whose code runs.
  @MainActor func asset() -> ImageAsset? {
    guard let context = ResolveContext.ofScene else { return nil }
    return picture(of: items(in: context), scale: context.environment.displayScale)
  }

  private func picture(of items: [DisplayItem], scale: CGFloat) -> ImageAsset? {
    let key = Key(content: LayerContent(items).digest, size: size, scale: scale)
    if let known = Self.picturesOfProcess.wrappedValue[key] { return known }
    guard let bitmap = DrawnBitmap(items, size: size, scale: scale),
      var asset = SceneAssets.current?.images.image(in: bitmap.png, scale: scale)
    else { return nil }
    asset.size = size
    if Self.picturesOfProcess.wrappedValue.count >= Self.limit {
      Self.picturesOfProcess.wrappedValue = [:]
    }
    Self.picturesOfProcess.wrappedValue[key] = asset
    return asset
  }
}

extension ImageDrawing: Hashable {
  package static func == (one: ImageDrawing, other: ImageDrawing) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ResolveContext {
  /// A place outside of all views, in the environment of the scene whose code runs; nil without one.
  fileprivate static var ofScene: ResolveContext? {
    guard let assets = SceneAssets.current, let session = ResolveSession.recent else { return nil }
    var environment = EnvironmentValues()
    environment.displayScale = assets.traits.scale
    environment.colorScheme = assets.traits.isDark ? .dark : .light
    environment.layoutDirection = assets.traits.isRightToLeft ? .rightToLeft : .leftToRight
    environment.namedColors = session.colors
    return ResolveContext(
      path: ViewPath(), environment: environment, scope: TransactionScope(Transaction()),
      session: session)
  }
}
