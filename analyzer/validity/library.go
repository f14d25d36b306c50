// What functions of the C library and of POSIX do with the memory behind their arguments: one table of patterns,
// a letter for each argument. Add a function here.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// libraryTable says what functions of the C library and of POSIX do with the memory that their
// arguments point to. A line is a pattern and the names that it holds for. A letter of the pattern
// is an argument; the last one stands for all that follow:
//
//   - not touched     r  read         w  written       b  both
//     f  given back      n  the pointer there is written, and gets new memory
//     m  the same, and the memory is kept
//     g  the pointer there is written, and what it leads to: the same memory, or new memory in its place
//     o  the pointer there is written, and points into the memory of another argument
//     p  the same of the first argument; what the pointer led to before is read and written
//     q  not touched, and its address becomes a text, from which it may come back
//     k  both, and kept: the function, or another one, may touch it later
//     %  a format, with its arguments behind it          &  one of scanf
//     a  a va_list of printf's arguments                 e  one of scanf's             v  one of wprintf's
//     i  structs whose pointers are read and written (iovec)
//     x  pointers to strings, which are read; they may change places, and the program gets them in other ways
//     c  a function that is called with pointers into the memory of the others
//     @  a function that is called when the program ends
//     s  a function that a signal or a thread of the library calls, or a struct that holds it and what it is handed
//
// A place in a file is an argument that is touched where it is an address: /proc/self/mem is memory.
// Behind '=' is the result: a digit for a pointer into that argument's memory, "*" and a digit for the pointer there, "new" for new
// memory, "own" for memory of the library. '!': the function does not return.
const libraryTable = `
-=new     malloc valloc pvalloc calloc aligned_alloc memalign alloca mmap
-=0       assume_aligned
-         prefetch
f-=new    realloc reallocarray
f         free cfree munmap
n--       posix_memalign
r-=new    strdup strndup wcsdup realpath tempnam
n%        asprintf
na        vasprintf
gb-       getline
gb--      getdelim
w--=0     memset wmemset
w-        bzero explicit_bzero
wr-=0     memcpy memmove mempcpy wmemcpy wmemmove strcpy strncpy stpcpy stpncpy wcscpy wcsncpy strlcpy memccpy
br-=0     strcat strncat wcscat wcsncat strlcat
rw-       bcopy swab
rr-       memcmp wmemcmp bcmp strcmp strncmp strcasecmp strncasecmp strcoll wcscmp wcsncmp
wr-       strxfrm
r--=0     memchr memrchr rawmemchr strchr strrchr strchrnul index rindex wmemchr wcschr
rr-=0     strstr strcasestr strpbrk memmem wcsstr
rr        strspn strcspn
kr=0      strtok
brp=*2    strtok_r
pr=*0     strsep
r         strlen strnlen wcslen atoi atol atoll atof puts perror system remove unlink rmdir chdir access
ro-       strtol strtoul strtoll strtoull strtod strtof strtold strtoimax strtoumax wcstol wcstod
r-        mkdir chmod creat open truncate setlocale=own
%         printf wprintf
-%        fprintf dprintf fwprintf syslog
w%        sprintf
w-%       snprintf swprintf
a         vprintf
-a        vfprintf vdprintf vsyslog
v         vwprintf
-v        vfwprintf
w-v       vswprintf
wa        vsprintf
w-a       vsnprintf
&         scanf wscanf
-&        fscanf fwscanf
r&        sscanf swscanf
e         vscanf vwscanf
-e        vfscanf vfwscanf
re        vsscanf vswscanf
r-        fputs
w--=0     fgets
w=0       gets
r---      fwrite fwrite_unlocked
w---      fread fread_unlocked
-r-       write send sendto
-w-       read recv
-r-b      pwrite pwrite64
-w-b      pread pread64
w-=0      getcwd
-i-       readv writev sendmsg recvmsg vmsplice
-i-b-     preadv pwritev
-i-i-     process_vm_readv process_vm_writev
-k-       setvbuf setbuf setbuffer
k-        fmemopen=own putenv setstate=own openlog
-k-       initstate=own initstate_r
mw=own    open_memstream open_wmemstream
b--c      qsort qsort_r
rr--c=1   bsearch lfind
rr=own    fopen freopen fdopen popen
-         fclose pclose fflush feof ferror clearerr rewind ftell ftello fgetc getc getchar ungetc fileno putchar putc fputc
-k-       fseek fseeko fseeko64 lseek lseek64
-         close fsync ftruncate dup dup2 sleep usleep isatty getpid mlock munlock sched_yield
b-        madvise
--b       fcntl ioctl
-w        fgetpos clock_gettime clock_getres getrusage getitimer fstat
rw        stat lstat nanosleep
ww        gettimeofday
w         time times ftime uname
r=own     getenv localtime gmtime ctime asctime strerror strsignal ttyname gethostbyname
rw=1      localtime_r gmtime_r
w-rr      strftime
b         mktime timegm
-         clock difftime rand random drand48 lrand48 mrand48 srand srandom srand48 abs labs llabs div ldiv sysconf
b         rand_r erand48 nrand48 jrand48
!         exit _exit _Exit abort quick_exit __assert_fail __builtin_unreachable __builtin_trap __builtin_abort __builtin_exit
@         atexit at_quick_exit
@-        on_exit
-s        signal bsd_signal sigset sysv_signal
-sw       sigaction
-rw       setitimer
-sw       timer_create
-s        mq_notify
k-s=own   fopencookie
-=own     tmpfile tmpfile64
-         raise kill alarm pause omp_get_wtime omp_get_wtick omp_get_thread_num omp_get_num_threads omp_get_max_threads
-         omp_set_num_threads omp_get_num_procs omp_in_parallel pthread_self
-xriw     getopt getopt_long getopt_long_only
-=0       __builtin_expect __builtin_assume_aligned
-         __builtin_prefetch __builtin_va_start __builtin_va_end __builtin_va_copy __builtin_constant_p __builtin_object_size
-w        frexp frexpf frexpl modf modff modfl
-ww       sincos sincosf sincosl
--w       remquo remquof remquol
`

