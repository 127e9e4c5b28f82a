// Two flicks forward, a long one, and one back.
[
  .wait(0.4),
  .flick(.left, velocity: 700), .untilSettled(), .wait(0.2),
  .flick(.left, velocity: 900), .untilSettled(), .wait(0.2),
  .flick(.left, velocity: 2200), .untilSettled(), .wait(0.2),
  .drag(by: CGVector(dx: 230, dy: 0), over: 0.8, curve: .easeInOut, hold: 0.2), .untilSettled(),
  .wait(0.4),
]
