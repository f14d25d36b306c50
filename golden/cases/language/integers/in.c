/* Rules: F5, F3. Integer elements of every size, conversions, shifts and overflow of unsigned. */
#include "../../field.h"

typedef unsigned char pixel;

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    pixel(*image)[w] = (pixel(*)[w])malloc((size_t)w * w);
    short(*edge)[w] = (short(*)[w])malloc((size_t)w * w * sizeof(short));
    unsigned long long(*mix)[w] = (unsigned long long(*)[w])malloc((size_t)w * w * sizeof(unsigned long long));

    for (int y = 0; y < w; y++)
        for (int x = 0; x < w; x++) {
            image[y][x] = (pixel)(noise(y * w + x) * 255);
            edge[y][x] = (short)(y - 3 * x);
            mix[y][x] = (unsigned long long)y << x;
        }
#pragma mint copy(image, toDevice, w, w)
#pragma mint copy(edge, toDevice, w, w)
#pragma mint copy(mix, toDevice, w, w)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) {
                edge[y][x] = image[y][x + 1] - image[y][x - 1];
                mix[y][x] = (mix[y][x] << 7 | image[y][x] >> 1) * 0x9E3779B97F4A7C15u ^ ~(unsigned)edge[y][x];
                mix[y][x] %= 'a' + (L'b' - 'b') + (x & 3u);
            }
    }
#pragma mint copy(edge, fromDevice, w, w)
#pragma mint copy(mix, fromDevice, w, w)
    checksum("edge", edge, (size_t)w * w * sizeof(short));
    checksum("mix", mix, (size_t)w * w * sizeof(unsigned long long));
    return 0;
}
