/// What the compiler cannot know about a symbol.
enum SupportNotes {
  /// What of a symbol is known to look or move otherwise than the system's; nil if nothing is.
  ///
  /// Only differences that a picture could show, in the words of `docs/fidelity.md`.
  static func difference(of symbol: PublicSymbol) -> String? {
    let owners = symbol.owner?.split(separator: ".").indices.map { index in
      symbol.owner?.split(separator: ".")[0...index].joined(separator: ".") ?? ""
    }
    let keys = [symbol.path, symbol.basePath] + (owners ?? []).reversed()
    return keys.lazy.compactMap { key in approximated.first { $0.names.contains(key) }?.note }.first
  }

  /// Whether a symbol is told to other senses, to editors or to screens, so that no picture can show
  /// whether it was done.
  static func isUnseen(_ symbol: PublicSymbol) -> Bool {
    unseen.contains(symbol.path) || unseen.contains(symbol.basePath)
      || (symbol.owner.map(unseen.contains) ?? false)
  }

  /// Names that nobody can write, and those that are used in their place.
  ///
  /// A view that never is has a body that nobody asks for; the attributes of text are found through a
  /// lookup that is called by no name; a tab with a title has a label whose type is never spelled, and
  /// so have links that share and fields with a style, and rows that can be deleted; and what a layout
  /// keeps is made and kept by whoever lays out.
  static let shownBy: [String: String] = [
    "Never.body": "View.body",
    "Never.Value": "Gesture",
    "Never.Resolved": "ShapeStyle.resolve(in:)",
    "Optional.Body": "View",
    "Optional.Value": "Gesture",
    "AttributeDynamicLookup.subscript(dynamicMember:)": "AttributeScopes.SwiftUIAttributes.kern",
    "AttributeScopes.swiftUI": "AttributeScopes.SwiftUIAttributes.kern",
    "DefaultTabLabel": "Tab.init(_:systemImage:value:role:content:)",
    "GridLayoutCache": "GridLayout",
    "DefaultShareLinkLabel": "ShareLink",
    "DefaultShareLinkLabel.body": "ShareLink",
    "TextFieldStyleLabel": "TextFieldStyle",
    "TextFieldStyleLabel.body": "TextFieldStyle",
    "EditableDynamicContent": "DynamicViewContent.onDelete(perform:)",
    "EditableDynamicContent.data": "DynamicViewContent.onDelete(perform:)",
    "DynamicViewContent.data": "DynamicViewContent.onDelete(perform:)",
    "ToolbarItem.body": "ToolbarItem",
    "ToolbarItemGroup.body": "ToolbarItemGroup",
    "ToolbarSpacer.body": "ToolbarSpacer",
    "ToolbarTitleMenu.body": "ToolbarTitleMenu",
  ]

  /// The names that there are notes on and that do not exist.
  static func strays(among symbols: [PublicSymbol]) -> [String] {
    let known = Set(symbols.flatMap { [$0.path, $0.basePath] })
    let shown = shownBy.flatMap { [$0.key, $0.value] }.filter { !known.contains($0) }.sorted()
    return shown + approximated.flatMap(\.names).filter { !known.contains($0) }.sorted()
      + unseen.filter { !known.contains($0) }.sorted()
  }

