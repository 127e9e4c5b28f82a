@_exported public import ScrollworkUIKit

/// The look of a sheet.
public struct PSIphoneStyle {
  /// The background of a sheet.
  public enum PSIphoneBackground {
    case solid(Color)
    case blur(Material)
    case gradient(LinearGradient)
  }

  /// The cover between a sheet and the view; it is as dark as that of other sheets.
  public enum PSCoverStyle {
    case enabled(Color)
    case disabled
  }

  /// The bar at the top of a sheet.
  public enum PSHandleBarStyle {
    case solid(Color)
    case none
  }

  let background: PSIphoneBackground
  let handleBarStyle: PSHandleBarStyle
  let cornerRadius: CGFloat

  /// Creates the look of a sheet.
  public init(
    background: PSIphoneBackground, handleBarStyle: PSHandleBarStyle, cover: PSCoverStyle,
    cornerRadius: CGFloat
  ) {
    (self.background, self.handleBarStyle) = (background, handleBarStyle)
    self.cornerRadius = cornerRadius
  }

  /// The look of sheets without any.
  public static func defaultStyle() -> PSIphoneStyle {
    PSIphoneStyle(
      background: .solid(Color(UIColor.systemBackground)), handleBarStyle: .solid(.secondary),
      cover: .enabled(Color.black.opacity(0.4)), cornerRadius: 10)
  }
}

/// The kind of a sheet: as high as its content, or a scroll view of a height.
public enum PSType {
  case dynamic
  case scrollView(height: CGFloat, showsIndicators: Bool)
}

/// The content of a sheet that is as high as it.
private struct PartialSheetContent<SheetContent: View>: View {
  let style: PSIphoneStyle
  let type: PSType
  let content: () -> SheetContent
  @State private var height: CGFloat = 200

  var body: some View {
    VStack(spacing: 0) {
      handle
      switch type {
      case .dynamic: content()
      case .scrollView(let height, let showsIndicators):
        ScrollView(showsIndicators: showsIndicators) { content() }.frame(height: height)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      height = $0
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .presentationDetents([.height(height)])
    .presentationDragIndicator(.hidden)
    .presentationCornerRadius(style.cornerRadius)
    .presentationBackground { background }
  }

  @ViewBuilder private var handle: some View {
    switch style.handleBarStyle {
    case .solid(let color):
      RoundedRectangle(cornerRadius: 2.5).fill(color).frame(width: 40, height: 5)
        .frame(height: 40)
    case .none: EmptyView()
    }
  }

  @ViewBuilder private var background: some View {
    switch style.background {
    case .solid(let color): color
    case .blur(let material): Rectangle().fill(material)
    case .gradient(let gradient): gradient
    }
  }
}

extension View {
  /// Shows a sheet over the view that is as high as its content.
  public func partialSheet<SheetContent: View>(
    isPresented: Binding<Bool>, type: PSType = .dynamic,
    iPhoneStyle: PSIphoneStyle = .defaultStyle(), onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> SheetContent
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) {
      PartialSheetContent(style: iPhoneStyle, type: type, content: content)
    }
  }

  /// Leaves the view as it is: sheets are above the whole screen.
  public func attachPartialSheetToRoot() -> some View { self }
}
