// A swipe, a swipe that falls back, and two taps on the button.
[
  .wait(0.4),
  .flick(.left, velocity: 700), .untilSettled(), .wait(0.3),
  .drag(by: CGVector(dx: -110, dy: 0), over: 0.5, curve: .easeInOut, hold: 0.2), .untilSettled(),
  .wait(0.2),
  .tap(.view("next")), .untilSettled(), .wait(0.3),
  .tap(.view("next")), .untilSettled(), .wait(0.5),
]
