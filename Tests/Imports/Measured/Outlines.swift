import Scrollwork

/// The outlines of shapes and paths, by the names of their cases, in a rectangle of 100 × 60 points.
enum Outlines {
  static let all: [String: Path] = roundedShapes.merging(arcs) { $1 }
    .merging(trimmed) { $1 }.merging(moved) { $1 }

  private static let room = CGRect(x: 0, y: 0, width: 100, height: 60)

  private static let triangle = Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 100, y: 0))
    $0.addLine(to: CGPoint(x: 50, y: 60))
    $0.closeSubpath()
  }

  private static func rounded(
    _ radius: CGFloat, _ style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: radius, style: style) }

  private static func rounded(
    _ width: CGFloat, _ height: CGFloat, _ style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: CGSize(width: width, height: height), style: style)
  }

  private static let roundedShapes: [String: Path] = [
    "rectangle": Rectangle().path(in: room),
    "circle": Circle().path(in: room),
    "ellipse": Ellipse().path(in: room),
    "circular corners of 12": rounded(12, .circular).path(in: room),
    "continuous corners of 12": rounded(12).path(in: room),
    "continuous corners of 20": rounded(20).path(in: room),
    "continuous corners of 25": rounded(25).path(in: room),
    "continuous corners of 40, which are too large": rounded(40).path(in: room),
    "continuous corners of 20 × 8": rounded(20, 8).path(in: room),
    "circular corners of 60 × 8": rounded(60, 8, .circular).path(in: room),
    "corners of 0": rounded(0).path(in: room),
    "circular corners of 8 in another place":
      rounded(8, .circular).path(in: CGRect(x: 10, y: 20, width: 50, height: 40)),
    "capsule": Capsule().path(in: room),
    "circular capsule": Capsule(style: .circular).path(in: room),
    "upright capsule": Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 80)),
    "circular corners that differ":
      UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: room),
    "continuous corners that differ": UnevenRoundedRectangle(cornerRadii: radii).path(in: room),
    "circular corners of which one is large":
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(topLeading: 20, topTrailing: 90), style: .circular
      ).path(in: CGRect(x: 0, y: 0, width: 100, height: 300)),
    "circle inset by 5": Circle().inset(by: 5).path(in: room),
    "continuous corners of 12 inset by 5": rounded(12).inset(by: 5).path(in: room),
    "corners of 12 inset by 20": rounded(12).inset(by: 20).path(in: room),
    "rectangle inset twice": Rectangle().inset(by: 2).inset(by: 3).path(in: room),
  ]

  private static let radii = RectangleCornerRadii(
    topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

  private static func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  private static func relativeArc(_ delta: Double) -> Path {
    Path {
      $0.addRelativeArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), delta: .degrees(delta))
    }
  }

  private static let arcs: [String: Path] = [
    "arc from 0 to 0": arc(0, 0),
    "arc from 0 to 30": arc(0, 30),
    "arc from 0 to 90": arc(0, 90),
    "arc from 0 to 120": arc(0, 120),
    "arc from 0 to 360": arc(0, 360),
    "arc from 0 to 450": arc(0, 450),
    "arc from 0 to -90": arc(0, -90),
    "arc from 0 to -360": arc(0, -360),
    "clockwise arc from 0 to 45": arc(0, 45, clockwise: true),
    "clockwise arc from 0 to 360": arc(0, 360, clockwise: true),
    "clockwise arc from 0 to -90": arc(0, -90, clockwise: true),
    "clockwise arc from -90 to 0": arc(-90, 0, clockwise: true),
    "arc after a point": Path {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    },
    "relative arc of 190": relativeArc(190),
    "relative arc of -360": relativeArc(-360),
  ]

  private static let trimmed: [String: Path] = [
    "rectangle from 0.1 to 0.6": Rectangle().path(in: room).trimmedPath(from: 0.1, to: 0.6),
    "rectangle from 0 to 1": Rectangle().path(in: room).trimmedPath(from: 0, to: 1),
    "rectangle from 0 to 0.999": Rectangle().path(in: room).trimmedPath(from: 0, to: 0.999),
    "rectangle from -0.5 to 1.5": Rectangle().path(in: room).trimmedPath(from: -0.5, to: 1.5),
    "triangle from 0.25 to 0.75": triangle.trimmedPath(from: 0.25, to: 0.75),
    "circle from 0 to 0.5": Circle().path(in: room).trimmedPath(from: 0, to: 0.5),
    "two squares from 0.25 to 0.75": Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }.trimmedPath(from: 0.25, to: 0.75),
    "trimmed rectangle": Rectangle().trim(from: 0.25, to: 0.5).path(in: room),
  ]

  private static let moved: [String: Path] = [
    "lines": Path {
      $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)])
    },
    "curves": Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
      $0.addCurve(
        to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: CGPoint(x: 0, y: 0))
    },
    "moved rectangle": Rectangle().offset(x: 10, y: 5).path(in: room),
    "scaled rectangle": Rectangle().scale(0.5).path(in: room),
    "rectangle scaled from a corner":
      Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).path(in: room),
    "rectangle turned by 90": Rectangle().rotation(.degrees(90)).path(in: room),
    "rectangle turned by 30 about a corner":
      Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: room),
    "sheared rectangle":
      Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      .path(in: room),
    "sized rectangle": Rectangle().size(width: 40, height: 20).path(in: room),
    "stroked triangle": triangle.strokedPath(StrokeStyle(lineWidth: 4)),
    "stroked circle":
      Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 4)),
    "stroked line with square caps": Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 50, y: 0))
    }.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
  ]
}
