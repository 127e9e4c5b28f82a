// The module behind `import AlertToast`.

public import ScrollworkDrawing
import ScrollworkFoundation
@_exported public import ScrollworkUIKit
public import ScrollworkViews

/// A short message over a view.
public struct AlertToast: View {
  /// How a banner comes and goes.
  public enum BannerAnimation: Hashable, Sendable {
    case slide
    case pop
  }

  /// Where a message is.
  public enum DisplayMode: Equatable, Sendable {
    case alert
    case hud
    case banner(_ transition: BannerAnimation)
  }

  /// What the message is about.
  public enum AlertType: Equatable {
    case complete(_ color: Color)
    case error(_ color: Color)
    case systemImage(_ name: String, _ color: Color)
    case image(_ name: String, _ color: Color)
    case loading
    case regular
  }

  /// The colors and fonts of a message.
  public enum AlertStyle: Equatable {
    case style(
      backgroundColor: Color? = nil, titleColor: Color? = nil, subTitleColor: Color? = nil,
      titleFont: Font? = nil, subTitleFont: Font? = nil, activityIndicatorColor: Color? = nil)
  }

  /// Where the message is.
  public var displayMode: DisplayMode
  /// What it is about.
  public var type: AlertType
  /// The first line.
  public var title: String?
  /// The second line.
  public var subTitle: String?
  /// Colors and fonts.
  public var style: AlertStyle?

  /// A message in a place.
  public init(
    displayMode: DisplayMode = .alert, type: AlertType, title: String? = nil,
    subTitle: String? = nil, style: AlertStyle? = nil
  ) {
    (self.displayMode, self.type) = (displayMode, type)
    (self.title, self.subTitle, self.style) = (title, subTitle, style)
  }

  private struct Looks {
    var background: Color?
    var title: Color?
    var subTitle: Color?
    var titleFont: Font?
    var subTitleFont: Font?
  }

  private var looks: Looks {
    guard case .style(let background, let title, let subTitle, let font, let smallFont, _) = style
    else { return Looks() }
    return Looks(
      background: background, title: title, subTitle: subTitle, titleFont: font,
      subTitleFont: smallFont)
  }

  /// The symbol of the message.
  private var symbol: (image: Image, color: Color)? {
    switch type {
    case .complete(let color): (Image(systemName: "checkmark"), color)
    case .error(let color): (Image(systemName: "xmark"), color)
    case .systemImage(let name, let color): (Image(systemName: name), color)
    case .image(let name, let color): (Image(name).renderingMode(.template), color)
    case .loading, .regular: nil
    }
  }

  @ViewBuilder private func lines(
    spacing: CGFloat, alignment: HorizontalAlignment, font: Font, smallFont: Font
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if let title {
        Text(LocalizedStringKey(title)).font(looks.titleFont ?? font)
          .foregroundColor(looks.title)
      }
      if let subTitle {
        Text(LocalizedStringKey(subTitle)).font(looks.subTitleFont ?? smallFont).opacity(0.7)
          .foregroundColor(looks.subTitle)
      }
    }
  }

  @ViewBuilder private var background: some View {
    if let color = looks.background { color } else { Rectangle().fill(.regularMaterial) }
  }

  /// The message.
  public var body: some View {
    switch displayMode {
    case .alert: alert
    case .hud: hud
    case .banner: banner
    }
  }

  private var alert: some View {
    VStack {
      if let symbol {
        Spacer()
        symbol.image.resizable().aspectRatio(contentMode: .fit)
          .frame(maxWidth: 60, maxHeight: 60).foregroundColor(symbol.color)
          .padding(.bottom, 4)
        Spacer()
      } else if type == .loading {
        ProgressView().controlSize(.large)
      }
      lines(
        spacing: type == .regular ? 8 : 2, alignment: .center, font: .body.bold(),
        smallFont: .footnote
      )
      .multilineTextAlignment(.center)
    }
    .padding()
    .frame(maxWidth: symbol == nil ? nil : 175, maxHeight: symbol == nil ? nil : 175)
    .background { background }
    .cornerRadius(10)
  }

  private var hud: some View {
    HStack(spacing: 16) {
      if let symbol {
        symbol.image.resizable().aspectRatio(contentMode: .fit)
          .frame(maxWidth: 20, maxHeight: 20).foregroundColor(symbol.color)
      } else if type == .loading {
        ProgressView()
      }
      lines(
        spacing: 2, alignment: type == .regular ? .center : .leading, font: .body.bold(),
        smallFont: .footnote
      )
      .multilineTextAlignment(.center)
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 8)
    .frame(minHeight: 50)
    .background { background }
    .clipShape(Capsule())
    .overlay(Capsule().stroke(Color.gray.opacity(0.2), lineWidth: 1))
    .shadow(color: .black.opacity(0.1), radius: 5, x: 0, y: 6)
    .compositingGroup()
    .padding(.top)
  }

  private var banner: some View {
    VStack {
      Spacer()
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          if let symbol {
            symbol.image.foregroundColor(symbol.color)
          } else if type == .loading {
            ProgressView()
          }
          Text(LocalizedStringKey(title ?? "")).font(looks.titleFont ?? .headline.bold())
            .foregroundColor(looks.title)
        }
        if let subTitle {
          Text(LocalizedStringKey(subTitle)).font(looks.subTitleFont ?? .subheadline)
            .foregroundColor(looks.subTitle)
        }
      }
      .multilineTextAlignment(.leading)
      .padding()
      .frame(maxWidth: 400, alignment: .leading)
      .background { background }
      .cornerRadius(10)
      .padding([.horizontal, .bottom])
    }
  }
}
