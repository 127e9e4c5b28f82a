/// The parameters of a view or modifier at one line of code, over all views that it makes.
///
/// They are what code says: a comparison tells them before what follows from them.
public struct RecordedParameters: Hashable, Sendable, Codable {
  /// The view or modifier, such as `VStack` or `padding`.
  public var kind: String
  /// The structural name of the view, with rows of a `ForEach` as one.
  public var view: String
  /// What a sentence calls the view: the words of a text, or a kind of view; nil for a container.
  public var label: String?
  /// The source line; nil if it is unknown.
  public var source: String?
  /// The number of views.
  public var count: Int
  /// The values by name, those of several views or of several moments in order of appearance.
  public var values: [String: [Value]]

  /// A value of a parameter.
  public struct Value: Hashable, Sendable, Codable {
    /// The spelled value.
    public var text: String
    /// The structural name of the first view with the value.
    public var view: String
  }

  /// The most values of a parameter.
  ///
  /// - Source: chosen: more are those of an animation, or of a formula.
  static let mostValues = 8
}

extension RecordedParameters {
  /// The name of a view with rows of a `ForEach` as one.
  static func common(_ name: String) -> String {
    guard name.contains("ForEach[") else { return name }
    return ViewLabel.components(of: name).map { part in
      RowStep(part) == nil ? part : "ForEach"
    }.joined(separator: "/")
  }
}

/// What a recording takes from the parameters of a view in one still.
struct ParameterSample: Hashable, Sendable, Codable {
  /// The structural name of the view.
  var view: String
  var kind: String
  var label: String?
  var source: String?
  var values: [String: String]
  /// The number of views in the still with all of this.
  var count: Int
}

/// Collects the parameters of a recording.
struct ParameterCollector: Sendable {
  private struct Key: Hashable {
    var view: String
    var kind: String
    var source: String?
  }

  private(set) var entries: [RecordedParameters] = []
  private var indices: [Key: Int] = [:]
  /// The number of views of each name that an entry has.
  private var counts: [[String: Int]] = []

  /// Appends what a still has and none before.
  mutating func append(_ samples: [ParameterSample]) {
    for sample in samples { append(sample) }
  }

  private mutating func append(_ sample: ParameterSample) {
    let view = RecordedParameters.common(sample.view)
    let key = Key(view: view, kind: sample.kind, source: sample.source)
    let index = indices[key] ?? entries.count
    if index == entries.count {
      indices[key] = index
      entries.append(
        RecordedParameters(
          kind: sample.kind, view: view, label: sample.label, source: sample.source, count: 0,
          values: [:]))
      counts.append([:])
    }
    counts[index][sample.view] = max(counts[index][sample.view] ?? 0, sample.count)
    entries[index].count = counts[index].values.reduce(0, +)
    for (name, text) in sample.values {
      var values = entries[index].values[name] ?? []
      guard values.count < RecordedParameters.mostValues,
        !values.contains(where: { $0.text == text })
      else { continue }
      values.append(RecordedParameters.Value(text: text, view: sample.view))
      entries[index].values[name] = values
    }
  }
}
