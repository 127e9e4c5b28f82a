// The module behind `import Alamofire` in a Swift file: the names that are modelled of the package, with
// those of the module that it is made of.

@_exported public import ScrollworkFoundation
