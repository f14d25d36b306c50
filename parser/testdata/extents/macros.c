/* Macros that make statements, parts of them, and several at once. */
#define FORALL(i, lo, hi) for (int i = (lo); i < (hi); i++)
#define SWAP(a, b) do { double *t_ = a; a = b; b = t_; } while (0)
#define BOTH(x, y) x; y
#define OPEN (
#define NAME add
#define WRAP(s) s
#define EMPTY
#define IDX(i, j) ((i) * n + (j))
#define STR "macro"

int add(int, int);
int puts(const char *);

double *step(int n, double *a, double *b)
{
    FORALL(i, 1, n - 1)
        FORALL (j,
                1, n - 1) {
            b[IDX(i, j)] = a[IDX(i - 1, j)] + a[IDX(i + 1, j)];
        }
    SWAP(a, b);
    WRAP(for (int i = 0; i < n; i++)) a[i] = 3;
    n = NAME OPEN 1, 2);
    BOTH(n++, n--);
    EMPTY ;
    puts("a" "b"
         "c");
    puts(STR "tail");
    if (n) EMPTY { n = 1; } else n = 2;
    n = WRAP(n) + WRAP(1);
    return WRAP(a);
}
