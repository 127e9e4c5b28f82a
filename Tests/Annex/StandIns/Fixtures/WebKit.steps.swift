[.wait(1)]
