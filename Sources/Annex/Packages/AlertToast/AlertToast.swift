// The module behind `import AlertToast` in a Swift file: short messages over a view.

@_exported public import ScrollworkSwiftUI

/// A short message over a view.
///
/// - Source: sizes, colors and times by the package's documentation and pictures.
public struct AlertToast: View {
  /// How a banner comes.
  public enum BannerAnimation: Sendable {
    /// Slides in from the edge.
    case slide
    /// Fades in and out.
    case pop
  }

  /// Where a message is.
  public enum DisplayMode: Hashable, Sendable {
    /// A plate in the center.
    case alert
    /// A capsule below the top.
    case hud
    /// A banner at the bottom.
    case banner(_ transition: BannerAnimation)
  }

  /// The sign that a toast shows beside its texts.
  public enum AlertType: Hashable {
    /// A check mark in a color.
    case complete(_ color: Color)
    /// A cross in a color.
    case error(_ color: Color)
    /// A symbol in a color.
    case systemImage(_ name: String, _ color: Color)
    /// An image of the catalog.
    case image(_ name: String, _ color: Color)
    /// A sign that something goes on.
    case loading
    /// No sign.
    case regular
  }

  /// Colors and fonts of a message.
  public enum AlertStyle: Hashable {
    /// Colors and fonts; nil stands for the usual ones.
    case style(
      backgroundColor: Color? = nil, titleColor: Color? = nil, subTitleColor: Color? = nil,
      titleFont: Font? = nil, subTitleFont: Font? = nil, activityIndicatorColor: Color? = nil)
  }

  /// Where the message is.
  public var displayMode: DisplayMode
  /// The sign beside the texts.
  public var type: AlertType
  /// The title of the alert toast.
  public var title: String?
  /// The subtitle of the toast.
  public var subTitle: String?
  /// The style of the toast.
  public var style: AlertStyle?

  /// Creates a toast with a type and titles.
  public init(
    displayMode: DisplayMode = .alert, type: AlertType, title: String? = nil,
    subTitle: String? = nil, style: AlertStyle? = nil
  ) {
    (self.displayMode, self.type, self.title) = (displayMode, type, title)
    (self.subTitle, self.style) = (subTitle, style)
  }

  private var backgroundColor: Color? {
    if case .style(let color, _, _, _, _, _)? = style { color } else { nil }
  }

  private var titleColor: Color? {
    if case .style(_, let color, _, _, _, _)? = style { color } else { nil }
  }

  private var subTitleColor: Color? {
    if case .style(_, _, let color, _, _, _)? = style { color } else { nil }
  }

  private var titleFont: Font? {
    if case .style(_, _, _, let font, _, _)? = style { font } else { nil }
  }

  private var subTitleFont: Font? {
    if case .style(_, _, _, _, let font, _)? = style { font } else { nil }
  }

  /// The plate of the toast.
  public var body: some View {
    switch displayMode {
    case .alert: alert
    case .hud: hud
    case .banner: banner
    }
  }

  @ViewBuilder private func mark(length: CGFloat) -> some View {
    switch type {
    case .complete(let color): symbol("checkmark", color, length)
    case .error(let color): symbol("xmark", color, length)
    case .systemImage(let name, let color): symbol(name, color, length)
    case .image(let name, let color):
      Image(name).resizable().scaledToFit().foregroundColor(color)
        .frame(width: length, height: length)
    case .loading: ProgressView()
    case .regular: EmptyView()
    }
  }

  private func symbol(_ name: String, _ color: Color, _ length: CGFloat) -> some View {
    Image(systemName: name).resizable().scaledToFit().foregroundColor(color)
      .frame(width: length, height: length)
  }

