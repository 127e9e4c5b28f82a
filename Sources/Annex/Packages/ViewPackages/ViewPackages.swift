// The module behind the imports of packages that show views: messages over others, signs that
// something goes on, popups, menus, grids and pickers.

@_exported public import ScrollworkUIKit
