/// Declares a preview for an editor; a scene compiles its body and ignores it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScrollworkPreviewMacros", type: "Preview")

/// Marks a property declared in a `#Preview`.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "ScrollworkPreviewMacros", type: "Previewable")

/// A type that provides previews to an editor; a scene ignores them.
@MainActor public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}
