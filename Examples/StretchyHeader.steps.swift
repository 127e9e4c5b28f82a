// A pull past the top, a bounce, then a scroll down the list.
[
  .wait(0.3),
  .drag(by: CGVector(dx: 0, dy: 260), over: 0.9, curve: .easeOut, hold: 0.3), .untilSettled(),
  .wait(0.3),
  .flick(.up, velocity: 1500), .untilSettled(), .wait(0.2),
  .flick(.down, velocity: 2600), .untilSettled(), .wait(0.4),
]
