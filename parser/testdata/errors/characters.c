int tag = 'ab'; // want "the front end reads character constants of one character"
