public import Foundation

/// A type whose values can be plotted.
public protocol Plottable {
  /// The primitive type that the values are plotted as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value as a primitive.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from a primitive; nil if there is none for it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text, which scales place without conversion.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates a value from itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value, which is plotted.
  public var primitivePlottable: RawValue { rawValue }

  /// The value of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Int
}
extension Int8: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Int8
}
extension Int16: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Int16
}
extension Int32: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Int32
}
extension Int64: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Int64
}
extension UInt: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = UInt
}
extension UInt8: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = UInt8
}
extension UInt16: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = UInt16
}
extension UInt32: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = UInt32
}
extension UInt64: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = UInt64
}
extension Float: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Float
}
extension Double: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Double
}
extension CGFloat: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = CGFloat
}
extension Decimal: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Decimal
}
extension Date: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = Date
}
extension String: PrimitivePlottableProtocol {
  /// The plotted type, which is the type itself.
  public typealias PrimitivePlottable = String
}

extension Plottable {
  /// The value as a scale places it.
  var plotValue: PlotValue { PlotValue(primitivePlottable) ?? .number(0) }

  /// Creates a value from what a scale placed; nil if there is none for it.
  init?(plotValue: PlotValue) {
    guard let primitive = plotValue.primitive(PrimitivePlottable.self) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
