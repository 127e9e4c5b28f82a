/// The comparison of two reels.
public struct Comparison: Hashable, Sendable, Codable {
  /// The name of the scene, or of the compared files.
  public var name: String
  /// The verdict.
  public var verdict: Verdict
  /// What stands in the way of a comparison, or is wrong with a stale reference; nil if nothing is.
  public var problem: Problem?
  /// The findings: causes before consequences, the most noticeable first.
  public var findings: [Finding] = []
  /// The old side.
  public var old: Side
  /// The new side.
  public var new: Side
  /// The stills of the new reel with their counterparts, and the lost ones of the old reel, in order
  /// of time.
  public var stills: [StillPair] = []
  /// The curves to show: the offsets of scroll views, and all changed properties.
  public var curves: [Curve] = []
  /// Where the pictures differ over time; nil if they were not compared.
  public var instability: InstabilityMap?

  /// What stands in the way of a comparison.
  public struct Problem: Hashable, Sendable, Codable {
    /// The cause with the path of the file, as one line.
    public var message: String
    /// Further lines, such as the errors of a compiler.
    public var details: [String]

    /// A problem with a cause.
    public init(_ message: String, details: [String] = []) {
      (self.message, self.details) = (message, details)
    }
  }

  /// One of the compared reels.
  public struct Side: Hashable, Sendable, Codable {
    /// Where it is from: a folder, a revision.
    public var label: String
    /// The number of stills.
    public var count: Int
    /// Stills per second.
    public var fps: Int
    /// The width and the height of a still, in points.
    public var canvas: [Double]
    /// The pixels per point.
    public var scale: Double

    /// A side with a label.
    public init(label: String, count: Int, fps: Int, canvas: [Double], scale: Double) {
      (self.label, self.count, self.fps) = (label, count, fps)
      (self.canvas, self.scale) = (canvas, scale)
    }
  }

  /// A still of the new reel and its counterpart.
  public struct StillPair: Hashable, Sendable, Codable {
    /// The number in the old reel; nil for a still that was added.
    public var old: Int?
    /// The number in the new reel; nil for a still that was lost.
    public var new: Int?
    /// Whether both are known to be the same.
    public var isEqual: Bool
    /// The share of pixels that differ, 0 … 1; nil if the pictures were not compared.
    public var pixels: Double?

    /// A pair of stills.
    public init(old: Int?, new: Int?, isEqual: Bool, pixels: Double? = nil) {
      (self.old, self.new, self.isEqual, self.pixels) = (old, new, isEqual, pixels)
    }
  }

  /// A number of both reels over their stills, as keys with straight lines between them.
  public struct Curve: Hashable, Sendable, Codable {
    /// The title, such as `offset y of ScrollView`.
    public var title: String
    /// The unit of the values: `pt`, `°` or nothing.
    public var unit: String
    /// The index of the finding that the curve belongs to; nil for an offset without a finding.
    public var finding: Int?
    /// The keys of the old reel: lists of pairs of a still and a value, one list for each span in
    /// which there is a value.
    public var old: [[[Double]]]
    /// The keys of the new reel.
    public var new: [[[Double]]]

    /// A curve of both reels.
    public init(
      title: String, unit: String, finding: Int?, old: [[[Double]]], new: [[[Double]]]
    ) {
      (self.title, self.unit, self.finding) = (title, unit, finding)
      (self.old, self.new) = (old, new)
    }
  }

  /// A comparison that is not made, because of a problem.
  ///
  /// - Parameters:
  ///   - name: The name of the scene.
  ///   - verdict: ``Verdict/broken``, or ``Verdict/stale`` for a reference without a scene.
  ///   - reference: The path of the reference.
  ///   - problem: The cause.
  public init(unmade name: String, _ verdict: Verdict, reference: String, problem: Problem?) {
    let side = Side(label: reference, count: 0, fps: 60, canvas: [0, 0], scale: 1)
    self.init(name: name, verdict: verdict, old: side, new: side)
    self.problem = problem
  }

  /// A comparison of two sides.
  public init(name: String, verdict: Verdict, old: Side, new: Side) {
    (self.name, self.verdict, self.old, self.new) = (name, verdict, old, new)
  }
}
