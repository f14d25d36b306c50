int caf\u00e9 = 1; // want "the front end does not read \u00e9 in names"
int été = 2;
