import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkViews

/// What the views of a sheet ask of its presentation, collected while they resolve.
///
/// Of conflicting modifiers the outermost wins.
@MainActor final class SheetSettings {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var background: AnyView?
  var cornerRadius: CGFloat?
  var contentInteraction = PresentationContentInteraction.automatic
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?
  var isDismissDisabled = false
  var sizing = PresentationSizing.automatic
  /// The view that a cover zooms out of.
  var zoomSource: ZoomSource?
  /// Whether the content has been resolved, so that further modifiers come too late.
  var isResolved = false

  /// Whether a popover stays one where a size is compact.
  func isPopover(on area: CanvasArea) -> Bool {
    let adaptation =
      area.size.width > area.size.height
      ? self.adaptation?.vertical : self.adaptation?.horizontal
    return adaptation == .popover
  }

  /// The detents that a sheet without any has.
  var effectiveDetents: Set<PresentationDetent> { detents.isEmpty ? [.large] : detents }
}

extension EnvironmentValues {
  /// Whether there is room for forms and popovers: both size classes are regular.
  var hasRegularSizes: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

  private enum SheetKey: EnvironmentKey {
    static var defaultValue: SheetSettings? { nil }
  }

  /// The presentation that contains the view; nil outside of presentations.
  var sheetSettings: SheetSettings? {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }
}

/// A view that changes the presentation that contains it.
private struct SheetSettingView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let change: @MainActor (SheetSettings) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let list = ScrollworkViews.resolve(content, in: context)
    if let settings = context.environment.sheetSettings, !settings.isResolved { change(settings) }
    return list
  }
}

extension View {
  func modifySheet(_ change: @escaping @MainActor (SheetSettings) -> Void) -> some View {
    SheetSettingView(content: self, change: change)
  }
}
