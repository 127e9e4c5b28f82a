import Foundation
public import ScrollworkDrawing

/// The last step of a comparison: the pixels of stills that have pictures on both sides.
public struct PictureStep: Sendable {
  private let decoder: any PictureDecoding
  /// How different pictures may be.
  public var tolerance: PixelTolerance
  /// The rectangles left out, by the number of the new still, in pixels.
  public var ignored: @Sendable (Int) -> [PixelBox]

  /// A step that reads pictures with `decoder`.
  public init(
    tolerance: PixelTolerance = .none, decoder: any PictureDecoding,
    ignoring ignored: @escaping @Sendable (Int) -> [PixelBox] = { _ in [] }
  ) {
    (self.tolerance, self.decoder, self.ignored) = (tolerance, decoder, ignored)
  }

  /// The comparison with the share of different pixels of each pair, where they differ over the
  /// stills, and a finding if pixels differ in stills that nothing else is found in.
  ///
  /// - Parameters:
  ///   - comparison: The comparison of the recordings.
  ///   - pictures: The pictures of both sides.
  ///   - comparesEqual: Whether stills with equal display lists are compared, too.
  ///   - tell: Called before each compared pair with the number of pairs before it and of all.
  /// - Returns: The comparison with its final verdict.
  /// - Throws: An ``UnreadablePicture`` with the still, or a `CancellationError`.
  public func compare(
    _ comparison: Comparison, _ pictures: any ComparisonPictures, comparesEqual: Bool,
    tell: (Int, Int) -> Void = { _, _ in }
  ) throws -> Comparison {
    var comparison = comparison
    var found: [Found] = []
    var map: InstabilityMap?
    var equalCount = 0
    for index in comparison.stills.indices {
      try Task.checkCancellation()
      let pair = comparison.stills[index]
      guard comparesEqual || !pair.isEqual, let old = pair.old, let new = pair.new else { continue }
      tell(index, comparison.stills.count)
      guard let first = try pictures.old(old), let second = try pictures.new(new) else { continue }
      let result = try compare(first, second, of: (old, new))
      switch result {
      case .identical:
        comparison.stills[index].pixels = 0
        comparison.stills[index].isEqual = true
        equalCount += 1
      case .sizes:
        comparison.stills[index].pixels = 1
        found.append(Found(still: new, distance: 1, result: result))
      case .measured(let difference):
        comparison.stills[index].pixels = difference.share
        let size = difference.mask.size
        if map == nil {
          map = InstabilityMap(pictureWidth: size.width, pictureHeight: size.height)
        }
        map?.add { difference.mask[$0, $1] == .different }
        if difference.distance > tolerance.distance {
          comparison.stills[index].isEqual = false
          found.append(Found(still: new, distance: difference.distance, result: result))
        } else {
          comparison.stills[index].isEqual = true
        }
      }
    }
    map?.addEqual(equalCount)
    comparison.instability = map
    let told = found.filter { found in
      !comparison.findings.contains {
        // A finding about the size of the canvas tells nothing of its pixels.
        $0.from <= found.still && found.still <= $0.to
          && !(found.isOfSizes && $0.kind == .settings)
      }
    }
    if let finding = finding(told) { comparison.findings.append(finding) }
    if !found.isEmpty { comparison.verdict = .different }
    return comparison
  }

  /// A still with different pixels.
  private struct Found {
    var still: Int
    var distance: Double
    var result: PixelComparison

    /// Whether the pictures have different sizes.
    var isOfSizes: Bool { if case .sizes = result { true } else { false } }
  }

  private func compare(
    _ old: Data, _ new: Data, of stills: (old: Int, new: Int)
  ) throws -> PixelComparison {
    do throws(UnreadablePicture) {
      return try PictureComparer(
        measure: tolerance.measure, ignoring: ignored(stills.new), decoder: decoder
      ).compare(old, new)
    } catch {
      throw PictureStepError(
        still: error.side == .old ? stills.old : stills.new, picture: error)
    }
  }

  private func finding(_ found: [Found]) -> Finding? {
    guard let first = found.first, let last = found.last,
      let worst = found.max(by: { $0.distance < $1.distance })
    else { return nil }
    let place = found.count > 1 ? ", at still \(worst.still)" : ""
    var finding = Finding(
      .pixels,
      "\(PixelWording(tolerance.measure).words(worst.result))\(place)"
        + ", \(ValueWording.stills(first.still, last.still)).",
      from: first.still, to: last.still, count: found.count)
    finding.amount = worst.distance
    finding.property = tolerance.measure.name
    return finding
  }
}

/// A picture of a still that cannot be compared.
public struct PictureStepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the still in the reel of the picture.
  public let still: Int
  /// What is wrong with which picture.
  public let picture: UnreadablePicture

  /// The message.
  public var description: String { "still \(still): \(picture)" }
}
