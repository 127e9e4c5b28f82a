// At 0.1, 0.6, 1.3, 1.7, 2.4.
import MBProgressHUD
import SwiftUI
import UIKit

final class DownloadController: UIViewController, MBProgressHUDDelegate {
  private let state = UILabel(frame: CGRect(x: 20, y: 20, width: 350, height: 24))
  private let task = Progress(totalUnitCount: 10)

  override func viewDidLoad() {
    super.viewDidLoad()
    state.text = "no message was hidden"
    view.addSubview(state)
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.label.text = "Loading"
    hud.detailsLabel.text = "Parsing data\n(1/1)"
    hud.delegate = self
    hud.backgroundView.style = MBProgressHUDBackgroundStyle.solidColor
    hud.backgroundView.color = UIColor(white: 0, alpha: 0.1)
    hud.minShowTime = 0.8
    after(0.5) { MBProgressHUD.hide(for: self.view, animated: true) }
    after(1.1) { self.showProgress(MBProgressHUDMode.annularDeterminate, at: 0.35) }
    after(1.4) { self.showText() }
  }

  private func showProgress(_ mode: MBProgressHUDMode, at value: Float) {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    (hud.mode, hud.animationType) = (mode, MBProgressHUDAnimation.zoomOut)
    hud.progressObject = task
    task.completedUnitCount = 4
    hud.contentColor = .systemBlue
    (hud.offset, hud.minSize) = (CGPoint(x: 0, y: -200), CGSize(width: 150, height: 100))
    hud.button.setTitle("Cancel", for: .normal)
    let background: MBBackgroundView = hud.bezelView
    background.blurEffectStyle = .systemThinMaterial
    hud.completionBlock = { [weak self] in self?.state.text = "complete" }
    hud.hide(animated: true, afterDelay: 0.9)
  }

  private func showText() {
    let hud = MBProgressHUD.showAdded(to: view, animated: false)
    (hud.mode, hud.isSquare, hud.margin) = (.text, true, 10)
    hud.bezelView.style = .solidColor
    hud.bezelView.color = .black
    hud.contentColor = .white
    hud.label.text = "Message here!"
    hud.hide(animated: false, afterDelay: 0.5)
  }

  func hudWasHidden(_ hud: MBProgressHUD) { state.text = "\(hud.label.text ?? "") was hidden" }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

#Preview { DownloadController() }
