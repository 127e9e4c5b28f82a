/// One difference between two reels, in the terms of a person who looks at them.
///
/// The same change of many views, or over many stills, is one finding.
public struct Finding: Hashable, Sendable, Codable {
  /// What kind of difference it is: causes before what may follow from them.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The reels were recorded with other settings.
    case settings
    /// The script has other steps.
    case script
    /// Code gives a parameter of a view or modifier another value.
    case parameter
    /// Everything happens earlier or later.
    case delay
    /// Views appeared.
    case appeared
    /// Views were lost.
    case lost
    /// Rows were put in another order.
    case moved
    /// Texts have other words.
    case words
    /// Texts have another font.
    case font
    /// Views have another frame.
    case layout
    /// The content or the visible area of a scroll view has another size.
    case content
    /// A scroll view settles elsewhere.
    case settling
    /// A scroll view moves at another speed, or another way to the same place.
    case motion
    /// Effects have other values.
    case effect
    /// Views have other colors.
    case color
    /// Views draw something else.
    case drawing
    /// Views are in another order from back to front.
    case order
    /// Stills of the old reel have no counterpart, or new ones were added.
    case stills
    /// The display lists differ in what no other finding tells.
    case displayList
    /// Pixels differ.
    case pixels
  }

  /// The kind.
  public var kind: Kind
  /// One sentence: what changed, from what to what, where and when.
  public var sentence: String
  /// The structural names of the views or scroll views that it is about; empty for a whole reel.
  public var views: [String] = []
  /// The name of the property that changed, such as `scaleX`; nil without one.
  public var property: String?
  /// The old value, spelled with its unit; nil if there is none.
  public var old: String?
  /// The new value, spelled with its unit; nil if there is none.
  public var new: String?
  /// The greatest difference, in the unit of the property; nil for what is no number.
  public var amount: Double?
  /// The first and the last still of the new reel that show it.
  public var from: Int
  /// The last still of the new reel that shows it.
  public var to: Int
  /// The number of stills that show it.
  public var count: Int
  /// The source line of the view or modifier; nil if it is unknown.
  public var source: String?
  /// The commits in which the source line changed; empty unless two revisions were compared.
  public var commits: [String] = []
  /// The index of the finding that this one follows from; nil for a cause.
  public var cause: Int?
  /// Lines of the old and of the new drawing, marked with `-` and `+`; empty without any.
  public var details: [String] = []

  /// A finding with a sentence.
  public init(_ kind: Kind, _ sentence: String, from: Int, to: Int, count: Int) {
    self.kind = kind
    // Labels of parts without a name, such as the background, begin in lower case.
    self.sentence = sentence.hasPrefix("the ") ? "T" + sentence.dropFirst() : sentence
    (self.from, self.to, self.count) = (from, to, count)
  }
}
