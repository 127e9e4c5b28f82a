// At 0, 0.5.
import Kingfisher
import SwiftUI
import UIKit

/// A picture of two halves, blue and orange, 40 × 20 pixels.
@MainActor private let data: Data = {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData {
    UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
    $0.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
  }
}()

/// A processor of the app's own.
private struct Upside: ImageProcessor {
  let identifier = "upside"

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    switch item {
    case .image(let image): image.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: .left) }
    case .data: (DefaultImageProcessor.default |> self).process(item: item, options: options)
    }
  }
}

struct KingfisherFixture: View {
  private let file: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("kingfisher.png")
    try? data.write(to: url)
    return url
  }()
  private let missing = URL(fileURLWithPath: "/none.png")
  private let remote = URL(string: "https://example.org/a.png")
  @State private var isLoaded = false
  @State private var lines: [String] = []

  /// The looks of all pictures.
  private func cell<Picture: KFImageProtocol>(_ picture: Picture) -> some View {
    picture.resizable().frame(width: 20, height: 20)
  }

  private func king(_ key: String = "data") -> KFImage { .data(data, cacheKey: key) }

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        KFImage(file, options: nil, isLoaded: $isLoaded)
        KFImage(source: .provider(LocalFileImageDataProvider(fileURL: file))).scaleFactor(2)
        king().roundCorner(
          radius: .heightFraction(0.5), roundingCorners: RectCorner.topLeft.union(.bottomRight))
        king().setProcessor(RoundCornerImageProcessor(cornerRadius: 8, backgroundColor: .black))
      }
      HStack {
        king().blur(radius: 4)
        king().tint(color: UIColor.red.withAlphaComponent(0.5))
        king().overlay(color: .green, fraction: 0.75)
        king().blackWhite()
      }
      HStack {
        king().downsampling(size: CGSize(width: 20, height: 20))
        king().resizing(referenceSize: CGSize(width: 30, height: 30), mode: .aspectFill)
        king().cropping(size: CGSize(width: 10, height: 30), anchor: CGPoint(x: 1, y: 0))
        king().setProcessors([Upside(), BlurImageProcessor(blurRadius: 1)])
        KFImage(file, options: [.processor(BlendImageProcessor(blendMode: .multiply, alpha: 0.5))])
      }
      HStack {
        KFImage(remote).placeholder { Text("remote") }.resizable().fade(duration: 1)
          .onFailure { lines.append("failure \($0.errorCode)") }.frame(width: 60, height: 20)
        KFImage(missing).onFailureView { Text("missing") }
        KFImage(missing).onFailureImage(UIImage(data: data)).fixedSize()
        cell(KFAnimatedImage(file))
      }
      Text(isLoaded ? "loaded" : "loading")
      ForEach(lines, id: \.self) { Text($0) }
    }
    .onAppear { lines.append(checks) }
  }

  /// Processors, by a pixel of the left half of what they make.
  private var checks: String {
    let options = KingfisherParsedOptionsInfo([.scaleFactor(1)])
    let processors: [(any ImageProcessor, UIColor)] = [
      (BlackWhiteProcessor(), gray(96)), (Upside(), UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)),
      (TintImageProcessor(tint: .red), .red),
      (OverlayImageProcessor(overlay: .red, fraction: 0), .red),
      (RoundCornerImageProcessor(radius: Radius.widthFraction(0.5)), .clear),
      (CroppingImageProcessor(size: CGSize(width: 20, height: 9)), .blue),
      (ColorControlsProcessor(brightness: 1, contrast: 1, saturation: 1, inputEV: 0), .white),
      (DownsamplingImageProcessor(size: CGSize(width: 4, height: 4)), .blue),
      (ResizingImageProcessor(referenceSize: CGSize(width: 9, height: 9)), .blue),
    ]
    return processors.map { processor, color in
      let image = processor.process(item: .data(data), options: options)
      let pixel = image?.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      let isRight = pixel.map { UIImage(cgImage: $0).pngData() == square(color).pngData() }
      return isRight ?? false ? "+" : "-"
    }.joined()
  }

  private func gray(_ level: CGFloat) -> UIColor { UIColor(white: level / 255, alpha: 1) }

  private func square(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
