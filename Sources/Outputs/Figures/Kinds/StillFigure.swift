import ScrollworkStage

/// A still with annotations.
struct StillFigure: FigureKind {
  static let name = "still"
  static let summary = "A still with callouts, badges, dimensions, brackets, arrows."
  static let width = 640.0

  /// The moment.
  var moment = FigureMoment.end
  /// The annotations.
  var annotations: [Annotation] = []

  init(moment: FigureMoment, annotations: [Annotation]) {
    (self.moment, self.annotations) = (moment, annotations)
  }

  init(_ fields: inout FigureFields) throws(FigureError) {
    moment = try fields.moment("at") ?? moment
    annotations = try fields.annotations()
  }

  var shownMoment: FigureMoment? {
    get { moment }
    set { moment = newValue ?? moment }
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let time = try subject.time(of: moment, at: [.name("at")])
    let still = try subject.still(at: time)
    page.description.append("\(subject.name) at \(FigureSubject.seconds(time)).")
    try AnnotatedStill(subject: subject, still: still, annotations: annotations).draw(on: &page)
    return [subject.source(still)]
  }
}

extension FigureContent {
  /// A still with annotations.
  ///
  /// - Parameters:
  ///   - moment: The moment; the end of the script by default.
  ///   - annotations: The annotations.
  /// - Returns: The content.
  public static func still(
    at moment: FigureMoment = .end, annotations: [Annotation] = []
  ) -> FigureContent {
    FigureContent(StillFigure(moment: moment, annotations: annotations))
  }
}
