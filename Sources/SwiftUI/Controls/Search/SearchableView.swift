import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// A view whose page has a search field.
struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  var isPresented: Binding<Bool>?
  @State private var isActive = false
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes

  var body: some View {
    let active = isPresented ?? $isActive
    let field = SearchField(
      text: text, prompt: prompt, isPinned: placement.isPinned || active.wrappedValue,
      isActive: active)
    SearchPageView(
      content:
        content
        .overlay { if active.wrappedValue { SearchPanel(suggestions: suggestions) } }
        .safeAreaInset(edge: .top, spacing: 0) { if active.wrappedValue { scopeBar } }
        .environment(\.isSearching, active.wrappedValue)
        .environment(
          \.dismissSearch,
          DismissSearchAction {
            text.wrappedValue = ""
            active.wrappedValue = false
          }
        )
        .environment(\.searchText, text),
      field: field)
  }

  @ViewBuilder private var scopeBar: some View {
    if let scopes {
      scopes.pickerStyle(.segmented)
        .padding(.horizontal, SearchMetrics.side).padding(.bottom, 8)
        .background(.bar)
    }
  }
}

/// A view that adds a search field to its page, or to the root of the navigation stack inside.
private struct SearchPageView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let field: SearchField

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    guard context.environment.navigationPage != nil else {
      return ScrollworkViews.resolve(
        content, in: context.environment { $0.stackSearch = field })
    }
    return ScrollworkViews.resolve(content.modifyPage { $0.search = field }, in: context)
  }
}

/// The suggestions of a search above its page.
private struct SearchPanel: View {
  let suggestions: AnyView?

  var body: some View {
    if let suggestions {
      List { suggestions }.listStyle(.plain)
    }
  }
}

/// A suggestion that enters a text into the search field.
struct SearchCompletionView<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.searchText) private var text

  var body: some View {
    content.contentShape(Rectangle()).onTapGesture { text?.wrappedValue = completion }
  }
}

/// An action that ends a search.
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  /// Ends the search and clears its text.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
  }

  private enum SuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private enum ScopesKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private enum TextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
  }

  /// Whether a person is searching in the enclosing searchable view.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// An action that ends the search of the enclosing searchable view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The suggestions of the search field inside.
  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// The scopes of the search field inside.
  var searchScopes: AnyView? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  /// The text of the enclosing search field.
  var searchText: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}
