// At 0.06, 0.5, 1.2, 2.1, 2.5, 3.5.
import SVProgressHUD
import SwiftUI
import UIKit

final class UploadController: UIViewController {
  private let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    state.frame = CGRect(x: 20, y: 80, width: 350, height: 24)
    view.addSubview(state)
    let (style, mask) = (SVProgressHUDStyle.dark, SVProgressHUDMaskType.black)
    SVProgressHUD.setDefaultStyle(style)
    SVProgressHUD.setDefaultMaskType(mask)
    SVProgressHUD.setDefaultAnimationType(SVProgressHUDAnimationType.native)
    after(0.01) { SVProgressHUD.show(withStatus: "Uploading") }
    after(0.02) { self.say() }
    after(1) {
      SVProgressHUD.setDefaultMaskType(.gradient)
      SVProgressHUD.showProgress(0.6, status: "60 %")
    }
    after(1.5) { SVProgressHUD.show() }
    after(1.8) { SVProgressHUD.popActivity() }
    after(1.9) { SVProgressHUD.dismiss { self.say() } }
    after(2.2) {
      SVProgressHUD.setMinimumDismissTimeInterval(0.5)
      SVProgressHUD.setMaximumDismissTimeInterval(1)
      SVProgressHUD.setForegroundColor(.white)
      SVProgressHUD.setBackgroundColor(.systemBlue)
      SVProgressHUD.showSuccess(withStatus: "A long message about the end, in two lines")
      self.say()
    }
    after(3.4) { self.say() }
  }

  private func say() {
    let seconds = SVProgressHUD.displayDuration(for: "1234567890")
    state.text = "visible \(SVProgressHUD.isVisible()), \(seconds) s"
  }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

/// The window of the app.
struct AppWindow: UIViewRepresentable {
  func makeUIView(context: Context) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UploadController()
    window.makeKeyAndVisible()
    return window
  }

  func updateUIView(_ window: UIWindow, context: Context) {}
}

struct SVProgressHUDFixture: View {
  var body: some View { AppWindow().ignoresSafeArea() }
}
