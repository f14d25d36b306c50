# Rules shared by the examples. A Makefile sets NAME and CHECK_ARGS and includes this file;
# headers are tracked through the .d files.
#
#   make            NAME_cpu, and NAME_gpu where nvcc is found
#   make NAME.cu    translate only
#   make check      translate, run the CUDA code on the CPU checker, compare with the serial C
#   make clean      also needed after a change of REAL, DEFS, OPT or ARCH
#
# For instance: make REAL=float OPT=-O3 ARCH=sm_90

MINTC     ?= mintc
NVCC      ?= nvcc
ARCH      ?= sm_80
OPT       ?= -O2
REAL      ?= double
DEFS      ?=
CFLAGS    ?= -O2 -ffp-contract=off -Wall -Wextra -Wno-unknown-pragmas
NVCCFLAGS ?= -O3
LDLIBS    ?= -lm

CPPFLAGS += -DREAL=$(REAL) $(DEFS)

PROGRAMS := $(NAME)_cpu
ifneq ($(shell command -v $(NVCC) 2>/dev/null),)
PROGRAMS += $(NAME)_gpu
endif

.DELETE_ON_ERROR:
.PHONY: all check clean

all: $(PROGRAMS)

$(NAME)_cpu: $(NAME).c
	$(CC) -std=gnu17 $(CPPFLAGS) $(CFLAGS) -MMD -MP -MF $@.d -MT $@ $(LDFLAGS) -o $@ $< $(LDLIBS)

# mintc writes the headers that it read into NAME.d, as gcc would.
$(NAME).cu: $(NAME).c
	$(MINTC) $(CPPFLAGS) $(OPT) -arch=$(ARCH) -MMD -MP $< -o $@

# The C file's folder stays on the include path: the .cu file keeps its #include lines.
$(NAME)_gpu: $(NAME).cu
	$(NVCC) $(CPPFLAGS) $(NVCCFLAGS) -arch=$(ARCH) -I. -o $@ $<

check: $(NAME).c
	$(MINTC) check $(CPPFLAGS) $(OPT) $< -- $(CHECK_ARGS)

clean:
	$(RM) $(NAME)_cpu $(NAME)_gpu $(NAME).cu $(NAME)_cpu.d $(NAME).d

-include $(NAME)_cpu.d $(NAME).d
