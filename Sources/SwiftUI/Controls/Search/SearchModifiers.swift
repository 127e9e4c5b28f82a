import ScrollworkEnvironment
public import ScrollworkViews

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether the search field of a navigation bar stays while the page scrolls.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    fileprivate let isPinned: Bool

    /// The field scrolls away with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(isPinned: false)
    /// The field stays.
    public static let always = NavigationBarDrawerDisplayMode(isPinned: true)
  }

  let isPinned: Bool

  private init(isPinned: Bool) { self.isPinned = isPinned }

  /// The default placement: in the navigation bar.
  public static let automatic = SearchFieldPlacement(isPinned: false)
  /// In the navigation bar.
  public static let toolbar = SearchFieldPlacement(isPinned: false)
  /// In the navigation bar, where it stays.
  public static let toolbarPrincipal = SearchFieldPlacement(isPinned: true)
  /// In the sidebar: on a phone in the navigation bar.
  public static let sidebar = SearchFieldPlacement(isPinned: false)
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(isPinned: false)

  /// In the navigation bar, with a display mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(isPinned: displayMode.isPinned)
  }
}

extension View {
  /// Adds a search field to the page; its text changes through the binding alone.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field with a localized prompt to the page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a prompt to the page.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the page, with a binding to whether a person is searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, placement: placement, prompt: prompt, isPresented: isPresented)
  }

  /// Adds a search field with a localized prompt, and a binding to whether a person is searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a prompt, and a binding to whether a person is searching.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with suggestions to the page; superseded by `searchSuggestions`.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with a localized prompt and suggestions; superseded by `searchSuggestions`.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Sets the suggestions of the search field, which a list shows while a person is searching.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Sets the scopes of the search, in a segmented control while a person is searching.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let content = scopes()
    return environment(
      \.searchScopes,
      AnyView(Picker(selection: scope, content: { content }, label: { EmptyView() })))
  }

  /// Sets the scopes of the search, with what shows them.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Sets the text that a suggestion enters: a tap writes it into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletionView(content: self, completion: completion)
  }
}

/// What shows the scopes of a search.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// The default: a person who searches.
  public static var automatic: Self { Self(name: "automatic") }
  /// A text in the search field.
  public static var onTextEntry: Self { Self(name: "onTextEntry") }
  /// The search field that a person has chosen.
  public static var onSearchPresentation: Self { Self(name: "onSearchPresentation") }
}
