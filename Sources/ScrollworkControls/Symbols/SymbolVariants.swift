public import ScrollworkEnvironment
public import ScrollworkViews

/// Which of the drawings of a symbol are shown: filled ones, ones in circles.
public struct SymbolVariants: Hashable, Sendable {
  private var outline: String?
  private var isSlashed = false
  private var isFilled = false

  private init(outline: String? = nil, isSlashed: Bool = false, isFilled: Bool = false) {
    (self.outline, self.isSlashed, self.isFilled) = (outline, isSlashed, isFilled)
  }

  /// Those of their names.
  public static let none = SymbolVariants()
  /// Those in circles.
  public static let circle = SymbolVariants(outline: "circle")
  /// Those in squares.
  public static let square = SymbolVariants(outline: "square")
  /// Those in rectangles.
  public static let rectangle = SymbolVariants(outline: "rectangle")
  /// Filled ones.
  public static let fill = SymbolVariants(isFilled: true)
  /// Those with a line through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The same in circles.
  public var circle: SymbolVariants { with { $0.outline = "circle" } }
  /// The same in squares.
  public var square: SymbolVariants { with { $0.outline = "square" } }
  /// The same in rectangles.
  public var rectangle: SymbolVariants { with { $0.outline = "rectangle" } }
  /// The same, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same with a line through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// The name of the variant of a symbol.
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
  /// Shows symbols inside in a variant, where there is a drawing of it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// Which of the drawings of symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}
