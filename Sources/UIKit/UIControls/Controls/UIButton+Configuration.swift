public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkUIScrolling
import ScrollworkViews

/// The background of a button's configuration.
public struct UIBackgroundConfiguration {
  /// The color.
  public var backgroundColor: UIColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The color of the border.
  public var strokeColor: UIColor?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// The insets of the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// The background of a grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
}

extension UIButton {
  /// The style and content of a button.
  ///
  /// - Source: measured by others: insets of 7 by 12 points in the medium size, corners of a fifth
  ///   of the height or 6 points; the colors are documented.
  public struct Configuration {
    enum Kind: Hashable {
      case plain
      case tinted
      case gray
      case filled
      case borderless
    }

    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small, mini, large
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    /// The side of the picture.
    public enum ImagePlacement: Int, Hashable, Sendable {
      case leading = 0
      case trailing, top, bottom
    }

    /// How lines of text are aligned.
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic = 0
      case leading, center, trailing
    }

    let kind: Kind
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line under the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The side of the picture.
    public var imagePlacement = ImagePlacement.leading
    /// The distance of the picture from the title.
    public var imagePadding: CGFloat = 0
    /// The distance of the title from the subtitle.
    public var titlePadding: CGFloat = 1
    /// How lines of text are aligned.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of the content.
    public var baseForegroundColor: UIColor?
    /// The color of the background.
    public var baseBackgroundColor: UIColor?
    /// The size.
    public var buttonSize = Size.medium
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// Whether a spinner takes the place of the picture.
    public var showsActivityIndicator = false

    /// Without a background.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// On a tinted background.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// On a gray background.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// On a filled background.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// Without a background, closer to text.
    public static func borderless() -> Configuration { Configuration(kind: .borderless) }
    /// As ``plain()``, with a border.
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

    @MainActor func body(_ button: UIButton, _ title: String?, _ picture: UIImage?) -> some View {
      let tint = Color(
        uiColor: baseForegroundColor ?? (kind == .filled ? .white : button.tintColor))
      let words = attributedTitle.map { String($0.characters) } ?? self.title ?? title
      let ink = button.isEnabled ? tint : Color(uiColor: .tertiaryLabel)
      let isRow = imagePlacement == .leading || imagePlacement == .trailing
      let layout =
        isRow
        ? AnyLayout(HStackLayout(spacing: imagePadding))
        : AnyLayout(VStackLayout(spacing: imagePadding))
      let size: CGFloat = buttonSize == .small || buttonSize == .mini ? 15 : 17
      return layout {
        if imagePlacement == .leading || imagePlacement == .top { self.picture(picture) }
        if words != nil || subtitle != nil {
          VStack(alignment: side, spacing: titlePadding) {
            if let words { Text(verbatim: words).font(.system(size: size)) }
            if let subtitle { Text(verbatim: subtitle).font(.system(size: 12)) }
          }
        }
        if imagePlacement == .trailing || imagePlacement == .bottom { self.picture(picture) }
      }
      .foregroundStyle(ink)
      .padding(
        EdgeInsets(
          top: contentInsets.top, leading: contentInsets.leading, bottom: contentInsets.bottom,
          trailing: contentInsets.trailing)
      )
      .frame(
        maxWidth: kind == .plain || kind == .borderless ? nil : .infinity,
        maxHeight: kind == .plain || kind == .borderless ? nil : .infinity
      )
      .background { ground(button) }
    }

    private var side: HorizontalAlignment {
      switch titleAlignment {
      case .leading: .leading
      case .trailing: .trailing
      case .automatic, .center: .center
      }
    }

    @ViewBuilder private func picture(_ other: UIImage?) -> some View {
      if showsActivityIndicator {
        ProgressView()
      } else if let image = image ?? other {
        Image(uiImage: image)
      }
    }

    @MainActor @ViewBuilder private func ground(_ button: UIButton) -> some View {
      let own = baseBackgroundColor ?? background.backgroundColor
      let color: UIColor? =
        switch kind {
        case .filled: own ?? button.tintColor
        case .tinted: (own ?? button.tintColor).withAlphaComponent(0.18)
        case .gray: own ?? .secondarySystemFill
        case .plain, .borderless: background.backgroundColor
        }
      let radius: CGFloat =
        switch cornerStyle {
        case .capsule: 1000
        case .small: 4
        case .large: 12
        case .medium: 8
        case .fixed, .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
        }
      let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
      if let color {
        shape.fill(Color(uiColor: button.isEnabled ? color : .secondarySystemFill))
      }
      if let stroke = background.strokeColor, background.strokeWidth > 0 {
        shape.strokeBorder(Color(uiColor: stroke), lineWidth: background.strokeWidth)
      }
    }
  }
}