  /// Types stand for all their members.
  private static let approximated: [(note: String, names: Set<String>)] = [
    (
      "a tint over a plain blur of the backdrop",
      [
        "Material", "ShapeStyle.ultraThinMaterial", "ShapeStyle.thinMaterial",
        "ShapeStyle.regularMaterial", "ShapeStyle.thickMaterial", "ShapeStyle.ultraThickMaterial",
        "ShapeStyle.bar",
      ]
    ),
    (
      "`radius` is the standard deviation of the blur",
      ["View.blur", "VisualEffect.blur"]
    ),
    ("`radius` is the standard deviation of the blur", ["View.shadow"]),
    (
      "our own drawings of some 1,400 names and their variants; others are a plain square, with a warning",
      ["Image.init(systemName:)", "Image.Scale", "View.imageScale", "EnvironmentValues.imageScale"]
    ),
    ("symbols are our own drawings", ["Label.init(_:systemImage:)"]),
    (
      "Roboto, Hack, Roboto Slab and Quicksand stand for SF and its designs; metrics differ",
      ["Font", "View.font", "View.fontWeight", "View.fontDesign", "View.bold", "View.monospaced"]
    ),
    ("fades", ["ContentTransition.interpolate", "ContentTransition.numericText"]),
    ("18 % lighter at the top; the system's is unpublished", ["Color.gradient", "AnyGradient"]),
    (
      "three curves through points that others measured on iOS 7; on short sides they approach a quarter circle",
      ["RoundedCornerStyle.continuous"]
    ),
    ("equal to `tracking`: ligatures stay", ["View.kerning"]),
    (
      "drawn plainly, after screenshots of iOS 17",
      [
        "Slider", "Stepper", "Toggle", "ProgressView", "SwitchToggleStyle", "Picker", "GroupBox",
        "LabeledContent", "DisclosureGroup", "ContentUnavailableView", "Form",
      ]
    ),
    (
      "a file at once; of the network the placeholder, with a warning",
      ["AsyncImage", "AsyncImagePhase"]
    ),
    ("system blue, whatever the inherited tint", ["UIColor.tintColor"]),
    (
      "uses the levels of label colors; the last one is unpublished",
      ["HierarchicalShapeStyle.quinary", "ShapeStyle.quinary"]
    ),
    (
      "`blendDuration` has no effect: retargeting keeps the velocity",
      ["Animation.spring", "Animation.interactiveSpring"]
    ),
    ("rows not yet created are estimated as long as the first", ["LazyVStack", "LazyHStack"]),
    ("lines not yet created are estimated as long as the first", ["LazyVGrid", "LazyHGrid"]),
    (
      "an action that awaits anything outside of the scene never goes on, with a warning",
      ["View.task"]
    ),
    ("the canvas of the scene that is being evaluated", ["UIScreen"]),
    ("the scene's time, whatever the run loop", ["Timer.publish", "Timer.TimerPublisher"]),
    ("always `.live`", ["TimelineView.Context.cadence", "TimelineView.Context.Cadence"]),
    ("always `.normal`", ["TimelineScheduleMode", "TimelineSchedule.Mode"]),
    (
      "at most 3 views per gesture; the system's number is unpublished",
      [
        "ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByFew",
        "ViewAlignedScrollTargetBehavior.LimitBehavior.always",
      ]
    ),
    (
      "measured along 32 chords of each curve", ["Shape.trim", "Path.trimmedPath"]
    ),
    (
      "a view rather than a shape: the line can be filled, but cannot clip",
      ["StrokedShape"]
    ),
    (
      "opens a card of 250 points beside the label; menus in it unfold in place",
      ["Menu", "PickerStyle.menu", "MenuPickerStyle"]
    ),
    ("no text input", ["TextField", "SecureField", "FocusState", "View.focused"]),
    (
      "takes the focus; there is no keyboard to drag",
      ["View.scrollDismissesKeyboard", "ScrollDismissesKeyboardMode"]
    ),
    ("calls the handler of the environment, else is an event of the trace", ["Link"]),
    (
      "converted to sRGB, clamped to 0…1", ["Color.RGBColorSpace.displayP3"]
    ),
  ]

  private static let unseen: Set<String> = [
    "View.accessibilityLabel", "View.accessibilityHint", "View.accessibilityValue",
    "View.accessibilityHidden", "View.sensoryFeedback", "SensoryFeedback", "View.statusBarHidden",
    "View.statusBar", "View.previewLayout", "View.previewDevice",
    "View.previewDisplayName", "PreviewLayout", "PreviewDevice", "PreviewProvider", "Preview",
    "Previewable", "View.scrollInputBehavior",
    "ScrollInputBehavior", "ScrollInputKind",
    "PreviewTrait", "Preview.ViewTraits", "View.accessibilityAddTraits",
    "View.accessibilityRemoveTraits", "View.accessibilityElement", "AccessibilityTraits",
    "AccessibilityChildBehavior", "View.keyboardType", "View.submitLabel",
    "View.textInputAutocapitalization", "View.autocorrectionDisabled",
    "View.disableAutocorrection", "View.onSubmit", "UIKeyboardType", "SubmitLabel",
    "TextInputAutocapitalization", "SubmitTriggers", "UIImpactFeedbackGenerator",
    "UIImpactFeedbackGenerator.FeedbackStyle", "UINotificationFeedbackGenerator",
    "UINotificationFeedbackGenerator.FeedbackType", "UISelectionFeedbackGenerator",
  ]
}
