import ScrollworkDrawing
import ScrollworkEnvironment

extension Scene {
  /// The assets for code that has no environment: in the appearance and on the device of the scene.
  func assets(_ images: any ImageProviding) -> SceneAssets {
    let isTablet = horizontalSizeClass == .regular && verticalSizeClass == .regular
    return SceneAssets(
      images: images, colorNames: Set(colors.keys),
      traits: ImageTraits(
        scale: scale, isDark: colorScheme == .dark,
        isRightToLeft: layoutDirection == .rightToLeft, idiom: isTablet ? .pad : .phone))
  }
}
