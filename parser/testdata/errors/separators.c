int n = 1'000'000; // want "a ' between digits is newer than C11"
