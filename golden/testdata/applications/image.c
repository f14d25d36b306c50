/* An image filter on bytes: Gaussian 5x5 with clamped edges, unsharp mask, Sobel magnitude, threshold, histogram.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>

typedef struct {
    int width, height;
    uint8_t *pixels;
} image;

static const int gauss[5] = {1, 4, 6, 4, 1};

static inline int clamp(int v, int lo, int hi)
{
    return v < lo ? lo : v > hi ? hi : v;
}

static image new_image(int width, int height)
{
    image m = {width, height, malloc((size_t)width * height)};

    return m;
}

static void blur(const image *in, image *out)
{
    const int w = in->width, h = in->height;
    const uint8_t *src = in->pixels;
    uint8_t *dst = out->pixels;

#pragma mint parallel for nest(2)
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            int sum = 0;
            for (int dy = -2; dy <= 2; dy++)
                for (int dx = -2; dx <= 2; dx++)
                    sum += gauss[dy + 2] * gauss[dx + 2] * src[clamp(y + dy, 0, h - 1) * w + clamp(x + dx, 0, w - 1)];
            dst[y * w + x] = (uint8_t)((sum + 128) >> 8);
        }
}

static void unsharp(const image *in, const image *soft, image *out, int amount)
{
    size_t count = (size_t)in->width * in->height;
    const uint8_t *a = in->pixels, *b = soft->pixels;
    uint8_t *o = out->pixels;

#pragma mint parallel for
    for (size_t i = 0; i < count; i++)
        o[i] = clamp(a[i] + (amount * (a[i] - b[i])) / 16, 0, 255);
}

static void sobel(const image *in, image *out, unsigned threshold)
{
    const int w = in->width, h = in->height;
    const uint8_t *s = in->pixels;
    uint8_t *o = out->pixels;

#pragma mint parallel for nest(2)
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            int up = y > 0 ? y - 1 : 0, down = y < h - 1 ? y + 1 : h - 1;
            int left = x > 0 ? x - 1 : 0, right = x < w - 1 ? x + 1 : w - 1;
            int gx = s[up * w + right] + 2 * s[y * w + right] + s[down * w + right] - s[up * w + left] - 2 * s[y * w + left] - s[down * w + left];
            int gy = s[down * w + left] + 2 * s[down * w + x] + s[down * w + right] - s[up * w + left] - 2 * s[up * w + x] - s[up * w + right];
            unsigned m = (unsigned)(abs(gx) + abs(gy));
            o[y * w + x] = m > threshold ? 255 : m;
        }
}

int main(int argc, char **argv)
{
    int w = argc > 1 ? atoi(argv[1]) : 61, h = argc > 2 ? atoi(argv[2]) : 43;
    size_t count = (size_t)w * h;
    image in = new_image(w, h), soft = new_image(w, h), sharp = new_image(w, h), edges = new_image(w, h);
    unsigned histogram[256] = {0};

    for (size_t i = 0; i < count; i++)
        in.pixels[i] = (uint8_t)((i * 2654435761u) >> 24 & 0xff);
#pragma mint copy(in.pixels, toDevice, count)
#pragma mint copy(soft.pixels, toDevice, count)
#pragma mint copy(sharp.pixels, toDevice, count)
#pragma mint copy(edges.pixels, toDevice, count)
    for (int pass = 0; pass < 3; pass++) {
        blur(&in, &soft);
        unsharp(&in, &soft, &sharp, 8);
        blur(&sharp, &in);
    }
    sobel(&sharp, &edges, 200);
#pragma mint copy(edges.pixels, fromDevice, count)
#pragma mint copy(sharp.pixels, fromDevice, count)
    for (size_t i = 0; i < count; i++)
        histogram[edges.pixels[i]]++;
    for (int i = 0; i < 256; i += 15)
        printf("%d %u\n", i, histogram[i]);
    printf("%d %d\n", sharp.pixels[w + 3], sharp.pixels[count - 1]);
    return 0;
}
