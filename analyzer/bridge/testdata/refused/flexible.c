struct flex { int n; double d[]; };
typedef struct flex Flex;
struct zero { int n; double d[0]; };
struct last { int k; struct flex f; };
union either { struct flex f; double g[4]; };
struct rows { struct flex f[3]; struct flex *p; struct zero z; int k; };
struct first { int k; struct flex f; int z; }; // want "a member whose flexible array ends in front of other members"
struct two { Flex f, g; }; // want "a member whose flexible array ends"
struct unnamed { struct { int n; double e[]; }; int z; }; // want "a member whose flexible array ends"
struct deep { struct last o; int z; }; // want "a member whose flexible array ends"
struct chosen { union either u; int z; }; // want "a member whose flexible array ends"
typedef struct { const Flex f; int z; } Nameless; // want "a member whose flexible array ends"
