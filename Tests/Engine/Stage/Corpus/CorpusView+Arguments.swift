import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

@testable import ScrollworkStage

/// Alignments by their names.
enum CorpusAlignment {
  static func horizontal(_ name: String?) -> HorizontalAlignment {
    switch name ?? "center" {
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    default: fatalError("no horizontal alignment: \(name ?? "")")
    }
  }

  static func vertical(_ name: String?) -> VerticalAlignment {
    switch name ?? "center" {
    case "top": .top
    case "center": .center
    case "bottom": .bottom
    default: fatalError("no vertical alignment: \(name ?? "")")
    }
  }

  static func corner(_ name: String?) -> Alignment {
    switch name ?? "center" {
    case "topLeading": .topLeading
    case "top": .top
    case "topTrailing": .topTrailing
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    case "bottomLeading": .bottomLeading
    case "bottom": .bottom
    case "bottomTrailing": .bottomTrailing
    default: fatalError("no alignment: \(name ?? "")")
    }
  }
}

extension CorpusView {
  var horizontalAlignment: HorizontalAlignment { CorpusAlignment.horizontal(alignment) }
  var verticalAlignment: VerticalAlignment { CorpusAlignment.vertical(alignment) }
  var corner: Alignment { CorpusAlignment.corner(alignment) }

  var axisSet: Axis.Set {
    (axes ?? ["vertical"]).reduce(into: []) { set, name in
      set.formUnion(name == "horizontal" ? .horizontal : .vertical)
    }
  }

  var tracks: [GridItem] { (columns ?? rows ?? []).map(\.item) }
}

extension CorpusLength {
  /// One length for all edges, or the top, leading, bottom and trailing ones.
  var insets: EdgeInsets {
    numbers.count == 4
      ? EdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
      : EdgeInsets(top: numbers[0], leading: numbers[0], bottom: numbers[0], trailing: numbers[0])
  }
}

extension CorpusTrack {
  fileprivate var item: GridItem {
    GridItem(size, spacing: spacing, alignment: alignment.map(CorpusAlignment.corner))
  }

  private var size: GridItem.Size {
    if let fixed { return .fixed(fixed) }
    if let adaptive { return .adaptive(minimum: adaptive[0].value, maximum: adaptive[1].value) }
    guard let flexible else { return .flexible() }
    return .flexible(minimum: flexible[0].value, maximum: flexible[1].value)
  }
}
