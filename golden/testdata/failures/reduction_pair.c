/* Rules: F9. A minimum that starts above the maximum, so that the 'else' between their updates counts. */
#define N 40
static double u[N];

int main(void)
{
    double most = -1e30, least = 1e30;

#pragma mint parallel for reduction(max: most) reduction(min: least)
    for (int i = 0; i < N; i++) { // want "the minimum 'least' is above the maximum 'most' before the loop"
        if (u[i] > most)
            most = u[i];
        else if (u[i] < least)
            least = u[i];
    }
    return most > least;
}
