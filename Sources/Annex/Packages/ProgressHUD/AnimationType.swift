import ScrollworkActivitySigns

/// The kinds of spinners.
///
/// Kinds of earlier versions are among them.
public enum AnimationType: CaseIterable, Sendable {
  case none, systemActivityIndicator, activityIndicator, horizontalCirclesPulse
  case horizontalDotScaling, lineScaling, singleCirclePulse, multipleCirclePulse
  case singleCircleScaleRipple, multipleCircleScaleRipple, circleSpinFade, circleDotSpinFade
  case lineSpinFade, circleRotateChase, circleStrokeSpin, circleBarSpinFade, ballVerticalBounce
  case barSweepToggle, circleArcDotSpin, circlePulseMultiple, circlePulseSingle
  case circleRippleMultiple, circleRippleSingle, dualDotSidestep, horizontalBarScaling
  case pacmanProgress, quintupleDotDance, semiRingRotation, sfSymbolBounce, squareCircuitSnake
  case triangleDotShift

  /// The look of the activity sign that is the closest to the kind.
  var look: ActivityLook {
    switch self {
    case .horizontalCirclesPulse, .horizontalDotScaling, .ballVerticalBounce, .dualDotSidestep,
      .quintupleDotDance:
      .dots
    case .lineScaling, .horizontalBarScaling, .barSweepToggle: .lines
    case .singleCirclePulse, .multipleCirclePulse, .circlePulseSingle, .circlePulseMultiple: .disk
    case .singleCircleScaleRipple, .multipleCircleScaleRipple, .circleRippleSingle,
      .circleRippleMultiple:
      .ripples
    case .circleSpinFade, .circleDotSpinFade, .circleRotateChase, .triangleDotShift:
      .ringOfDots(count: 8)
    case .lineSpinFade, .circleBarSpinFade: .ringOfLines(count: 8)
    case .squareCircuitSnake: .square
    case .none, .systemActivityIndicator, .activityIndicator, .sfSymbolBounce, .circleStrokeSpin,
      .circleArcDotSpin, .pacmanProgress, .semiRingRotation:
      .growingArc(width: 3)
    }
  }
}

/// The drawn signs of an end.
public enum LiveIcon: CaseIterable, Sendable {
  case succeed, failed, added
}

/// The name of `LiveIcon` in earlier versions.
public typealias AnimatedIcon = LiveIcon
