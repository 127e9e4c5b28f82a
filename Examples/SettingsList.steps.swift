// Toggles one switch, scrolls down, toggles another, and scrolls back.
[
  .wait(0.4), .tap(.view("quiet")), .untilSettled(), .wait(0.3),
  .drag(by: CGVector(dx: 0, dy: -300), over: 0.7, curve: .easeInOut, hold: 0.1), .untilSettled(),
  .tap(.view("local")), .untilSettled(), .wait(0.3),
  .flick(.down, velocity: 1800), .untilSettled(), .wait(0.4),
]
