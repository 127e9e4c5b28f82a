extension Finding.Kind {
  /// What findings of this kind tell, as one sentence.
  var sentence: String {
    switch self {
    case .settings: "The reels were recorded with other settings."
    case .script: "The script has other steps."
    case .parameter: "Code gives a parameter another value."
    case .delay: "Everything happens earlier or later."
    case .stills: "Stills were lost or added."
    case .settling: "A scroll view settles elsewhere."
    case .motion: "A scroll view moves differently."
    case .content: "The content or the visible area of a scroll view has another size."
    case .appeared: "Views appeared."
    case .lost: "Views were lost."
    case .moved: "Rows were put in another order."
    case .layout: "Views have another frame."
    case .effect: "Effects have other values."
    case .words: "Texts have other words."
    case .font: "Texts have another font."
    case .color: "Views have other colors."
    case .drawing: "Views draw something else."
    case .order: "Views are in another order from back to front."
    case .displayList: "The display lists differ."
    case .pixels: "Pixels differ."
    }
  }

  /// The kind in one or two words, such as `display list`.
  var words: String { self == .displayList ? "display list" : rawValue }
}

extension Verdict {
  /// What the verdict means, as one sentence.
  var sentence: String {
    switch self {
    case .equal: "Both reels are the same."
    case .different: "The reels differ."
    case .missing: "There is no reference to compare with."
    case .stale: "The reference belongs to no scene."
    case .broken: "The comparison cannot be made."
    }
  }
}
