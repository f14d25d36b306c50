int letter = u'c'; // want "the front end reads character constants without a prefix or with L"
