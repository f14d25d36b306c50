/* Rules: F8. Scalars that serial loops assign, where a read may find the value of another iteration of that loop. */
#define N 20
static double q[N * 40];

void before_it_is_assigned(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int at;
        for (int c = 0; c < 4; c++) {
            if (c > 0)
                q[i * 40 + at] += c; // want "cannot prove that no other iteration reads the 'q\[i . 40 . at\]'"
            at = c + 1;
        }
    }
}

void behind_the_loop(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int at;
        for (int c = 0; c < 4; c++) {
            at = c;
            q[i * 40 + at] += c; // want "cannot prove that no other iteration reads the 'q\[i . 40 . at\]'"
        }
        q[i * 40 + at + 10] += 3;
    }
}

void behind_the_condition(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int at;
        for (int c = 0; c < 4; c++) {
            if (c == 0) {
                at = c + 7;
                q[i * 40 + at] += 1; // want "cannot prove that no other iteration reads the 'q\[i . 40 . at\]'"
            }
            q[i * 40 + at] += 2;
        }
    }
}

void from_a_label_on(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int at;
        for (int c = 0; c < 4; c++)
            switch (c) {
            case 0:
                at = c + 5;
            case 1:
                q[i * 40 + at] += 1; // want "cannot prove that no other iteration reads the 'q\[i . 40 . at\]'"
                break;
            default:
                q[i * 40 + c] += 2;
            }
    }
}

void where_the_index_moves(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        int at;
        for (int c = 0; c < 8; c++) {
            at = c;
            c++;
            q[i * 40 + at] += 1; // want "cannot prove that no other iteration reads the 'q\[i . 40 . at\]'"
        }
    }
}
