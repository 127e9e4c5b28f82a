/// Measures text: declared here, met by a backend with real fonts and by tests with a simple rule.
///
/// Measuring is a pure function of the run and of the fonts behind the port.
public protocol TextMeasuring: Sendable {
  /// The measures of a run.
  func metrics(of run: TextRun) -> TextMetrics

  /// The names of the families that text can be asked for in.
  var families: [String] { get }
}

extension TextMeasuring {
  /// None: the families that roles stand for go without a name.
  public var families: [String] { [] }
}
