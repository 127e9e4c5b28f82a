// Two records forward, a long flick, and a drag back.
[
  .wait(0.4),
  .flick(.left, velocity: 700), .untilSettled(), .wait(0.2),
  .flick(.left, velocity: 1800), .untilSettled(), .wait(0.3),
  .drag(by: CGVector(dx: 330, dy: 0), over: 1.2, curve: .easeInOut, hold: 0.2), .untilSettled(),
  .wait(0.4),
]
