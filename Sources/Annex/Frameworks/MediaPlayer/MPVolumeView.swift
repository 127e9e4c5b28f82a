public import ScrollworkFoundation
public import ScrollworkUIScrolling

/// The volume of the device: a slider at half of it.
@MainActor @preconcurrency open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  open var showsVolumeSlider = true {
    didSet { slider.isHidden = !showsVolumeSlider }
  }
  /// Whether the button that chooses another device is shown.
  open var showsRouteButton = true
  private let slider = UISlider()

  /// Creates a volume view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    slider.value = 0.5
    slider.frame = bounds
    slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(slider)
  }

  /// Creates a volume view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
