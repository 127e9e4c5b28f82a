// Pulls the list down.
[.wait(0.2), .drag(by: CGVector(dx: 0, dy: 400), over: 0.6, hold: 0.1), .wait(2)]
