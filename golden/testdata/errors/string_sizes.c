/* Rules: F3. Sizes of strings that macros make of their arguments: blanks and digraphs there count as they are written. */
#define TEXT(x) #x
#define LIST(...) #__VA_ARGS__
#define OF(x) TEXT(x)
#define VERSION OF(3)
#define PLAIN "plain"
static double u[40];
static char made[] = LIST(x ,y), name[] = "name" __FILE__;
enum { WIDTH = sizeof(TEXT(a<:0:>)) }; // want "mintc does not know this size"
static double rows[sizeof VERSION][4]; // want "mintc does not know this size"

void sizes(void)
{
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = sizeof(PLAIN) + sizeof("text" PLAIN) + sizeof(name) + sizeof __func__ + sizeof(made[0]);
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] += sizeof("a" LIST(x , y)); // want "mintc does not know this size"
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] += sizeof(made); // want "mintc does not know this size"
    rows[0][0] = WIDTH + sizeof(TEXT(this is host code));
}
