// One page back, two forward, and a tap that returns to the start.
[
  .wait(0.3),
  .flick(.right, velocity: 800), .untilSettled(), .wait(0.2),
  .flick(.left, velocity: 800), .untilSettled(), .wait(0.1),
  .flick(.left, velocity: 800), .untilSettled(), .wait(0.1),
  .flick(.left, velocity: 800), .untilSettled(), .wait(0.3),
  .tap(.view("today")), .untilSettled(), .wait(0.4),
]
