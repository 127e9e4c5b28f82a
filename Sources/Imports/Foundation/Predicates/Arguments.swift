public import Foundation

// The types that are objects on an Apple platform, where files give them to formats as `CVarArg`.

extension Date: @retroactive CVarArg {
  /// The seconds, as a number.
  public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
  /// The text of the identifier, as an object.
  public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

extension NSNumber: @retroactive CVarArg {
  /// The number.
  public var _cVarArgEncoding: [Int] { doubleValue._cVarArgEncoding }
}
