public import ScrollworkDrawing
public import ScrollworkFoundation
public import ScrollworkUIScrolling

/// A button that chooses where a film is heard, drawn as its symbol.
@MainActor @preconcurrency open class AVRoutePickerView: UIView {
  /// The color of the symbol while another device plays.
  open var activeTintColor: UIColor?
  /// Whether devices with a picture come first.
  open var prioritizesVideoDevices = false
  private let symbol = UIImageView(image: UIImage(systemName: "airplayaudio"))

  /// Creates a route picker view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.contentMode = .center
    symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    symbol.frame = bounds
    addSubview(symbol)
  }

  /// Creates a route picker view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
