package validity

// libraryEffect is what a function of the C library does with the arrays that
// it is handed: reads and writes list the positions of its arguments.
type libraryEffect struct {
	reads, writes string
	frees         bool // its first argument
	allocates     bool // its result is new memory
	allocatesAt   bool // its first argument is made to point to new memory
	returnsFirst  bool
	ends          bool // does not return
}

// library knows the functions that programs with arrays call. One that is not
// listed and has no body in the file counts as touching what it is handed.
var library = map[string]libraryEffect{
	"malloc": {allocates: true}, "calloc": {allocates: true}, "aligned_alloc": {allocates: true},
	"memalign": {allocates: true}, "valloc": {allocates: true}, "posix_memalign": {allocatesAt: true},
	"realloc": {frees: true, allocates: true}, "free": {frees: true},
	"memset": {writes: "0", returnsFirst: true}, "bzero": {writes: "0"},
	"memcpy": {reads: "1", writes: "0", returnsFirst: true}, "memmove": {reads: "1", writes: "0", returnsFirst: true},
	"memcmp": {reads: "01"}, "fwrite": {reads: "0"}, "write": {reads: "1"}, "fread": {writes: "0"}, "read": {writes: "1"},
	"qsort": {reads: "0", writes: "0"},
	"exit":  {ends: true}, "_exit": {ends: true}, "_Exit": {ends: true}, "abort": {ends: true}, "quick_exit": {ends: true},
	"__assert_fail": {ends: true},
	"printf":        {}, "fprintf": {}, "puts": {}, "fputs": {}, "perror": {}, "putchar": {}, "fflush": {}, "fopen": {}, "fclose": {},
	"strcmp": {}, "strncmp": {}, "strlen": {}, "strcpy": {}, "strcat": {}, "strncpy": {}, "strtol": {}, "strtod": {}, "strtoul": {},
	"strtoll": {}, "strtoull": {}, "atoi": {}, "atof": {}, "atol": {}, "snprintf": {}, "sprintf": {}, "sscanf": {}, "scanf": {},
	"fscanf": {}, "fgets": {}, "getenv": {}, "gettimeofday": {}, "clock_gettime": {}, "time": {}, "clock": {}, "getopt": {},
	"strerror": {}, "pthread_join": {}, "memchr": {reads: "0"},
}
