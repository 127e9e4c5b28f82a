import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkScript

/// A picture among the scene's images, in the file for the device and its appearance.
struct PictureContent: ImageContent {
  let name: String
  let location: SourceLocation

  static func == (first: PictureContent, second: PictureContent) -> Bool {
    first.name == second.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    let images = context.session.images
    let asset = images.image(named: name, for: ImageTraits(context.environment))
    if asset == nil {
      context.session.report(
        .missingImage(
          name: name, nearest: NearestWord.nearest(to: name, among: images.imageNames),
          at: "\(location)"),
        in: context.path)
    }
    return image.leaf(of: asset, in: context)
  }
}

/// A picture that is known already.
struct AssetContent: ImageContent {
  let asset: ImageAsset?

  var name: String { asset?.name ?? "" }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    image.leaf(of: asset, in: context)
  }
}

/// A gray area in place of an image.
struct PlaceholderContent: ImageContent {
  var name: String { "" }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    PlaceholderLeaf(natural: nil, environment: context.environment)
  }
}

extension Image {
  /// The leaf of a picture with the options of this image.
  @MainActor fileprivate func leaf(of asset: ImageAsset?, in context: ResolveContext) -> any Leaf {
    if context.environment.redactionReasons.contains(.placeholder) {
      return PlaceholderLeaf(
        natural: isResizable ? nil : asset?.size ?? .zero, environment: context.environment)
    }
    return PictureLeaf(asset: asset, image: self, environment: context.environment)
  }
}

extension ImageTraits {
  /// The device and the appearance of a place.
  init(_ environment: EnvironmentValues) {
    self.init(
      scale: environment.displayScale, isDark: environment.colorScheme == .dark,
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      idiom: environment.isTablet ? .pad : .phone, language: environment.textLocale.tag)
  }
}

extension EnvironmentValues {
  /// Whether the device is a tablet, as its size classes say.
  fileprivate var isTablet: Bool {
    horizontalSizeClass == .regular && verticalSizeClass == .regular
  }
}
