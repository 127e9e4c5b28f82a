// At 0.
import CachedAsyncImage
import SwiftUI
import UIKit

struct CachedAsyncImageFixture: View {
  private let remote = URL(string: "https://example.org/a.png")
  private let file: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("cached.png")
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

  var body: some View {
    VStack {
      CachedAsyncImage(url: file)
      CachedAsyncImage(urlRequest: URLRequest(url: file), scale: 2)
      CachedAsyncImage(url: file, urlCache: .shared) { image in
        image.resizable().frame(width: 10, height: 10)
      } placeholder: {
        Text("never")
      }
      CachedAsyncImage(url: remote) {
        $0
      } placeholder: {
        Text("remote")
      }
      CachedAsyncImage(url: URL(fileURLWithPath: "/none.png")) { phase in
        switch phase {
        case .success(let image): image
        case .failure: Text("failure")
        case .empty: Text("empty")
        }
      }
    }
  }
}
