extension DefaultValues {
  /// The values of types that have no initializer without arguments, or a shorter one.
  ///
  /// - Source: chosen; what changes a picture least: empty, zero, clear, nothing.
  static let known: [String: String] = {
    var values = [
      "Bool": "false", "Character": "\" \"", "Void": "()", "Any": "()", "AnyObject": "NSObject()",
      "Color": "Color.clear", "UIColor": "UIColor.clear", "CGColor": "UIColor.clear.cgColor",
      "Image": "Image(uiImage: UIImage())", "Text": "Text(verbatim: \"\")",
      "AnyView": "AnyView(EmptyView())", "Font": "Font.body",
      "UIFont": "UIFont.systemFont(ofSize: 17)", "URL": "URL(fileURLWithPath: \"/\")",
      "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))", "Locale": "Locale.current",
      "TimeZone": "TimeZone.current", "Calendar": "Calendar.current",
      "Animation": "Animation.default",
      "Alignment": "Alignment.center", "IndexPath": "IndexPath(row: 0, section: 0)",
      "Optional": "nil", "Dictionary": "[:]", "NSDictionary": "[:]",
      "AnyPublisher": "Empty().eraseToAnyPublisher()", "Error": "ScrollworkLeftOut()",
      "UIStatusBarStyle": "UIStatusBarStyle.default", "NSNumber": "0", "NSString": "\"\"",
    ]
    for name in [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "NSInteger",
    ] { values[name] = "0" }
    for name in ["String", "Substring", "LocalizedStringKey"] { values[name] = "\"\"" }
    for name in ["Array", "Set", "ContiguousArray", "ArraySlice", "NSArray"] { values[name] = "[]" }
    return values
  }()

  /// The values of types that conform to protocols.
  ///
  /// - Source: chosen; what draws nothing, where the protocol has such a type.
  static let conformers = [
    "View": "EmptyView()", "ViewModifier": "EmptyModifier()", "Shape": "Path()",
    "InsettableShape": "Rectangle()", "ShapeStyle": "Color.clear", "Gesture": "TapGesture()",
    "Error": "ScrollworkLeftOut()", "StringProtocol": "\"\"", "Equatable": "0", "Hashable": "0",
    "Comparable": "0",
  ]
}
