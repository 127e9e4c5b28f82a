import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkSymbols

extension Scene {
  /// The assets for code that has no environment: in the appearance and on the device of the scene.
  func assets(_ images: any ImageProviding, noting faults: ShaderFaults) -> SceneAssets {
    let (scale, isRightToLeft) = (scale, layoutDirection == .rightToLeft)
    let isTablet = horizontalSizeClass == .regular && verticalSizeClass == .regular
    return SceneAssets(
      images: images, colorNames: Set(colors.keys),
      traits: ImageTraits(
        scale: scale, isDark: colorScheme == .dark, isRightToLeft: isRightToLeft,
        idiom: isTablet ? .pad : .phone),
      shaders: images.shaders, reportShader: faults.note,
      symbolSize: { name, size, weight in
        let unit = SymbolMetrics.unit(besideTextOf: size)
        let box = SymbolMetrics.box(named: name, isRightToLeft: isRightToLeft, weight: weight)
        return CGSize(
          width: (box.width * unit).ceiled(toScale: scale),
          height: (box.height * unit).ceiled(toScale: scale))
      })
  }
}
