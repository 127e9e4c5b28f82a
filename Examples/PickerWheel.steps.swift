// Three flicks of the wheel, one of them long.
[
  .wait(0.4),
  .flick(.up, velocity: 500), .untilSettled(), .wait(0.3),
  .flick(.up, velocity: 1800), .untilSettled(), .wait(0.3),
  .drag(by: CGVector(dx: 0, dy: 130), over: 0.8, curve: .easeInOut, hold: 0.2), .untilSettled(),
  .wait(0.5),
]
