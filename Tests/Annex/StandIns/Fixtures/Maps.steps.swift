[.wait(0.3), .tap(.point(CGPoint(x: 196, y: 508))), .wait(2)]
