/* Rules: F3, F5. Types that the host packs, in a file whose kernels do not compute with them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef real
#define real double
#endif

struct __attribute__((packed)) header {
    char magic;
    int n;
    double scale;
};

#pragma pack(push, 1)
struct tail {
    char end;
    int sum;
};
#pragma pack(pop)

struct cell {
    _Alignas(16) real value;
    short tag;
};

static void scale(struct cell *a, struct cell *b, int n, const struct header *head)
{
    double factor = head->scale;

#pragma mint copy(a, toDevice, n)
#pragma mint copy(b, toDevice, n)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < n - 1; i++) {
            b[i].value = (a[i - 1].value + a[i + 1].value) * (real)factor;
            b[i].tag = (short)(a[i].tag + 1);
        }
    }
#pragma mint copy(b, fromDevice, n)
}

int main(int argc, char **argv)
{
    char bytes[sizeof(char) + sizeof(int) + sizeof(double)] = {7};
    struct header head;
    struct tail tail = {'e', 0};
    int n = argc > 1 ? atoi(argv[1]) : 20;
    double factor = 0.25;

    memcpy(bytes + 1, &n, sizeof n);
    memcpy(bytes + 1 + sizeof n, &factor, sizeof factor);
    memcpy(&head, bytes, sizeof head);
    struct cell *a = (struct cell *)calloc(head.n, sizeof(struct cell));
    struct cell *b = (struct cell *)calloc(head.n, sizeof(struct cell));
    for (int i = 0; i < n; i++) {
        a[i].value = i * i % 13;
        a[i].tag = (short)i;
    }
    scale(a, b, n, &head);
    for (int i = 0; i < n; i++) {
        printf("%g %d\n", (double)b[i].value, b[i].tag);
        tail.sum += b[i].tag;
    }
    printf("%d %zu %zu\n", tail.sum, sizeof tail, sizeof head);
    free(a);
    free(b);
    return 0;
}
