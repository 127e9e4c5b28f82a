// At 0.02, 0.4, 1.
import SDWebImage
import SDWebImageSwiftUI
import SwiftUI
import UIKit

/// A picture of two halves, blue and orange, 40 × 20 pixels.
@MainActor private let file: URL = {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let data = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData {
    UIColor.blue.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    UIColor.orange.setFill()
    $0.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
  }
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("sdwebimage.png")
  try? data.write(to: url)
  return url
}()

private struct Loaded: UIViewRepresentable {
  let url: URL?
  var options: SDWebImageOptions = []
  var indicator: (any SDWebImageIndicator)?
  var transition: SDWebImageTransition?
  var progress: SDImageLoaderProgressBlock?
  var completed: SDExternalCompletionBlock?

  func makeUIView(context: Context) -> SDAnimatedImageView {
    let view = SDAnimatedImageView()
    view.sd_imageIndicator = indicator
    view.sd_imageTransition = transition
    view.sd_setImage(
      with: url, placeholderImage: UIImage(systemName: "photo"), options: options, context: nil,
      progress: progress, completed: completed)
    return view
  }

  func updateUIView(_ view: SDAnimatedImageView, context: Context) {}
}

struct SDWebImageFixture: View {
  @State private var lines: [String] = []
  private let remote = URL(string: "https://example.org/a.png")

  private func image(_ transformer: any SDImageTransformer) -> some View {
    let context: [SDWebImageContextOption: Any] = [.imageTransformer: transformer]
    return WebImage(url: file, context: context)
  }

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        image(
          SDImageResizingTransformer(size: CGSize(width: 30, height: 30), scaleMode: .aspectFit))
        image(
          SDImageRoundCornerTransformer(
            radius: 10, corners: [.topLeft, .bottomRight] as SDRectCorner, borderWidth: 2,
            borderColor: .red))
        image(SDImageCroppingTransformer(rect: CGRect(x: 10, y: 5, width: 15, height: 15)))
        image(SDImageFlippingTransformer(horizontal: true, vertical: false))
        image(SDImageRotationTransformer(angle: .pi / 4, fitSize: true))
      }
      HStack {
        image(SDImageTintTransformer(color: UIColor.green.withAlphaComponent(0.5)))
        image(SDImageBlurTransformer(radius: 4) as SDImageBaseTransformer)
        image(
          SDImagePipelineTransformer(transformers: [
            SDImageResizingTransformer(
              size: CGSize(width: 20, height: 20), scaleMode: SDImageScaleMode.fill),
            SDImageRotationTransformer(angle: .pi / 2, fitSize: false),
          ]))
        WebImage(url: file, context: [.imageThumbnailPixelSize: CGSize(width: 20, height: 20)])
        AnimatedImage(url: file).resizable().frame(width: 20, height: 20)
      }
      HStack {
        WebImage(url: remote).resizable().placeholder { Text("placeholder") }
          .onFailure { _ in lines.append("failure") }
          .indicator(Indicator.activity).transition(SDWebImageViewTransition.fade(duration: 0.5))
          .frame(width: 100, height: 30)
        WebImage(url: file) { (phase: WebImagePhase) in
          phase.image?.resizable().frame(width: 10, height: 10)
        }
      }
      HStack {
        Loaded(url: file, transition: SDWebImageTransition.fade(duration: 0.8)) {
          image, _, type, _ in
          lines.append("\(image?.size.width ?? 0) \(type == SDImageCacheType.none)")
        }
        .fixedSize()
        Loaded(url: remote, options: .delayPlaceholder, indicator: SDWebImageActivityIndicator.gray)
          .frame(width: 40, height: 40)
      }
      ForEach(lines, id: \.self) { Text($0) }
    }
    .onAppear { load() }
  }

  private func load() {
    SDImageCache.shared.config.maxDiskAge = 60
    let config: SDImageCacheConfig = SDImageCache.shared.config
    let completed: SDInternalCompletionBlock = { image, _, _, _, isFinished, _ in
      SDImageCache.shared.store(image, forKey: "a")
      let kept = SDImageCache.shared.imageFromCache(forKey: "a")
      lines.append("kept \(kept === image), \(isFinished), \(config.maxDiskAge) s")
    }
    let operation: SDWebImageCombinedOperation? = SDWebImageManager.shared.loadImage(
      with: file, progress: nil, completed: completed)
    lines.append("canceled \(operation?.isCancelled ?? true)")
  }
}
