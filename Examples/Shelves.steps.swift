// Scrolls the first shelf, the third one, then the page.
[
  .wait(0.3),
  .flick(.left, velocity: 900, from: .point(CGPoint(x: 200, y: 249))), .untilSettled(),
  .wait(0.1),
  .flick(.left, velocity: 1800, from: .point(CGPoint(x: 200, y: 700))), .untilSettled(),
  .wait(0.2),
  .flick(.up, velocity: 1600), .untilSettled(), .wait(0.3),
  .flick(.down, velocity: 2400), .untilSettled(), .wait(0.4),
]
