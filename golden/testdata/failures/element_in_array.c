/* Rules: C8. The loop takes a member of an element from the host, since a copy names another member of it, and writes all elements. */
typedef struct { double scale; double u[4]; } Level;

static Level levels[2] = {{2, {1, 2, 3, 4}}, {3, {1, 2, 3, 4}}};

int main(void)
{
    double v[4];

#pragma mint copy(levels[0].u, toDevice, 4)
#pragma mint parallel for
    for (int i = 0; i < 4; i++)
        v[i] = levels[0].u[i] * levels[0].scale;
#pragma mint copy(levels[0].u, release)
#pragma mint parallel for
    for (int i = 0; i < 2; i++) // want "'levels\[0\].scale' is an element of 'levels', which the loop writes"
        levels[i].scale += levels[0].scale;
    return (int)(v[0] + levels[1].scale);
}
