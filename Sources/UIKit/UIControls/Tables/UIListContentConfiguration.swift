public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
public import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews

/// A view that shows a configuration.
@MainActor @preconcurrency public protocol UIContentView: UIView {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a view that shows a configuration.
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the cell can be chosen.
  public var isDisabled = false
  /// Whether the cell has the focus of a keyboard: never.
  public var isFocused = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell shows what is below it.
  public var isExpanded = false

  /// Creates the state of a cell at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a cell shows, as a value.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Makes the view of the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration in a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The text, the second text and the picture of a list's cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is drawn.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The greatest number of lines; zero for any.
    public var numberOfLines = 0
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// Whether the font follows Dynamic Type.
    public var adjustsFontForContentSizeCategory = true

    /// The alignment of a text.
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural = 0
      case center, justified
    }
  }

  /// How a picture is drawn.
  public struct ImageProperties {
    /// The color of a symbol.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; zero for any.
    public var maximumSize = CGSize.zero
    /// The size of the area of the picture.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the text is drawn.
  public var textProperties: TextProperties
  /// How the second text is drawn.
  public var secondaryTextProperties: TextProperties
  /// How the picture is drawn.
  public var imageProperties = ImageProperties()
  /// The distance of the picture from the text.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The distance between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Whether the texts are side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(_ font: UIFont, _ secondary: UIFont, _ color: UIColor) {
    textProperties = TextProperties(font: font, color: .label)
    secondaryTextProperties = TextProperties(font: secondary, color: color)
  }

  /// A text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .caption1), .label)
  }
  /// A text with a line below.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// A text with a value at the side.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body), .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = cell()
    header.textProperties.font = .preferredFont(forTextStyle: .footnote)
    header.textProperties.color = .secondaryLabel
    return header
  }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var header = cell()
    header.textProperties.font = .preferredFont(forTextStyle: .headline)
    return header
  }
  /// A cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// Makes the view of the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration itself: the look of a state is that of the cell's background.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration: HostedConfiguration {
  var hosted: any View { ListContent(configuration: self) }
}

/// The content of a list's cell.
private struct ListContent: View {
  let configuration: UIListContentConfiguration

  var body: some View {
    let margins = configuration.directionalLayoutMargins
    HStack(spacing: configuration.imageToTextPadding) {
      if let image = configuration.image { picture(image) }
      if configuration.prefersSideBySideTextAndSecondaryText {
        HStack { texts(isRow: true) }
      } else {
        VStack(alignment: .leading, spacing: configuration.textToSecondaryTextVerticalPadding) {
          texts(isRow: false)
        }
        Spacer(minLength: 0)
      }
    }
    .padding(
      EdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom,
        trailing: margins.trailing)
    )
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    let look = configuration.imageProperties
    let tint = Color(uiColor: look.tintColor ?? .systemBlue)
    if look.maximumSize != .zero {
      Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
        .frame(maxWidth: look.maximumSize.width, maxHeight: look.maximumSize.height)
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius)).foregroundStyle(tint)
    } else {
      Image(uiImage: image).font(.system(size: 20))
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius)).foregroundStyle(tint)
        .frame(minWidth: 28)
    }
  }

  @ViewBuilder private func texts(isRow: Bool) -> some View {
    if let words = configuration.attributedText?.string ?? configuration.text {
      text(words, configuration.textProperties)
    }
    if isRow { Spacer(minLength: configuration.textToSecondaryTextHorizontalPadding) }
    if let words = configuration.secondaryText {
      text(words, configuration.secondaryTextProperties)
    }
  }

  private func text(
    _ words: String, _ look: UIListContentConfiguration.TextProperties
  ) -> some View {
    Text(verbatim: words).font(look.font.font).foregroundColor(Color(uiColor: look.color))
      .lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines)
      .multilineTextAlignment(look.alignment == .center ? .center : .leading)
  }
}

/// SwiftUI's views as what a cell shows.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  private let content: Content
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Creates a configuration of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Sets the margins of some edges.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    if edges.contains(.top) { copy.insets.top = length }
    if edges.contains(.leading) { copy.insets.leading = length }
    if edges.contains(.bottom) { copy.insets.bottom = length }
    if edges.contains(.trailing) { copy.insets.trailing = length }
    return copy
  }

  /// Makes the view of the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The configuration itself: its views do not depend on the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration: HostedConfiguration {
  var hosted: any View {
    content.padding(insets).frame(maxWidth: .infinity, alignment: .leading)
  }
}
