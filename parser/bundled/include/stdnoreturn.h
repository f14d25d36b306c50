#ifndef _MINTC_STDNORETURN_H
#define _MINTC_STDNORETURN_H
#define noreturn _Noreturn
#endif
