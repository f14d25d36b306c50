#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 64 };
static int list[SIZE], top, width = 8;
int counter;
int elsewhere(int);

struct stack { int count, most; double value[SIZE]; };

static double pushed(struct stack *s) { return s->value[s->count - 1]; }
static int slot(void) { return top++; }
static int peek(void) { return list[top]; }
static int at(int i, int j) { return i * width + j; }
static int next(int *p) { return (*p)++; }
static int deep(int n) { return n ? deep(n - 1) : slot(); }
static int odd(int n);
static int even(int n) { return n ? odd(n - 1) : slot(); }
static int odd(int n) { return n ? even(n - 1) : 1; }
static int *cell(int i) { return &list[i]; }

static int warned(FILE *in, int *p, struct stack *stack)
{
    int k = 0, own[SIZE] = {0};
    list[rand() % SIZE] = rand(); // want "C leaves open which side"
    list[slot()] = slot(); // want "C leaves open which side"
    list[slot()] = top; // want "C leaves open which side"
    list[top++] = peek(); // want "C leaves open which side"
    list[deep(3)] = top; // want "C leaves open which side"
    list[odd(3)] = top; // want "C leaves open which side"
    list[even(3)] = top; // want "C leaves open which side"
    list[peek()] = deep(2); // want "C leaves open which side"
    list[next(&k)] = k; // want "C leaves open which side"
    list[elsewhere(1)] = counter; // want "C leaves open which side"
    list[elsewhere(1)] = elsewhere(2); // want "C leaves open which side"
    *cell(rand() % SIZE) = getc(in); // want "C leaves open which side"
    own[getc(in)] = *p = rand(); // want "C leaves open which side"
    stack->value[stack->count++] = pushed(stack); // want "C leaves open which side"
    return own[0];
}

static int clear(FILE *in, int *p, char *s, const char *from, struct stack *stack)
{
    int k = 0, own[SIZE] = {0};
    list[rand() % SIZE] = 1;
    list[rand() % SIZE] = k + *p;
    list[top] = slot();
    list[top++] = getc(in);
    list[at(k, 2)] = rand();
    list[at(k, 2)] = at(2, k) + list[at(k, 3)];
    own[k++] = elsewhere(3);
    *p++ = *from++;
    s[strcspn(s, "\n")] = 0;
    s[strlen(from)] = *from;
    list[slot()] += slot();
    list[elsewhere(1)] = top;
    stack->value[stack->count++] = stack->most + at(k, 2);
    return own[0] + *s;
}

int main(int argc, char **argv)
{
    struct stack stack = {1};
    char text[SIZE] = "text\n";
    return warned(stdin, list, &stack) + clear(stdin, list, text, argv[argc - 1], &stack);
}
