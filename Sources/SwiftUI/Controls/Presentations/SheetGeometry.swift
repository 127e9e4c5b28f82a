import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkViews

/// Metrics of sheets, in points.
///
/// - Source: measured by others, after `UISheetPresentationController` of iOS 13 to 18: the distance
///   of 10 points from the safe area, the margins of 16 points beside the view beneath, the corner
///   radius of 10 points, the drag indicator of 36 × 5 points. The rest is chosen.
enum SheetMetrics {
  static let top: CGFloat = 10
  static let corner: CGFloat = 10
  static let presenterMargin: CGFloat = 16
  static let indicator = CGSize(width: 36, height: 5)
  static let indicatorTop: CGFloat = 5
  /// The size of a sheet where both size classes are regular.
  static let form = CGSize(width: 540, height: 620)
  /// The background of sheets and popovers, which are elevated.
  static let background = Color(uiColor: .systemBackground)

  /// The opacity of the dimming, by color scheme.
  static func dim(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.48 : 0.2 }
}

/// The frame of a sheet at a moment.
struct SheetGeometry {
  let area: CanvasArea
  let isForm: Bool
  /// The active detents with their heights, the lowest first.
  let heights: [(detent: PresentationDetent, height: CGFloat)]
  let selected: PresentationDetent
  /// The height without the safe area below, and the distance below its place, in points.
  let height: CGFloat
  let shift: CGFloat
  let corner: CGFloat
  let showsIndicator: Bool
  let background: AnyView?
  /// Whether the view beneath receives no touches.
  let isModal: Bool
  let dim: Double
  let scrollsFirst: Bool
  /// The size of a form; nil for that of its content.
  let formSize: CGSize?

  @MainActor init(
    _ settings: SheetSettings, own: PresentationDetent?, drag: CGFloat, area: CanvasArea,
    environment: EnvironmentValues
  ) {
    self.area = area
    formSize = settings.sizing.size(on: area.size)
    isForm = environment.hasRegularSizes
    let most = Self.maximum(area)
    let context = PresentationDetent.Context(maxDetentValue: most, environment: environment)
    var found = settings.effectiveDetents.compactMap { detent in
      detent.height(in: context).map { (detent: detent, height: $0) }
    }.sorted { $0.height < $1.height }
    if found.isEmpty { found = [(.large, most)] }
    heights = found
    let wanted = settings.selection?.wrappedValue ?? own
    let rest = found.first { $0.detent == wanted } ?? found[0]
    selected = rest.detent
    let (low, high) = (found[0].height, found[found.count - 1].height)
    let pulled = rest.height - drag
    // Beyond the largest detent and, if it cannot be dismissed, below the smallest it resists.
    height =
      pulled > high ? high + Self.resisted(pulled - high) : max(low, pulled)
    shift =
      pulled < low
      ? (settings.isDismissDisabled ? Self.resisted(low - pulled) : low - pulled) : 0
    corner = settings.cornerRadius ?? SheetMetrics.corner
    showsIndicator =
      settings.dragIndicator == .visible
      || (settings.dragIndicator == .automatic && found.count > 1)
    background = settings.background
    scrollsFirst = settings.contentInteraction.scrollsFirst
    isModal =
      switch settings.backgroundInteraction.kind {
      case .disabled: true
      case .enabled: false
      case .upThrough(let detent):
        rest.height > (detent.height(in: context) ?? 0)
      }
    let depth = low > 0 ? max(0, 1 - shift / low) : 1
    dim = isModal ? SheetMetrics.dim(environment.colorScheme) * Double(depth) : 0
  }

  /// The largest height without the safe area below, in points.
  static func maximum(_ area: CanvasArea) -> CGFloat {
    area.size.height - area.insets.top - SheetMetrics.top - area.insets.bottom
  }

  /// Whether the view beneath moves back: beneath a sheet of full height on a phone upright.
  @MainActor static func pushesBack(_ settings: SheetSettings, _ area: CanvasArea) -> Bool {
    guard area.size.width < SheetMetrics.form.width, area.size.height > area.size.width
    else { return false }
    if let selected = settings.selection?.wrappedValue { return selected == .large }
    return settings.effectiveDetents == [.large]
  }

  /// A distance beyond a limit, as it is drawn: less and less of the finger's.
  ///
  /// - Source: chosen, the rubber band of scroll views with a range of 60 points.
  private static func resisted(_ distance: CGFloat) -> CGFloat {
    0.55 * distance * 60 / (60 + 0.55 * distance)
  }

  /// The detent at which the sheet comes to rest after a drag; nil if it is dismissed.
  func end(of drag: SheetDrag, canDismiss: Bool) -> PresentationDetent? {
    // Where the finger's velocity would lead within a quarter of a second.
    let rest = heights.first { $0.detent == selected }?.height ?? 0
    let goal = rest - drag.translation - drag.velocity / 4
    if canDismiss, goal < heights[0].height / 2 { return nil }
    return heights.min { abs($0.height - goal) < abs($1.height - goal) }?.detent
  }
}
