// The module behind `import WidgetKit`: the widgets of an app, which are on other screens.

@_exported public import ScrollworkUIKit
