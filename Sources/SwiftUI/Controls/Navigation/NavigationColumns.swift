import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// Columns side by side.
///
/// - Source: measured by others, after `UISplitViewController`: a sidebar of 320 points, a middle
///   column of 375 points.
struct NavigationColumns: View {
  let sidebar: AnyView?
  let content: AnyView?
  let detail: AnyView
  @Environment(\.pixelLength) private var pixelLength
  /// The page of the last link to the detail column, which replaces what is there.
  @State private var page: NavigationEntry?

  var body: some View {
    HStack(spacing: 0) {
      if let sidebar {
        sidebar.frame(width: 320).environment(\.showDetail, show)
        line
      }
      if let content {
        content.frame(width: 375).environment(\.showDetail, show)
        line
      }
      Group {
        if let view = page?.view {
          NavigationStack { AnyView(view()) }.id(page?.id)
        } else {
          detail
        }
      }
      .frame(maxWidth: .infinity)
    }
  }

  private var show: ShowDetailAction {
    ShowDetailAction { entry in
      if entry.view == nil { return false }
      page = entry
      return true
    }
  }

  private var line: some View {
    Color(uiColor: .separator).frame(width: pixelLength).ignoresSafeArea()
  }
}

/// Shows a page in the detail column; returns whether it can.
struct ShowDetailAction {
  let show: @MainActor (NavigationEntry) -> Bool
}

extension EnvironmentValues {
  private enum ShowDetailKey: EnvironmentKey {
    static var defaultValue: ShowDetailAction? { nil }
  }

  private enum DetailLinkKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Shows pages in the detail column; nil in that column and where there are no columns.
  var showDetail: ShowDetailAction? {
    get { self[ShowDetailKey.self] }
    set { self[ShowDetailKey.self] = newValue }
  }

  /// Whether links present in the detail column.
  var isDetailLink: Bool {
    get { self[DetailLinkKey.self] }
    set { self[DetailLinkKey.self] = newValue }
  }
}
