/// Who has a view, and makes it when it is asked for.
@MainActor open class UIViewController {
  private var made: UIView?

  /// A controller whose view is not made yet.
  public init() {}

  /// Its view; made when it is first asked for.
  // As UIKit has it, so that code with and without a mark behind it compiles.
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

  /// Makes the view: a plain one, by itself.
  open func loadView() { made = UIView() }

  /// The view has been made; does nothing by itself.
  open func viewDidLoad() {}
}
