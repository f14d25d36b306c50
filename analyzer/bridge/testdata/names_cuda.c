#include <stdio.h>

enum cudaError { cudaSuccess, cudaBad = 7 }; // becomes: enum cudaError_ { cudaSuccess_, cudaBad_ = 7 };
enum { warpSize = 3, MAJOR_VERSION = 2 }; // becomes: enum { warpSize_ = 3, MAJOR_VERSION_ = 2 };
struct float4 { float a; struct tex2D { int texture; } t; }; // becomes: struct float4_ { float a; struct tex2D_ { int texture_; } t; };
typedef struct { int q; } dim3; // becomes: typedef struct { int q; } dim3_;
typedef int texture; // becomes: typedef int texture_;
#define mint_trips 5
#define CALL(mint_site) mint_run(mint_site)
static double mint_run(double x) { return x + 1; } // becomes: static double mint_run_(double x) { return x + 1; }
static int atomicAdd(int *p, int v) { *p += v; return *p; } // becomes: static int atomicAdd_(int *p, int v) { *p += v; return *p; }
static double y1[4], j0 = 2, gamma = 3; // becomes: static double y1_[4], j0_ = 2, gamma_ = 3;
static int __clz(int i) { return i + 2; } // becomes: static int __clz_(int i) { return i + 2; }
static int select(int i) { return i + 1; } // becomes: static int select_(int i) { return i + 1; }
static double fmul(double a, double b) { return a * b; } // becomes: static double fmul_(double a, double b) { return a * b; }
static int norm(int n, const double *p) { return n + (p != NULL); } // becomes: static int norm_(int n, const double *p) { return n + (p != NULL); }
struct mint_scope { int mint_site; }; // becomes: struct mint_scope_ { int mint_site; };
void mint_error(const char *text) { puts(text); } // becomes: extern "C" void mint_error(const char *text) { puts(text); }

int main(void)
{
    int mint_region = mint_trips, clock = 4, cudaMalloc = 3; // becomes: int mint_region_ = mint_trips_, clock = 4, cudaMalloc = 3;
    struct mint_scope s = {7}; // becomes: struct mint_scope_ s = {7};
    dim3 d = {4}; // becomes: dim3_ d = {4};
    struct float4 w = {2, {1}}; // becomes: struct float4_ w = {2, {1}};
    enum cudaError e = cudaSuccess; // becomes: enum cudaError_ e = cudaSuccess_;
    printf("%d %d %d %g %d\n", mint_region, s.mint_site, d.q, w.a, e); // becomes: printf("%d %d %d %g %d\n", mint_region_, s.mint_site, d.q, w.a, e);
    printf("%d %d %g %g\n", clock, cudaMalloc, CALL(2), y1[0] + j0 + gamma); // becomes: printf("%d %d %g %g\n", clock, cudaMalloc, CALL(2), y1_[0] + j0_ + gamma_);
    printf("%d %g %d %d\n", select(warpSize), fmul(2, MAJOR_VERSION), norm(1, NULL), atomicAdd(&s.mint_site, __clz(cudaBad))); // becomes: printf("%d %g %d %d\n", select_(warpSize_), fmul_(2, MAJOR_VERSION_), norm_(1, NULL), atomicAdd_(&s.mint_site, __clz_(cudaBad_)));
    return w.t.texture - 1; // becomes: return w.t.texture_ - 1;
}
