#include <stdio.h>
#include <stdbool.h>
#include <string.h>

enum color { RED, GREEN = 5 };

int main(int argc, char **argv)
{
    unsigned char c = argc, d = 3;
    int list[10];
    enum color e = RED;
    printf("%zu %zu %zu\n", sizeof(({ c < d; })), sizeof(({ 'a'; })), sizeof ({ c ? c : d; }));
    printf("%zu %zu\n", sizeof(({ list; })), sizeof(({ ({ c == d; }); })));
    __typeof__(({ c < d; })) v = 9;
    char *rest = ({ strchr("hello", 'l'); });
    printf("%d %d %s\n", v, ({ e; }) - 1 < 0, rest);
    return 0;
}
