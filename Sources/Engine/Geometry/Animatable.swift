public import Foundation

/// A type whose values can be added and scaled, and so interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }

  /// Whether a value is numbers of type `Double` in memory and nothing else, for the engine; false unless
  /// a type says otherwise.
  static var _isMadeOfDoubles: Bool { get }
}

extension VectorArithmetic {
  /// False: a value may have any form in memory.
  public static var _isMadeOfDoubles: Bool { false }
}

/// A type that describes how to animate a property of it.
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, which is its own animatable data.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty: the type has no data to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension VectorArithmetic {
  /// The value multiplied by `factor`.
  package func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

/// The data of a type that has nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Empty data, the only value of the type.
  public init() {}

  /// Empty data, the only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Returns empty data, the only value of the type.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }

  /// Returns empty data, the only value of the type.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }

  /// Does nothing: there is no component to scale.
  public mutating func scale(by rhs: Double) {}

  /// Zero, as there are no components.
  public var magnitudeSquared: Double { 0 }

  /// True: the value takes no memory.
  public static var _isMadeOfDoubles: Bool { true }
}

/// A pair of vectors; nest pairs for more than two.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// A pair of two vectors.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// A pair of zero vectors.
  public static var zero: Self { Self(.zero, .zero) }

  /// The component-wise sum.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// The component-wise difference.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both vectors by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both vectors' squared magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  /// Whether both vectors are made of such numbers.
  public static var _isMadeOfDoubles: Bool { First._isMadeOfDoubles && Second._isMadeOfDoubles }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic, Animatable {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The number's square.
  public var magnitudeSquared: Double { self * self }

  /// True.
  public static var _isMadeOfDoubles: Bool { true }
}

extension Float: VectorArithmetic, Animatable {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }

  /// Whether the number is a `Double` on this processor.
  public static var _isMadeOfDoubles: Bool { NativeType.self == Double.self }
}

extension CGPoint: Animatable {
  /// The x and y coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension UnitPoint: Animatable {
  /// The x and y fractions.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// The top, leading, bottom and trailing insets.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
    }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
