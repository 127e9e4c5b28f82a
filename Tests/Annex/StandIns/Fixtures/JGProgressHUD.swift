// At 1.9.
import JGProgressHUD
import SwiftUI
import UIKit

private final class Screen: UIView {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    show(.dark, JGProgressHUDPosition.topLeft, JGProgressHUDIndeterminateIndicatorView(), "Busy")
    show(.light, .topRight, JGProgressHUDSuccessIndicatorView(), "Done")
    show(.light, .center, JGProgressHUDErrorIndicatorView(), "Gone").dismiss(afterDelay: 0.4)
    show(JGProgressHUDStyle.extraLight, .centerLeft, JGProgressHUDErrorIndicatorView(), "Error")
    let ring = show(.dark, .centerRight, JGProgressHUDRingIndicatorView(), "Ring")
    ring.setProgress(0.25, animated: false)
    ring.detailTextLabel.text = "25 %"
    ring.interactionType = JGProgressHUDInteractionType.blockNoTouches
    let pie: JGProgressHUDIndicatorView = JGProgressHUDPieIndicatorView()
    show(.dark, .bottomLeft, pie, "Pie").progress = 0.75
    let star = UIImage(systemName: "star") ?? UIImage()
    show(.dark, .bottomRight, JGProgressHUDImageIndicatorView(image: star), "Star")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [self] in
      label.text = "\(JGProgressHUD.allProgressHUDs(in: self).count) messages \(ring.isVisible)"
    }
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult private func show(
    _ style: JGProgressHUDStyle, _ position: JGProgressHUDPosition,
    _ indicator: JGProgressHUDIndicatorView, _ text: String
  ) -> JGProgressHUD {
    let hud = JGProgressHUD(style: style)
    hud.textLabel.text = text
    hud.indicatorView = indicator
    hud.position = position
    hud.show(in: self)
    return hud
  }
}

private struct Host: UIViewRepresentable {
  func makeUIView(context: Context) -> Screen { Screen() }
  func updateUIView(_ view: Screen, context: Context) {}
}

struct JGProgressHUDFixture: View {
  var body: some View { Host() }
}
