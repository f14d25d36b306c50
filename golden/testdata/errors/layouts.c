/* Rules: F3, F5. Types that attributes and pragmas lay out otherwise than C does. */
#define N 40
struct __attribute__((packed)) tagged {
    char tag;
    double value;
};
typedef struct {
    char tag;
    double value;
} __attribute__((__packed__)) packed_behind;
struct packed_member {
    char tag;
    double value __attribute__((packed));
};
struct holder {
    double value;
    struct tagged inner;
};
#pragma pack(push, 4)
struct record {
    int tag;
    double value;
};
#pragma pack(pop)
_Pragma("pack(2)") struct operated {
    char tag;
    int value;
};
#pragma pack()
struct usual {
    char tag;
    double value;
};
struct most_aligned {
    float value;
} __attribute__((aligned));
enum colour { RED, GREEN } __attribute__((packed));
struct painted {
    float value;
    enum colour colour;
};
#pragma scalar_storage_order big-endian
struct swapped {
    float value;
};
#pragma scalar_storage_order default
static struct tagged a[N];
static packed_behind b[N];
static struct packed_member c[N];
static struct holder d[N];
static struct record e[N];
static struct operated f[N];
static struct usual g[N];
static struct most_aligned h[N];
static enum colour i[N];
static struct painted j[N];
static struct swapped l[N];

void attributes(void)
{
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        a[k].value = 1; // want "the elements of 'a' are of type struct tagged, laid out by the attribute 'packed'"
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        b[k].value = 1; // want "the elements of 'b' are of type packed_behind, laid out by the attribute 'packed'"
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        c[k].value = 1; // want "the elements of 'c' are of type struct packed_member, laid out by the attribute 'packed'"
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        d[k].value = 1; // want "the elements of 'd' are of type struct holder, laid out by the attribute 'packed'"
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        h[k].value = 1; // want "of type struct most_aligned, laid out by the attribute 'aligned' without a number"
}

void pragmas(void)
{
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        e[k].value = 1; // want "the elements of 'e' are of type struct record, laid out by #pragma pack"
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        f[k].value = 1; // want "the elements of 'f' are of type struct operated, laid out by #pragma pack"
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        g[k].value = 1;
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        l[k].value = 1; // want "the elements of 'l' are of type struct swapped, laid out by #pragma scalar_storage_order"
}

void enums(void)
{
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        i[k] = RED; // want "the elements of 'i' are of type enum, laid out by the attribute 'packed'"
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        j[k].value = 1; // want "the elements of 'j' are of type struct painted, laid out by the attribute 'packed'"
}

static float bytes[sizeof(struct tagged)]; // want "does not know this size, of a type that is laid out by the attribute 'packed'"
static float more[__builtin_offsetof(struct tagged, value)]; // want "does not know this size, of a type that is laid out by the attribute 'packed'"
enum { RECORD = sizeof(struct record) };   // want "does not know this size, of a type that is laid out by #pragma pack"

void sizes(void)
{
#pragma mint parallel for
    for (int k = 0; k < (int)sizeof(struct tagged); k++) // want "does not know this size"
        bytes[k] = 1;
#pragma mint parallel for
    for (int k = 0; k < N; k++)
        more[k] = __builtin_offsetof(struct holder, inner.value); // want "does not know this size"
}

/* Sizes that the front end takes for others than C does. */
enum { POINTER = sizeof(0, a) }; // want "mintc does not know this size: its operand may have another type in C"
typedef int byte_sized __attribute__((mode(QI))); // want "mintc does not know the size of a type with the attribute 'mode'"
struct wide { unsigned long bits : 32; } wide;
static double out[N];
static const double some[] = {1, sizeof(struct tagged)}; // want "does not know this size, of a type that is laid out by the attribute 'packed'"
static const double some_pointers[] = {1, sizeof(out + 1)}; // want "mintc does not know this size: its operand may have another type in C"
static double sizes_of(int k)
{
    return k + sizeof(struct tagged); // want "does not know this size, of a type that is laid out by the attribute 'packed'"
}

void sizes(void)
{
#pragma mint parallel
    {
#pragma mint for
        for (int k = 0; k < N; k++)
            out[k] = sizeof(k, out); // want "mintc does not know this size: its operand may have another type in C"
#pragma mint for
        for (int k = 0; k < N; k++)
            out[k] = wide.bits + wide.bits; // want "'bits' is a bit-field of 32 bits, which C takes for an unsigned and mintc for unsigned long"
#pragma mint for
        for (int k = 0; k < N; k++)
            out[k] = sizes_of(k);
#pragma mint for
        for (int k = 0; k < N; k++)
            out[k] = some[k % 2];
#pragma mint for
        for (int k = 0; k < N; k++)
            out[k] = some_pointers[k % 2];
    }
}
