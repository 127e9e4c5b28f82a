import ScrollworkEnvironment
import ScrollworkViews

/// What the views of a tab ask of the tab bar.
struct TabBarSettings {
  var isHidden = false
  var background = BarBackground()
  var colorScheme: ColorScheme?
}

/// The changes that the views of tabs make to the tab bar, collected while they resolve.
@MainActor final class TabBarChanges {
  private var changes: [(path: ViewPath, change: (inout TabBarSettings) -> Void)] = []

  func add(at path: ViewPath, _ change: @escaping (inout TabBarSettings) -> Void) {
    changes.append((path, change))
  }

  /// The settings of one tab; each change belongs to the tab with which its path has most in common.
  func settings(ofTab index: Int, among tabs: [ViewPath]) -> TabBarSettings {
    var settings = TabBarSettings()
    for (path, change) in changes {
      let lengths = tabs.map { path.commonLength(with: $0) }
      if lengths.indices.contains(index), lengths[index] == lengths.max() { change(&settings) }
    }
    return settings
  }
}

extension EnvironmentValues {
  private enum BarKey: EnvironmentKey {
    static var defaultValue: TabBarChanges? { nil }
  }

  /// The tab bar of the enclosing tab view; nil outside of tab views.
  var tabBar: TabBarChanges? {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}

/// A view that changes the tab bar of the tab view that contains it.
private struct TabBarSettingView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let change: (inout TabBarSettings) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let list = ScrollworkViews.resolve(content, in: context)
    context.environment.tabBar?.add(at: context.path, change)
    return list
  }
}

extension View {
  func modifyTabBar(_ change: @escaping (inout TabBarSettings) -> Void) -> some View {
    TabBarSettingView(content: self, change: change)
  }
}
