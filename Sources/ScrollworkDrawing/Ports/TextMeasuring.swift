/// Measures text: declared here, met by a backend with real fonts and by tests with a simple rule.
///
/// Measuring is a pure function of the run and of the fonts behind the port.
public protocol TextMeasuring: Sendable {
  /// The measures of a run.
  func metrics(of run: TextRun) -> TextMetrics
}
