struct pair { double a, b; };
void keep(void *array);
void *kept(void);
void upload(void);
double look(int i);
void change(int i, double x);
void library(const char *what, int n);
void reuse_stack(void);
void look_at_end(void);
