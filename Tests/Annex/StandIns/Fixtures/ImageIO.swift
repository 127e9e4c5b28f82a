// At 0.
import ImageIO
import SwiftUI
import UIKit

private let data: Data = {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: 80, height: 40)
  return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
    UIColor.systemGreen.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
  }
}()

struct ImageIOFixture: View {
  var body: some View {
    VStack {
      if let source: CGImageSource = CGImageSourceCreateWithData(data as CFData, nil) {
        if let whole = CGImageSourceCreateImageAtIndex(source, 0, nil) {
          Image(uiImage: UIImage(cgImage: whole)).border(.gray)
        }
        if let small = thumbnail(of: source) { Image(uiImage: UIImage(cgImage: small)) }
        Text("images \(CGImageSourceGetCount(source))")
        Text("width \(width(of: source)), turned \(CGImagePropertyOrientation.right.rawValue)")
      }
      Text("missing \(CGImageSourceCreateWithURL(URL(filePath: "/none.png") as CFURL, nil) == nil)")
    }
  }

  private func thumbnail(of source: CGImageSource) -> CGImage? {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
    ]
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
  }
  private func width(of source: CGImageSource) -> Int {
    let words = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    return words?[kCGImagePropertyPixelWidth] as? Int ?? 0
  }
}
