// Half a page and back, a whole page, then taps on the last tab and on the first.
[
  .wait(0.4),
  .drag(by: CGVector(dx: -150, dy: 0), over: 0.7, curve: .easeInOut, hold: 0.2), .untilSettled(),
  .flick(.left, velocity: 800), .untilSettled(), .wait(0.3),
  .tap(.view("tab 3")), .untilSettled(), .wait(0.4),
  .tap(.view("tab 0")), .untilSettled(), .wait(0.4),
]
