/* Implicit heat conduction by conjugate gradients, with the matrices of Numerical Recipes, whose subscripts start at 1.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#define NR_END 1
#define FREE_ARG char*
static double sqrarg;
#define SQR(a) ((sqrarg=(a)) == 0.0 ? 0.0 : sqrarg*sqrarg)

void nrerror(char error_text[])
{
	fprintf(stderr,"Numerical Recipes run-time error...\n");
	fprintf(stderr,"%s\n",error_text);
	fprintf(stderr,"...now exiting to system...\n");
	exit(1);
}

double *vector(long nl, long nh)
{
	double *v;

	v=(double *)malloc((size_t) ((nh-nl+1+NR_END)*sizeof(double)));
	if (!v) nrerror("allocation failure in vector()");
	return v-nl+NR_END;
}

double **matrix(long nrl, long nrh, long ncl, long nch)
{
	long i, nrow=nrh-nrl+1,ncol=nch-ncl+1;
	double **m;

	m=(double **) malloc((size_t)((nrow+NR_END)*sizeof(double*)));
	if (!m) nrerror("allocation failure 1 in matrix()");
	m += NR_END;
	m -= nrl;
	m[nrl]=(double *) malloc((size_t)((nrow*ncol+NR_END)*sizeof(double)));
	if (!m[nrl]) nrerror("allocation failure 2 in matrix()");
	m[nrl] += NR_END;
	m[nrl] -= ncl;
	for(i=nrl+1;i<=nrh;i++) m[i]=m[i-1]+ncol;
	return m;
}

void free_matrix(double **m, long nrl, long nrh, long ncl, long nch)
{
	free((FREE_ARG) (m[nrl]+ncl-NR_END));
	free((FREE_ARG) (m+nrl-NR_END));
}

static double **r, **p, **ap;

void apply(double **a, double **b, int n, double c)
{
	int i,j;

#pragma mint parallel for nest(2)
	for (i=2;i<n;i++)
		for (j=2;j<n;j++)
			b[i][j]=a[i][j]-c*(a[i-1][j]+a[i+1][j]+a[i][j-1]+a[i][j+1]-4.0*a[i][j]);
}

double dot(double **a, double **b, int n)
{
	int i,j;
	double s=0.0;

#pragma mint parallel for nest(2) reduction(+: s)
	for (i=2;i<n;i++)
		for (j=2;j<n;j++) s += a[i][j]*b[i][j];
	return s;
}

int cg(double **u, double **rhs, int n, double c, double tol)
{
	int i,j,it;
	double rr,rrnew,alpha,beta;

	apply(u,ap,n,c);
#pragma mint parallel for nest(2)
	for (i=2;i<n;i++)
		for (j=2;j<n;j++) {
			r[i][j]=rhs[i][j]-ap[i][j];
			p[i][j]=r[i][j];
		}
	rr=dot(r,r,n);
	for (it=1;it<=200;it++) {
		apply(p,ap,n,c);
		alpha=rr/dot(p,ap,n);
#pragma mint parallel for nest(2)
		for (i=2;i<n;i++)
			for (j=2;j<n;j++) {
				u[i][j] += alpha*p[i][j];
				r[i][j] -= alpha*ap[i][j];
			}
		rrnew=dot(r,r,n);
		if (sqrt(rrnew) < tol) return it;
		beta=rrnew/rr;
#pragma mint parallel for nest(2)
		for (i=2;i<n;i++)
			for (j=2;j<n;j++) p[i][j]=r[i][j]+beta*p[i][j];
		rr=rrnew;
	}
	nrerror("no convergence in cg");
	return 0;
}

int main(void)
{
	int i,j,k,n=30,total=0;
	double **u,**rhs;
	double sum=0.0;

	u=matrix(1,n,1,n);
	rhs=matrix(1,n,1,n);
	r=matrix(1,n,1,n);
	p=matrix(1,n,1,n);
	ap=matrix(1,n,1,n);
	for (i=1;i<=n;i++)
		for (j=1;j<=n;j++) {
			u[i][j]=(i == 1 ? 1.0 : 0.0);
			rhs[i][j]=r[i][j]=p[i][j]=ap[i][j]=0.0;
			if (SQR(i-15.5)+SQR(j-15.5) < 20.0) u[i][j]=2.0;
		}
#pragma mint copy(u, toDevice, n+1, n+1)
#pragma mint copy(rhs, toDevice, n+1, n+1)
#pragma mint copy(r, toDevice, n+1, n+1)
#pragma mint copy(p, toDevice, n+1, n+1)
#pragma mint copy(ap, toDevice, n+1, n+1)
	for (k=1;k<=3;k++) {
#pragma mint parallel for nest(2)
		for (i=1;i<=n;i++)
			for (j=1;j<=n;j++) rhs[i][j]=u[i][j];
		total += cg(u,rhs,n,0.5,1.0e-5);
	}
#pragma mint copy(u, fromDevice, n+1, n+1)
	for (i=1;i<=n;i++)
		for (j=1;j<=n;j++) sum += u[i][j];
	printf("%d iterations, sum %.9f, middle %.9f\n",total,sum,u[n/2][n/2]);
	free_matrix(ap,1,n,1,n);
	free_matrix(p,1,n,1,n);
	free_matrix(r,1,n,1,n);
	free_matrix(rhs,1,n,1,n);
	free_matrix(u,1,n,1,n);
	return 0;
}
