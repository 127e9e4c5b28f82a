import Scrollwork

extension MeasuredViews {
  @CaseViews static var uiControls: [CaseView] {
    fitted("a slider") { UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 0)) }
    fitted("a stepper") { UIStepper() }
    fitted("an activity indicator") { UIActivityIndicatorView(style: .medium) }
    fitted("a large activity indicator") { UIActivityIndicatorView(style: .large) }
    fitted("a switch") { UISwitch() }
    fitted("a search bar") { UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0)) }
    fitted("a toolbar keeps its width") {
      UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    }
    fitted("a label wraps in its width") {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 10))
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 17)
      label.text = "The quick brown fox jumps over the lazy dog"
      return label
    }
    CaseView("a line of a text view") {
      UIKitCase { root in
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
        view.font = .systemFont(ofSize: 17)
        view.text = "Hg"
        view.frame.size.height = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
        root.addSubview(view.marked("control"))
      }
    }
  }

  /// A case about the size that a control takes to fit.
  private static func fitted(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> UIView
  ) -> CaseView {
    CaseView(name) {
      UIKitCase { root in
        let control = make()
        control.sizeToFit()
        root.addSubview(control.marked("control"))
      }
    }
  }
}
