// Scrolls the strip by touch, then taps a day.
[
  .wait(0.4),
  .flick(.left, velocity: 500, from: .point(CGPoint(x: 200, y: 189))), .untilSettled(), .wait(0.4),
  .flick(.left, velocity: 1400, from: .point(CGPoint(x: 200, y: 189))), .untilSettled(),
  .wait(0.4),
  .tap(.point(CGPoint(x: 240, y: 189))), .untilSettled(), .wait(0.6),
]
