import Scrollwork

extension MeasuredViews {
  @CaseViews static var stackViews: [CaseView] {
    CaseView("views of equal widths") {
      UIKitCase { root in
        root.addSubview(row([UIView().marked("first"), UIView().marked("second")]))
      }
    }
    CaseView("the middle is at a pixel") {
      UIKitCase { root in
        let stack = UIStackView(
          arrangedSubviews: [sized(129.5, 20, "wide"), sized(68, 20, "narrow")])
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
      }
    }
    CaseView("hidden views have no room") {
      UIKitCase { root in
        let hidden = UIView()
        hidden.isHidden = true
        root.addSubview(row([UIView().marked("first"), hidden, UIView().marked("last")]))
      }
    }
  }

  private static func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.spacing, stack.distribution) = (8, .fillEqually)
    stack.frame = CGRect(x: 16, y: 16, width: 288, height: 30)
    return stack
  }

  private static func sized(_ width: CGFloat, _ height: CGFloat, _ name: String) -> UIView {
    let view = UIView().marked(name)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }
}
