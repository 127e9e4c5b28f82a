public import ScrollworkEnvironment
public import ScrollworkViews

/// A variant of a symbol, such as filled or enclosed in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var outline: String?
  private var isSlashed = false
  private var isFilled = false

  private init(outline: String? = nil, isSlashed: Bool = false, isFilled: Bool = false) {
    (self.outline, self.isSlashed, self.isFilled) = (outline, isSlashed, isFilled)
  }

  /// No variant.
  public static let none = SymbolVariants()
  /// A variant that encloses the symbol in a circle.
  public static let circle = SymbolVariants(outline: "circle")
  /// A variant that encloses the symbol in a square.
  public static let square = SymbolVariants(outline: "square")
  /// A variant that encloses the symbol in a rectangle.
  public static let rectangle = SymbolVariants(outline: "rectangle")
  /// A variant that fills the symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// A variant that draws a slash through the symbol.
  public static let slash = SymbolVariants(isSlashed: true)

  /// A version of the variant that encloses the symbol in a circle.
  public var circle: SymbolVariants { with { $0.outline = "circle" } }
  /// A version of the variant that encloses the symbol in a square.
  public var square: SymbolVariants { with { $0.outline = "square" } }
  /// A version of the variant that encloses the symbol in a rectangle.
  public var rectangle: SymbolVariants { with { $0.outline = "rectangle" } }
  /// A version of the variant that fills the symbol.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// A version of the variant that draws a slash through the symbol.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// The name of a symbol in this variant.
  func name(_ name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if let outline, !parts.contains(outline) { parts.append(outline) }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if isFilled || wasFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

extension View {
  /// Shows symbols within this view in a variant, if the catalog has a drawing of it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// The symbol variant.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}