// libraryEffect is a line of the table.
type libraryEffect struct {
	name   string // in the table: memcpy for __builtin___memcpy_chk
	args   string
	result string
	ends   bool
}

var library = readLibrary(libraryTable)

func readLibrary(table string) map[string]libraryEffect {
	all := map[string]libraryEffect{}
	eachLine(table, func(first string, names []string) {
		pattern, result, _ := strings.Cut(first, "=")
		for _, name := range names {
			e := libraryEffect{name: name, args: pattern, result: result, ends: pattern == "!"}
			if bare, own, ok := strings.Cut(name, "="); ok {
				e.name, e.result = bare, own
			}
			all[e.name] = e
		}
	})
	return all
}

// eachLine calls f with the first word of each line of a table and the names behind it.
func eachLine(table string, f func(first string, names []string)) {
	for line := range strings.Lines(table) {
		if words := strings.Fields(line); len(words) > 0 {
			f(words[0], words[1:])
		}
	}
}

// IsLibraryFunction reports whether name is a function of the C library or of POSIX.
func IsLibraryFunction(name string) bool {
	_, ok := libraryFunction(name)
	return ok
}

// GivesNewMemory reports whether name is a function of the C library or of POSIX whose result is new memory.
func GivesNewMemory(name string) bool {
	e, _ := libraryFunction(name)
	return e.result == "new"
}

// libraryFunction is the effect of a C library function, also under the compiler's name for it
// (__builtin_memcpy).
func libraryFunction(name string) (libraryEffect, bool) {
	if e, ok := library[name]; ok {
		return e, true
	}
	plain := strings.TrimPrefix(name, "__builtin_")
	plain = strings.TrimSuffix(strings.TrimPrefix(plain, "__"), "_chk")
	e, ok := library[plain]
	if ok && plain != name && strings.HasSuffix(name, "_chk") && strings.Contains(e.args, "%") {
		return libraryEffect{}, false // it has further arguments in front of the format
	}
	return e, ok
}

// everywhere are the functions that are the library's by their name alone, as they are for gcc. Others of the table, and also
// sync() and gamma(), may be the program's own in another file, unless a header of the system declares them.
const everywhere = `
malloc calloc realloc free exit abort
memset memcpy memmove memcmp memchr strcpy strncpy strcat strncat strcmp strncmp strlen strchr strrchr strstr strspn strcspn strpbrk
printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf scanf fscanf sscanf vfscanf vsscanf puts fputs putchar putc fputc fwrite`

var libraryByName = wordsOf(everywhere)

func wordsOf(text string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(text) {
		set[word] = true
	}
	return set
}

// isLibrarys reports whether a function without a body in the file is the library's, and not the program's own in another file.
func (c *checker) isLibrarys(d *cc.Declarator) bool {
	name := d.Name()
	return libraryByName[name] || strings.HasPrefix(name, "__builtin_") || c.in.Unit.SystemDeclares(name)
}

// of is the letter of an argument.
func (e libraryEffect) of(i int) byte {
	if e.args == "" {
		return '-'
	}
	return e.args[min(i, len(e.args)-1)]
}

// standardHeaders declare functions that touch only the memory that their arguments point to.
var standardHeaders = map[string]bool{
	"assert.h": true, "complex.h": true, "ctype.h": true, "errno.h": true, "fenv.h": true, "float.h": true, "inttypes.h": true,
	"limits.h": true, "locale.h": true, "math.h": true, "setjmp.h": true, "signal.h": true, "stdarg.h": true, "stdatomic.h": true,
	"stdbool.h": true, "stddef.h": true, "stdint.h": true, "stdio.h": true, "stdlib.h": true, "string.h": true, "strings.h": true,
	"tgmath.h": true, "time.h": true, "uchar.h": true, "wchar.h": true, "wctype.h": true, "unistd.h": true, "fcntl.h": true,
	"getopt.h": true, "malloc.h": true, "alloca.h": true, "omp.h": true, "time": true, "times.h": true, "resource.h": true,
	"stat.h": true, "types.h": true, "mman.h": true, "utsname.h": true, "timeb.h": true, "values.h": true, "memory.h": true,
}

// formatted lists what printf does with the arguments behind a format: one letter of the table for
// each. ok is false if the format is not plain text, numbers its arguments, or has conversions of the program's own.
func formatted(format string) (letters string, ok bool) {
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		for i++; i < len(format) && strings.IndexByte(" +-#0'123456789.*hlLqjzt", format[i]) >= 0; i++ {
			if format[i] == '*' {
				letters += "-"
			}
		}
		switch {
		case i == len(format) || format[i] == '$':
			return "", false
		case format[i] == '%' || format[i] == 'm':
		case format[i] == 's' || format[i] == 'S':
			letters += "r"
		case format[i] == 'n':
			letters += "w"
		case format[i] == 'p':
			letters += "q"
		case strings.IndexByte("diouxXbBeEfFgGaAcC", format[i]) >= 0:
			letters += "-"
		default: // the program's own
			return "", false
		}
	}
	return letters, true
}

// textValue is the text of a string literal.
func textValue(n cc.ExpressionNode) (string, bool) {
	switch v := ccwalk.Unparen(n).Value().(type) {
	case cc.StringValue:
		return strings.TrimSuffix(string(v), "\x00"), true
	}
	return "", false
}
