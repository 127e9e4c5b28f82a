// At 0.1, 0.4, 0.9, 1.6.
import NVActivityIndicatorView
import SwiftUI
import UIKit

final class SyncController: UIViewController, NVActivityIndicatorViewable {
  private let state = UILabel(frame: CGRect(x: 20, y: 80, width: 350, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let kind = NVActivityIndicatorType.circleStrokeSpin
    let indicator = NVActivityIndicatorView(
      frame: CGRect(x: 40, y: 140, width: 60, height: 60), type: kind, color: .systemRed,
      padding: 10)
    let blank = NVActivityIndicatorView(
      frame: CGRect(x: 140, y: 140, width: 60, height: 60), type: .lineScale)
    for part in [state, indicator, blank] { view.addSubview(part) }
    indicator.startAnimating()
    state.text =
      "\(indicator.isAnimating) \(blank.isAnimating), \(NVActivityIndicatorType.allCases.count)"
    after(0.2) { self.cover() }
    after(0.5) { NVActivityIndicatorPresenter.sharedInstance.setMessage("Authenticating...") }
    after(0.6) {
      let fade: FadeOutAnimation = NVActivityIndicatorView.DEFAULT_FADE_OUT_ANIMATION
      self.stopAnimating(fade)
      self.say()
    }
    after(1.5) { self.say() }
  }

  private func cover() {
    let fade: FadeInAnimation = NVActivityIndicatorView.DEFAULT_FADE_IN_ANIMATION
    NVActivityIndicatorView.DEFAULT_BLOCKER_MESSAGE_SPACING = 20
    let data = ActivityData(
      size: CGSize(width: 40, height: 40), message: "Loading", type: .squareSpin,
      color: .systemYellow,
      minimumDisplayTime: 400, textColor: .white)
    NVActivityIndicatorPresenter.sharedInstance.startAnimating(
      data, fade)
  }

  private func say() { state.text = "animating \(isAnimating)" }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

/// The window of the app.
struct AppWindow: UIViewRepresentable {
  func makeUIView(context: Context) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SyncController()
    window.makeKeyAndVisible()
    return window
  }

  func updateUIView(_ window: UIWindow, context: Context) {}
}

struct NVActivityIndicatorViewFixture: View {
  var body: some View { AppWindow().ignoresSafeArea() }
}
