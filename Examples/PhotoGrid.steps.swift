// Scrolls the grid, opens and closes one picture, and opens another.
[
  .wait(0.3),
  .flick(.up, velocity: 900), .untilSettled(), .wait(0.2),
  .tap(.view("photo 16")), .untilSettled(), .wait(0.6),
  .tap(.view("opened")), .untilSettled(), .wait(0.3),
  .tap(.view("photo 12")), .untilSettled(), .wait(0.5),
  .tap(.view("opened")), .untilSettled(), .wait(0.3),
]
