// At 0.1, 0.6, 1.2, 2.4.
import Toast
import UIKit

final class NoteController: UIViewController {
  private let state = UILabel(frame: CGRect(x: 20, y: 20, width: 350, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(state)
    let manager: ToastManager = .shared
    (manager.duration, manager.position, manager.isQueueEnabled) = (0.6, ToastPosition.center, true)
    var style = ToastStyle()
    (style.backgroundColor, style.messageColor) = (.systemIndigo, .yellow)
    (style.displayShadow, style.cornerRadius) = (true, 20)
    view.makeToast("This is a piece of toast")
    view.makeToast(
      "This is a longer message, which wraps at four fifths of the width of its view",
      position: .top,
      title: "Title", image: UIImage(systemName: "star"), style: style
    ) { didTap in
      self.state.text = "second ended, tapped \(didTap)"
      self.view.makeToastActivity(.bottom)
    }
    state.text = "center \(manager.position == .center)"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.3) { self.view.hideToastActivity() }
  }
}

#Preview { NoteController() }
