// At 0.06, 0.5, 1.2, 1.9, 2.6, 3.1.
import ProgressHUD
import SwiftUI
import UIKit

final class BackupController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let kind = AnimationType.circleStrokeSpin
    let icons: (LiveIcon, AnimatedIcon) = (.succeed, .added)
    after(0.01) {
      ProgressHUD.colorAnimation = .systemBlue
      ProgressHUD.animate("Some text...", kind)
    }
    after(1) {
      ProgressHUD.colorProgress = .systemOrange
      ProgressHUD.progress("Backing up", 0.42)
    }
    after(1.5) { ProgressHUD.liveIcon("Done", icon: icons.0, delay: 10) }
    after(2) {
      ProgressHUD.banner("Backup", "All files are on the server.", delay: 0.8)
      ProgressHUD.show(icon: icons.1)
    }
    after(2.3) { ProgressHUD.success(delay: 0.4) }
  }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

/// The window of the app.
struct AppWindow: UIViewRepresentable {
  func makeUIView(context: Context) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = BackupController()
    window.makeKeyAndVisible()
    return window
  }

  func updateUIView(_ window: UIWindow, context: Context) {}
}

struct ProgressHUDFixture: View {
  var body: some View { AppWindow().ignoresSafeArea() }
}
