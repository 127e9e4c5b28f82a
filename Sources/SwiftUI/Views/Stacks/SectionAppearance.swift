package import ScrollworkEnvironment

/// The text styles of section headers and footers in a container such as a list.
package protocol SectionAppearance: Sendable {
  /// Changes the environment of a section's header.
  func applyToHeader(_ values: inout EnvironmentValues)

  /// Changes the environment of a section's footer.
  func applyToFooter(_ values: inout EnvironmentValues)

  /// The header of a section that collapses, with its disclosure indicator; nil without one.
  @MainActor func collapsibleHeader(_ header: AnyView, isExpanded: Binding<Bool>) -> AnyView?
}

extension EnvironmentValues {
  private enum SectionLookKey: EnvironmentKey {
    static var defaultValue: (any SectionAppearance)? { nil }
  }

  /// The text styles of the container whose sections are being resolved; nil outside of one.
  package var sectionAppearance: (any SectionAppearance)? {
    get { self[SectionLookKey.self] }
    set { self[SectionLookKey.self] = newValue }
  }
}
