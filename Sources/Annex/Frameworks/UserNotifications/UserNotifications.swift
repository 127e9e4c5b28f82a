// The module behind `import UserNotifications`: notifications, which are not shown without
// permission.

@_exported public import ScrollworkUIKit
