import Scrollwork

/// The view of a controller, filled by a case.
struct UIKitCase: UIViewControllerRepresentable {
  private let fill: @MainActor (UIView) -> Void

  init(_ fill: @escaping @MainActor (UIView) -> Void) { self.fill = fill }

  func makeUIViewController(context: Context) -> UIViewController { CaseController(fill) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private final class CaseController: UIViewController {
  private let fill: @MainActor (UIView) -> Void

  init(_ fill: @escaping @MainActor (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    fill(view)
  }
}

extension UIView {
  /// Names the frame of the view in the window.
  @discardableResult func marked(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }

  /// Adds a view with a name that constraints place.
  @discardableResult func addConstrained(_ name: String) -> UIView {
    let view = UIView().marked(name)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}
