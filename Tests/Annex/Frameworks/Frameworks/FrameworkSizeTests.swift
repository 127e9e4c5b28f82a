import Foundation
import ScrollworkAVKit
import ScrollworkAuthenticationServices
import ScrollworkMediaPlayer
import ScrollworkPDFKit
import ScrollworkUIScrolling
import ScrollworkWebKit
import Testing

@MainActor @Suite struct `Views of frameworks` {
  @Test(arguments: [CGFloat(0), 100, 390])
  func `keep their size when they fit it`(width: CGFloat) {
    let views = [
      WKWebView(), PDFView(), MPVolumeView(), AVRoutePickerView(), ASAuthorizationAppleIDButton(),
    ]
    for view in views {
      view.frame = CGRect(x: 1, y: 2, width: width, height: 20)
      view.sizeToFit()
      #expect(view.frame == CGRect(x: 1, y: 2, width: width, height: 20))
    }
  }
}
