public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkLayout
public import ScrollworkViews

/// The behavior of a presentation's scroll views at detents that are not the largest.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrollsFirst: Bool

  /// The default: a swipe up resizes the presentation first.
  public static var automatic: Self { Self(scrollsFirst: false) }
  /// A swipe up resizes the presentation first.
  public static var resizes: Self { Self(scrollsFirst: false) }
  /// A swipe up scrolls the content.
  public static var scrolls: Self { Self(scrollsFirst: true) }
}

/// The interaction with the view beneath a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case disabled, enabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  /// The default: the view beneath is dimmed and receives no touches.
  public static var automatic: Self { Self(kind: .disabled) }
  /// The view beneath is dimmed and receives no touches.
  public static var disabled: Self { Self(kind: .disabled) }
  /// The view beneath receives touches.
  public static var enabled: Self { Self(kind: .enabled) }

  /// The view beneath receives touches at detents up to one.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(kind: .upThrough(detent))
  }
}

/// What a presentation becomes where its own form is not available.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The default adaptation.
  public static var automatic: Self { Self(name: "automatic") }
  /// No adaptation.
  public static var none: Self { Self(name: "none") }
  /// A popover.
  public static var popover: Self { Self(name: "popover") }
  /// A sheet.
  public static var sheet: Self { Self(name: "sheet") }
  /// A cover of the whole screen.
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}

extension View {
  /// Sets the detents of the sheet that contains the view.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifySheet { $0.detents = detents }
  }

  /// Sets the detents of the sheet that contains the view, with a binding to the selected one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifySheet { ($0.detents, $0.selection) = (detents, selection) }
  }

  /// Sets the visibility of the drag indicator on top of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifySheet { $0.dragIndicator = visibility }
  }

  /// Sets the background of the presentation that contains the view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifySheet { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// Sets the background of the presentation that contains the view to a view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return modifySheet { settings in
      settings.background = AnyView(Color.clear.overlay(alignment: alignment) { content })
    }
  }

  /// Sets the corner radius of the presentation that contains the view; nil is the system's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifySheet { $0.cornerRadius = cornerRadius }
  }

  /// Sets what a swipe up in the scroll views of a sheet does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifySheet { $0.contentInteraction = behavior }
  }

  /// Sets whether the view beneath a sheet receives touches.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifySheet { $0.backgroundInteraction = interaction }
  }

  /// Sets what the presentation becomes in compact size classes.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the presentation becomes in compact size classes.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifySheet { $0.adaptation = (horizontalAdaptation, verticalAdaptation) }
  }

  /// Prevents the dismissal of a sheet by a drag or a tap beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifySheet { $0.isDismissDisabled = isDisabled }
  }
}
