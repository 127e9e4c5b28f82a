public import ScrollworkHostedContent
@_exported public import ScrollworkUIKit

/// How stars are filled.
public enum StarFillMode: Int, Sendable {
  case full = 0
  case half = 1
  case precise = 2
}

/// The looks of stars, with the package's defaults.
public struct CosmosSettings {
  /// Creates the default settings of a view.
  public init() {}

  /// The total stars of the Cosmos settings.
  public var totalStars = 5
  /// How stars are filled.
  public var fillMode = StarFillMode.full
  /// The size of a star.
  public var starSize: Double = 20
  /// The room between stars.
  public var starMargin: Double = 5
  /// The color of filled stars.
  public var filledColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  /// The color of empty stars.
  public var emptyColor = UIColor.clear
  /// The color of the border of filled stars.
  public var filledBorderColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  /// The color of the border of empty stars.
  public var emptyBorderColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  /// The width of the border of filled stars.
  public var filledBorderWidth: Double = 1 / 3
  /// The width of the border of empty stars.
  public var emptyBorderWidth: Double = 1 / 3
  /// The picture of filled stars.
  public var filledImage: UIImage?
  /// The picture of empty stars.
  public var emptyImage: UIImage?
  /// The least rating of a touch.
  public var minTouchRating: Double = 1
  /// Whether gestures of others wait.
  public var passTouchesToSuperview = true
  /// Whether touches end with a pan.
  public var disablePanGestures = false
  /// Whether touches change the rating.
  public var updateOnTouch = true
  /// The font of the text.
  public var textFont = UIFont.preferredFont(forTextStyle: .footnote)
  /// The color of the text.
  public var textColor = UIColor(red: 127 / 255, green: 127 / 255, blue: 127 / 255, alpha: 1)
  /// The room before the text.
  public var textMargin: Double = 5
}

/// A rating in stars, with a text after them.
open class CosmosView: HostedContentView {
  /// The rating of the Cosmos view.
  open var rating: Double = 2.718281828 { didSet { draw() } }
  /// The text after the stars.
  open var text: String? { didSet { draw() } }
  /// The settings of the Cosmos view.
  open var settings = CosmosSettings() { didSet { draw() } }
  /// A closure that is called while a touch changes the rating.
  open var didTouchCosmos: ((Double) -> Void)?
  /// A closure that is called when a touch ends.
  open var didFinishTouchingCosmos: ((Double) -> Void)?

  /// Stars of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  /// Creates a rating view with settings.
  public convenience init(settings: CosmosSettings) {
    self.init(frame: .zero)
    self.settings = settings
    frame.size = intrinsicContentSize
  }

  /// Stars of a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Forgets what is done, for a cell that is used again.
  public func prepareForReuse() { (didTouchCosmos, didFinishTouchingCosmos) = (nil, nil) }

  private var starsWidth: Double {
    Double(settings.totalStars) * (settings.starSize + settings.starMargin) - settings.starMargin
  }

  /// The size of the stars and of the text.
  open override var intrinsicContentSize: CGSize {
    let label = text.map { text in
      let words = NSAttributedString(string: text, attributes: [.font: settings.textFont])
      return words.size().width + settings.textMargin
    }
    return CGSize(width: starsWidth + (label ?? 0), height: settings.starSize)
  }

  private func fill(of star: Int) -> Double {
    let part = min(max(rating - Double(star), 0), 1)
    return switch settings.fillMode {
    case .full: part.rounded()
    case .half: (part * 2).rounded() / 2
    case .precise: part
    }
  }

  private func draw() {
    let settings = settings
    let fills = (0..<settings.totalStars).map { fill(of: $0) }
    show(
      HStack(spacing: settings.textMargin) {
        HStack(spacing: settings.starMargin) {
          ForEach(fills.indices, id: \.self) { CosmosStar(settings: settings, part: fills[$0]) }
        }
        if let text {
          Text(text).font(Font(settings.textFont)).foregroundColor(Color(settings.textColor))
            .fixedSize()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    invalidateIntrinsicContentSize()
  }

  private func touch(_ touches: Set<UITouch>) -> Bool {
    guard settings.updateOnTouch, let x = touches.first?.location(in: self).x else { return false }
    let raw = Double(x) / (starsWidth + settings.starMargin) * Double(settings.totalStars)
    let new =
      switch settings.fillMode {
      case .full: raw.rounded(.up)
      case .half: (raw * 2).rounded(.up) / 2
      case .precise: raw
      }
    rating = min(max(new, settings.minTouchRating), Double(settings.totalStars))
    didTouchCosmos?(rating)
    return true
  }

  /// Sets the rating by a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Sets the rating by a touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Tells of the rating.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard settings.updateOnTouch else { return super.touchesEnded(touches, with: event) }
    didFinishTouchingCosmos?(rating)
  }
}

/// One of the stars, of which a part is filled.
private struct CosmosStar: View {
  let settings: CosmosSettings
  let part: Double

  var body: some View {
    ZStack {
      look(isFilled: false)
      look(isFilled: true)
        .mask(alignment: .leading) { Rectangle().frame(width: settings.starSize * part) }
    }
    .frame(width: settings.starSize, height: settings.starSize)
  }

  @ViewBuilder private func look(isFilled: Bool) -> some View {
    if let image = isFilled ? settings.filledImage : settings.emptyImage {
      Image(uiImage: image).resizable().scaledToFit()
    } else {
      Star().fill(Color(isFilled ? settings.filledColor : settings.emptyColor))
      Star().stroke(
        Color(isFilled ? settings.filledBorderColor : settings.emptyBorderColor),
        lineWidth: isFilled ? settings.filledBorderWidth : settings.emptyBorderWidth)
    }
  }
}

/// A star of five points.
private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let (center, radius) = (CGPoint(x: rect.midX, y: rect.midY), min(rect.width, rect.height) / 2)
    return Path { path in
      for index in 0..<10 {
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let length = index.isMultiple(of: 2) ? radius : radius * 0.45
        let point = CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
