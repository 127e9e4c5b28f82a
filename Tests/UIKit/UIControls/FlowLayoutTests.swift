import Foundation
import ScrollworkGeometry
import ScrollworkUIControls
import ScrollworkUIScrolling
import TestSupport
import Testing

/// Items of given sizes, with headers and footers.
private final class Sizes: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let sections: [[CGSize]]
  init(_ sections: [[CGSize]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sections[indexPath.section][indexPath.item] }
}

/// A collection of 320 by 400 points with items of given sizes.
@MainActor private struct Flow {
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  private let sizes: Sizes

  init(_ sections: [[CGSize]], inset: CGFloat = 0, spacing: CGFloat = 10) {
    sizes = Sizes(sections)
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (spacing, spacing)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    (view.dataSource, view.delegate) = (sizes, sizes)
    view.layoutIfNeeded()
  }

  func frames(_ section: Int = 0) -> [CGRect] {
    sizes.sections[section].indices.compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// The place of a supplementary view on the screen; nil while it is not shown.
  func place(_ kind: String, _ section: Int) -> CGFloat? {
    view.layoutIfNeeded()
    let all = layout.layoutAttributesForElements(in: view.bounds) ?? []
    return all.first { $0.representedElementKind == kind && $0.indexPath.section == section }
      .map { $0.frame.minY - view.contentOffset.y }
  }
}

private func row(_ widths: [CGFloat], height: CGFloat = 40) -> [CGSize] {
  // The heights differ by a point, so that the items are of different sizes.
  widths.enumerated().map { CGSize(width: $1, height: height + CGFloat($0 % 2)) }
}

private func equal(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [CGSize] {
  Array(repeating: CGSize(width: width, height: height), count: count)
}

private struct Lines: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let sections: [[CGSize]]
  let inset: CGFloat
  let spacing: CGFloat
  /// The places of the items of each section.
  let places: [[CGFloat]]
}

private let lines: [Lines] = [
  // Source: measured by others.
  Lines(
    testDescription: "equal items, with a short line and a section that is one",
    sections: [
      equal(7, 90, 60), equal(2, 90, 60), equal(1, 90, 60),
    ], inset: 16, spacing: 8, places: [[16, 115, 214, 16, 115, 214, 16], [16, 115], [16]]),
  // Source: measured by others.
  Lines(
    testDescription: "a last line of different items", sections: [row([140, 140, 140, 60, 60])],
    inset: 10, spacing: 10, places: [[10, 170, 10, 160, 230]]),
  Lines(
    testDescription: "equal widths of different heights", sections: [row([90, 90, 90, 90, 90])],
    inset: 16, spacing: 8, places: [[16, 115, 214, 16, 114]]),
  // Source: seen by others, items that fill a line on their own.
  Lines(
    testDescription: "an item of its own line", sections: [row([60, 250, 60])], inset: 10,
    spacing: 10, places: [[130, 35, 10]]),
  Lines(
    testDescription: "one equal item a line", sections: [equal(3, 200, 60)], inset: 10,
    spacing: 10, places: [[60, 60, 60]]),
]

@MainActor @Suite struct `A flow layout` {
  @Test(arguments: lines) fileprivate func `places the items of lines`(lines: Lines) {
    let flow = Flow(lines.sections, inset: lines.inset, spacing: lines.spacing)
    for (section, places) in lines.places.enumerated() {
      #expect(flow.frames(section).map(\.minX) == places)
    }
  }

  @Test(arguments: 0..<40) func `keeps items of any sizes in the view`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 1...300, using: &random)),
        height: CGFloat(Int.random(in: 1...80, using: &random)))
    }
    let frames = Flow([sizes], inset: 10).frames()
    #expect(frames.count == sizes.count, "seed \(seed)")
    for (first, second) in zip(frames, frames.dropFirst()) {
      let isInLine = abs(second.midY - first.midY) < 0.01
      #expect(!isInLine || second.minX >= first.maxX + 9.99, "seed \(seed)")
      #expect(!first.intersects(second), "seed \(seed)")
    }
    for frame in frames { #expect(frame.minX >= 10 && frame.maxX <= 310.01, "seed \(seed)") }
  }

  @Test func `scrolls across with items in the middle of the height`() {
    let flow = Flow([equal(3, 100, 300)], inset: 10)
    flow.layout.scrollDirection = .horizontal
    flow.view.layoutIfNeeded()
    #expect(flow.frames().map(\.minY) == [50, 50, 50])
    #expect(flow.frames().map(\.minX) == [10, 120, 230])
  }

  @Test func `keeps headers and footers in view, pushed by their sections`() {
    let flow = Flow([equal(6, 300, 100), equal(6, 300, 100)], spacing: 0)
    (flow.layout.headerReferenceSize.height, flow.layout.footerReferenceSize.height) = (30, 20)
    flow.layout.sectionHeadersPinToVisibleBounds = true
    flow.layout.sectionFootersPinToVisibleBounds = true
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    // A section is 650 points high.
    #expect(flow.place(header, 0) == 0 && flow.place(footer, 0) == 380)
    flow.view.contentOffset.y = 100
    #expect(flow.place(header, 0) == 0 && flow.place(footer, 0) == 380)
    flow.view.contentOffset.y = 640
    #expect(flow.place(header, 0) == -20 && flow.place(header, 1) == 10)
    #expect(flow.place(footer, 0) == -10 && flow.place(footer, 1) == 380)
  }
}
