// Taps a song, scrolls the list under the player, and taps another.
[
  .wait(0.4), .tap(.view("song 5")), .untilSettled(), .wait(0.4),
  .flick(.up, velocity: 1300), .untilSettled(), .wait(0.2),
  .tap(.view("song 15")), .untilSettled(), .wait(0.4),
  .flick(.down, velocity: 2400), .untilSettled(), .wait(0.4),
]
