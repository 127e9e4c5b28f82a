// The module behind `import BackgroundTasks`: tasks in the background, which never run in a
// scene.

@_exported public import ScrollworkUIKit
