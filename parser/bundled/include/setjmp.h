#ifndef _MINTC_SETJMP_H
#define _MINTC_SETJMP_H
typedef struct { long __registers[8]; int __mask_was_saved; unsigned long __saved_mask[16]; } jmp_buf[1];
typedef jmp_buf sigjmp_buf;
int setjmp(jmp_buf);
void longjmp(jmp_buf, int);
int sigsetjmp(sigjmp_buf, int);
void siglongjmp(sigjmp_buf, int);
#endif
