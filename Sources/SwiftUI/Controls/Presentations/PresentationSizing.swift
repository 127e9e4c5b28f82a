import Foundation
public import ScrollworkViews

/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = PresentationSizing(name: "automatic")
  /// For a form.
  public static let form = PresentationSizing(name: "form")
  /// For a page.
  public static let page = PresentationSizing(name: "page")
  /// As large as its content.
  public static let fitted = PresentationSizing(name: "fitted")
}

extension View {
  /// Chooses the size of the sheet that contains the view where there is room; on a phone it is that
  /// of its detents.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    modifySheet { $0.sizing = sizing }
  }
}

extension PresentationSizing {
  /// The largest size on a screen, in points; nil for that of the content.
  ///
  /// - Source: chosen: a page has the width of 712 points that page sheets have on tablets.
  func size(on screen: CGSize) -> CGSize? {
    switch self {
    case .fitted: nil
    case .page: CGSize(width: min(712, screen.width - 40), height: screen.height - 40)
    default: SheetMetrics.form
    }
  }
}
