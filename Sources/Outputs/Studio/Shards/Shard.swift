/// One of several parts of some work, of which each machine does one.
///
/// What a shard has depends on the work alone: every unit of it is in exactly one shard.
public struct Shard: Hashable, Sendable {
  /// The number of the shard, from 1.
  public let number: Int
  /// The number of shards.
  public let count: Int

  /// The shard of a number from 1 to `count`; nil for other numbers.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The units of the shard, in order: every `count`-th of them.
  ///
  /// Neighbors, which often cost alike, are in different shards. Empty for a shard whose number is
  /// greater than the number of units.
  public func part<Unit>(of units: [Unit]) -> [Unit] {
    units.enumerated().filter { owner(of: $0.offset) == number }.map(\.element)
  }

  /// The number of the shard, among as many, that has the unit at a place, from zero, where blocks
  /// of neighbors are dealt in turn.
  func owner(of place: Int, inBlocksOf length: Int = 1) -> Int { place / length % count + 1 }
}

extension Shard: CustomStringConvertible {
  /// The shard as options name it, such as 2/8.
  public var description: String { "\(number)/\(count)" }
}
