/// Makes a property of `EnvironmentValues`, `ContainerValues`, `Transaction` or `FocusedValues`, with a
/// key of its own and its initial value as the default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ScrollworkPreviewMacros", type: "EntryMacro")
