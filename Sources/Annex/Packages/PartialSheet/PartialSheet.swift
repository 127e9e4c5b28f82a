@_exported public import ScrollworkUIKit

/// The look of a sheet.
public struct PSIphoneStyle {
  /// What is behind a sheet.
  public enum Background {
    case solid(Color)
    case blur(UIBlurEffect.Style)
  }

  /// What is between a sheet and the view; it is as dark as that of other sheets.
  public enum Cover {
    case enabled(Color)
    case disabled
  }

  /// The bar that a finger takes hold of.
  public enum Handle {
    case fixed(Color)
    case solid(Color)
    case none
  }

  /// What is behind the sheet.
  public var background: Background
  /// The bar.
  public var handleBarStyle: Handle
  /// What is between the sheet and the view.
  public var cover: Cover
  /// The corners.
  public var cornerRadius: CGFloat
  /// The room below the top.
  public var minTopDistance: CGFloat

  /// A look.
  public init(
    background: Background, handleBarStyle: Handle, cover: Cover, cornerRadius: CGFloat,
    minTopDistance: CGFloat = 100
  ) {
    (self.background, self.handleBarStyle, self.cover) = (background, handleBarStyle, cover)
    (self.cornerRadius, self.minTopDistance) = (cornerRadius, minTopDistance)
  }

  /// The look of sheets without any.
  public static func defaultStyle() -> PSIphoneStyle {
    PSIphoneStyle(
      background: .solid(Color(UIColor.tertiarySystemBackground)),
      handleBarStyle: .solid(Color(UIColor.systemGray2)),
      cover: .enabled(Color.black.opacity(0.4)), cornerRadius: 10)
  }
}

/// The kinds of sheets.
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
    case .solid(let color), .fixed(let color):
      Capsule().fill(color).frame(width: 40, height: 5).padding(.vertical, 10)
    case .none: EmptyView()
    }
  }

  @ViewBuilder private var background: some View {
    switch style.background {
    case .solid(let color): color
    case .blur: Rectangle().fill(.regularMaterial)
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
