// At 0.
import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI
import UIKit

private let context = CIContext()

private let flag: UIImage = {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image {
    context in
    UIColor.systemRed.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
    UIColor.systemBlue.setFill()
    context.fill(CGRect(x: 30, y: 0, width: 30, height: 40))
  }
}()

private func picture(_ image: CIImage?) -> UIImage {
  guard let image, let pixels = context.createCGImage(image, from: image.extent) else {
    return UIImage()
  }
  return UIImage(cgImage: pixels)
}

struct CoreImageFixture: View {
  private let image = CIImage(image: flag)

  var body: some View {
    VStack {
      HStack {
        Image(uiImage: flag)
        Image(uiImage: picture(filtered("CIColorInvert")))
        Image(uiImage: picture(sepia))
        Image(uiImage: picture(image?.oriented(.right)))
        Image(uiImage: picture(image?.cropped(to: CGRect(x: 0, y: 10, width: 40, height: 20))))
      }
      HStack {
        Image(uiImage: picture(filtered("CIPhotoEffectMono")))
        Image(uiImage: picture(blurred))
        Image(uiImage: picture(controlled))
      }
      Image(uiImage: picture(code)).interpolation(.none)
      Text("code \(Int(code?.extent.width ?? 0)), keys \(filter("CISepiaTone").inputKeys.count)")
      let right = image?.oriented(.right).extent ?? .zero
      Text("turned \(Int(right.width)) × \(Int(right.height))")
    }
  }

  private func filter(_ name: String) -> CIFilter { CIFilter(name: name) ?? CIFilter.colorInvert() }
  private func filtered(_ name: String) -> CIImage? {
    let filter = filter(name)
    filter.setValue(image, forKey: kCIInputImageKey)
    return filter.outputImage
  }
  private var sepia: CIImage? {
    let filter = CIFilter.sepiaTone()
    (filter.inputImage, filter.intensity) = (image, 0.8)
    return filter.outputImage
  }
  private var blurred: CIImage? {
    image?.clampedToExtent().applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 4])
  }
  private var controlled: CIImage? {
    let filter = filter("CIColorControls")
    filter.setValue(image, forKey: kCIInputImageKey)
    filter.setValue(0.3, forKey: kCIInputSaturationKey)
    filter.setValue(0.2, forKey: kCIInputBrightnessKey)
    return filter.outputImage
  }
  private var code: CIImage? {
    let filter = CIFilter.qrCodeGenerator()
    (filter.message, filter.correctionLevel) = (Data("ferns".utf8), "H")
    return filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
  }
}
