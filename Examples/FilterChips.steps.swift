// Selects two chips, scrolls the list, deselects one chip.
[
  .wait(0.4), .tap(.view("Herbs")), .untilSettled(), .wait(0.5),
  .tap(.view("Ferns")), .untilSettled(), .wait(0.4),
  .drag(by: CGVector(dx: 0, dy: -160), over: 0.5, curve: .easeInOut), .untilSettled(), .wait(0.2),
  .tap(.view("Herbs")), .untilSettled(), .wait(0.5),
  .tap(.view("Ferns")), .untilSettled(), .wait(0.5),
]
