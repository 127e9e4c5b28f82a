// At 0.02, 0.3, 1.
import Nuke
import NukeExtensions
import NukeUI
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
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("nuke.png")
  try? data.write(to: url)
  return url
}()

private struct Loaded: UIViewRepresentable {
  let request: any ImageRequestConvertible
  let options: ImageLoadingOptions

  func makeUIView(context: Context) -> UIImageView {
    let view = UIImageView()
    let task: ImageTask? = loadImage(with: request, options: options, into: view)
    task?.priority = .high
    return view
  }

  func updateUIView(_ view: UIImageView, context: Context) {}
}

struct NukeFixture: View {
  @StateObject private var fetched = FetchImage()
  @State private var lines: [String] = []
  private let remote = URL(string: "https://example.org/a.png")
  private let resize = ImageProcessors.Resize(
    size: CGSize(width: 20, height: 20), unit: .pixels, crop: true)
  private let prefetcher = ImagePrefetcher()

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        LazyImage(url: file).processors([resize])
        LazyImage(request: ImageRequest(url: file, processors: [ImageProcessors.Circle()]))
        LazyImage(url: file).processors([
          ImageProcessors.RoundedCorners(
            radius: 8, unit: .pixels,
            border: ImageProcessingOptions.Border(color: .red, width: 4, unit: .pixels))
        ])
        LazyImage(url: file).processors([ImageProcessors.GaussianBlur(radius: 4)])
        LazyImage(url: file).processors([.resize(width: 10, unit: .pixels), .circle()])
        LazyImage(url: file, resizingMode: ImageResizingMode.aspectFit).frame(width: 30)
      }
      HStack {
        LazyImage(url: remote) { (state: LazyImageState) in
          Text(state.error == nil ? "loading \(state.isLoading)" : "failure")
        }
        .onCompletion { if case .failure = $0 { lines.append("no network") } }
        .onDisappear(LazyImage.DisappearBehavior.lowerPriority)
        fetched.image
      }
      HStack {
        Loaded(
          request: file,
          options: ImageLoadingOptions(
            placeholder: UIImage(systemName: "photo"), transition: .fadeIn(duration: 0.5))
        ).fixedSize()
        Loaded(
          request: ImageRequest(url: remote, priority: ImageRequest.Priority.low),
          options: ImageLoadingOptions(
            failureImage: UIImage(systemName: "xmark"),
            contentModes: ImageLoadingOptions.ContentModes(
              success: .center, failure: .center, placeholder: .center))
        ).frame(width: 40, height: 40)
      }
      ForEach(lines, id: \.self) { Text($0) }
    }
    .onAppear {
      prefetcher.startPrefetching(with: [file])
      fetched.processors = [
        .composition([
          .resize(height: 10, unit: .pixels), ImageProcessors.Anonymous(id: "same") { $0 },
        ])
      ]
      fetched.load(file)
      ImagePipeline.shared.loadImage(with: file) { (result: Result<ImageResponse, _>) in
        let container: ImageContainer? = (try? result.get())?.container
        lines.append("\(container?.image.size ?? .zero)")
      }
    }
  }
}
