[.wait(0.3), .tap(.point(CGPoint(x: 196, y: 450))), .wait(0.8)]
