/// Shows a view in an editor; in a scene it is nothing, but its code is checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScrollworkPreviewMacros", type: "Preview")

/// Marks a property declared in a `#Preview`.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "ScrollworkPreviewMacros", type: "Previewable")

/// A type that makes previews for an editor; nobody asks it for them here.
@MainActor public protocol PreviewProvider {
  /// The type of what it shows.
  associatedtype Previews: View

  /// What an editor shows.
  @ViewBuilder static var previews: Previews { get }
}
