// The module behind `import RxSwift` in a Swift file: the names that are modelled of the package, with
// those of the module that it is made of. All of it happens on the thread that plays the scene, and
// time is the scene's.

@_exported public import ScrollworkFoundation
