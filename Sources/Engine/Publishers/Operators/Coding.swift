public import Foundation

/// A decoder of whole values.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded values.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of whole values.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded values.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// The type of the encoded values.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// The type of the encoded values.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// The type of the encoded values.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// The type of the encoded values.
  public typealias Output = Data
}

extension Publisher {
  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
