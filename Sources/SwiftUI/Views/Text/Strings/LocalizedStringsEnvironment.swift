package import ScrollworkEnvironment

extension EnvironmentValues {
  private enum LocalizedStringsKey: EnvironmentKey {
    static var defaultValue: LocalizedStrings? { nil }
  }

  /// The texts of the app by language; nil shows keys as they are.
  package var localizedStrings: LocalizedStrings? {
    get { self[LocalizedStringsKey.self] }
    set { self[LocalizedStringsKey.self] = newValue }
  }
}
