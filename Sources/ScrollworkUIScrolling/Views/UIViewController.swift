/// A controller that owns a view and loads it on first access.
@MainActor open class UIViewController {
  private var made: UIView?

  /// Creates a controller without loading its view.
  public init() {}

  /// The controller's view, loaded on first access.
  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if made == nil {
        loadView()
        if made == nil { made = UIView() }
        viewDidLoad()
      }
      return made
    }
    set { made = newValue }
  }

  /// Creates the view; the default is a plain one.
  open func loadView() { made = UIView() }

  /// Called after the view is loaded; the default does nothing.
  open func viewDidLoad() {}
}
