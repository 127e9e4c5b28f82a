// At 0.
import SwiftUI
import UIKit
import URLImage

struct URLImageFixture: View {
  private let remote = URL(string: "https://example.org/a.png") ?? URL(fileURLWithPath: "/")
  private let missing = URL(fileURLWithPath: "/none.png")
  private let file: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("urlimage.png")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
    let data = renderer.pngData {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    try? data.write(to: url)
    return url
  }()
  private let resize: any ImageProcessing = Resize(size: CGSize(width: 10, height: 10))

  private func picture(_ proxy: ImageProxy) -> some View {
    proxy.image.resizable().frame(width: 30, height: 30)
  }

  private func text(_ progress: DownloadProgressWrapper) -> Text {
    Text("progress \(progress.progress ?? -1)")
  }

  var body: some View {
    VStack {
      URLImage(file) { $0.resizable().frame(width: 10, height: 10) }
      URLImage(url: remote) { $0 }
      URLImage(remote) {
        Text("empty")
      } inProgress: { progress in
        Text(progress == nil ? "in progress" : "none")
      } failure: { _, _ in
        Text("failure")
      } content: {
        $0
      }
      URLImage(missing) { error, _ in
        Text("failed")
      } content: {
        $0
      }
      URLImage(
        file, processors: [resize], placeholder: Image(systemName: "photo"), content: picture)
      URLImage(remote, placeholder: text)
    }
  }
}