  @ViewBuilder private func words(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: type == .regular ? 8 : 2) {
      if let title {
        Text(LocalizedStringKey(title)).font(titleFont ?? .body.bold())
          .multilineTextAlignment(alignment == .center ? .center : .leading)
          .foregroundColor(titleColor)
      }
      if let subTitle {
        Text(LocalizedStringKey(subTitle)).font(subTitleFont ?? .footnote).opacity(0.7)
          .multilineTextAlignment(alignment == .center ? .center : .leading)
          .foregroundColor(subTitleColor)
      }
    }
  }

  private var alert: some View {
    VStack {
      switch type {
      case .regular: EmptyView()
      case .loading: ProgressView().scaleEffect(2).padding(.vertical)
      default:
        Spacer()
        mark(length: 70)
        Spacer()
      }
      words(.center)
    }
    .padding()
    .frame(
      minWidth: type == .regular || type == .loading ? nil : 175,
      maxWidth: type == .regular || type == .loading ? nil : 175,
      minHeight: type == .regular || type == .loading ? nil : 175,
      maxHeight: type == .regular || type == .loading ? nil : 175
    )
    .background(plate)
    .cornerRadius(10)
  }

  private var hud: some View {
    VStack {
      HStack(spacing: 16) {
        mark(length: 20)
        words(type == .regular ? .center : .leading)
      }
      .padding(.horizontal, 24)
      .padding(.vertical, 8)
      .frame(minHeight: 50)
      .background(plate)
      .clipShape(Capsule())
      .overlay(Capsule().stroke(Color.gray.opacity(0.2), lineWidth: 1))
      .shadow(color: Color.black.opacity(0.1), radius: 5, x: 0, y: 6)
      .compositingGroup()
      Spacer()
    }
    .padding(.top)
  }

  private var banner: some View {
    VStack {
      Spacer()
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          mark(length: 20)
          words(.leading)
        }
      }
      .multilineTextAlignment(.leading)
      .padding()
      .frame(maxWidth: 400, alignment: .leading)
      .background(plate)
      .cornerRadius(10)
      .padding([.horizontal, .bottom])
    }
  }

  @ViewBuilder private var plate: some View {
    if let backgroundColor {
      backgroundColor
    } else {
      Rectangle().fill(.regularMaterial)
    }
  }
}

/// A message over a view, as long as it is shown.
private struct ToastModifier: ViewModifier {
  @Binding var isPresenting: Bool
  let duration: Double
  let tapToDismiss: Bool
  let offsetY: CGFloat
  let alert: () -> AlertToast
  let onTap: (() -> Void)?
  let completion: (() -> Void)?
  /// The number of the presentation, so that a time that is over ends no later one.
  @State private var count = 0

  func body(content: Content) -> some View {
    content
      .overlay(
        ZStack {
          if isPresenting {
            let toast = alert()
            toast
              .offset(y: offsetY)
              .onTapGesture {
                onTap?()
                if tapToDismiss { withAnimation(.spring()) { isPresenting = false } }
              }
              .transition(Self.transition(of: toast.displayMode))
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .animation(.spring(), value: isPresenting)
      )
      .onAppear { if isPresenting { begin() } }
      .onChange(of: isPresenting) { _, isPresented in
        if isPresented { begin() } else { completion?() }
      }
  }

  private static func transition(of mode: AlertToast.DisplayMode) -> AnyTransition {
    switch mode {
    case .alert: .scale(scale: 0.8).combined(with: .opacity)
    case .hud: .move(edge: .top).combined(with: .opacity)
    case .banner(.slide): .slide.combined(with: .opacity)
    case .banner(.pop): .move(edge: .bottom)
    }
  }

  /// Ends the message after its time, which a message of something that goes on has none of.
  private func begin() {
    count += 1
    guard duration > 0, alert().type != .loading else { return }
    let number = count
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
      guard number == count else { return }
      withAnimation(.spring()) { isPresenting = false }
    }
  }
}

extension View {
  /// Shows a message over the view while a binding is true; after some seconds it becomes false.
  public func toast(
    isPresenting: Binding<Bool>, duration: Double = 2, tapToDismiss: Bool = true,
    offsetY: CGFloat = 0, alert: @escaping () -> AlertToast, onTap: (() -> Void)? = nil,
    completion: (() -> Void)? = nil
  ) -> some View {
    modifier(
      ToastModifier(
        isPresenting: isPresenting, duration: duration, tapToDismiss: tapToDismiss,
        offsetY: offsetY, alert: alert, onTap: onTap, completion: completion))
  }
}
