import ScrollworkActivitySigns

/// The kinds of activity indicators.
public enum NVActivityIndicatorType: CaseIterable, Sendable {
  case blank, ballPulse, ballGridPulse, ballClipRotate, squareSpin, ballClipRotatePulse
  case ballClipRotateMultiple, ballPulseRise, ballRotate, cubeTransition, ballZigZag
  case ballZigZagDeflect, ballTrianglePath, ballScale, lineScale, lineScaleParty
  case ballScaleMultiple, ballPulseSync, ballBeat, ballDoubleBounce, lineScalePulseOut
  case lineScalePulseOutRapid, ballScaleRipple, ballScaleRippleMultiple, ballSpinFadeLoader
  case lineSpinFadeLoader, triangleSkewSpin, pacman, ballGridBeat, semiCircleSpin
  case ballRotateChase, orbit, audioEqualizer, circleStrokeSpin

  /// The look that stands for the kind.
  var look: ActivityLook? {
    switch self {
    case .blank: nil
    case .ballPulse, .ballPulseRise, .ballPulseSync, .ballBeat, .ballZigZag, .ballZigZagDeflect:
      .dots
    case .ballGridPulse, .ballGridBeat: .grid
    case .lineScale, .lineScaleParty, .lineScalePulseOut, .lineScalePulseOutRapid,
      .audioEqualizer:
      .lines
    case .ballScale, .ballScaleMultiple, .ballDoubleBounce: .disk
    case .ballScaleRipple, .ballScaleRippleMultiple: .ripples
    case .ballSpinFadeLoader, .ballRotateChase: .ringOfDots(count: 8)
    case .lineSpinFadeLoader: .ringOfLines(count: 8)
    case .squareSpin, .cubeTransition, .triangleSkewSpin: .square
    case .ballClipRotate, .ballClipRotatePulse, .ballClipRotateMultiple, .semiCircleSpin,
      .circleStrokeSpin, .orbit, .pacman, .ballRotate, .ballTrianglePath:
      .arc
    }
  }
}
