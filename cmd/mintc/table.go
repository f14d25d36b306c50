// The table of options: every spelling, its help and the function that sets it. --help, parsing and suggestions are made from it.

package main

// The groups of --help, in its order.
const (
	groupOutput     = "Output"
	groupPreprocess = "Preprocessor"
	groupDepend     = "Dependencies, as gcc writes them"
	groupOptimise   = "Optimisation"
	groupNumbers    = "Floating point"
	groupSafety     = "Safety"
	groupMessages   = "Messages"
	groupModel      = "mintc model"
	groupInfo       = "Information"
	groupCflags     = "Accepted from $(CFLAGS), without effect unless noted"
)

const notYet = "not implemented in this version"

// options are all rows of the table. Of two rows that match a word, the one with
// the longer spelling wins.
var options []option

// init sets the rows, because they refer to functions that search the rows.
func init() {
	for _, group := range [][]option{outputOptions, preprocessorOptions, dependencyOptions, optimiserOptions,
		messageOptions, checkerOptions, tuneRows, modelRows, infoOptions, cflagsOptions, refusedOptions} {
		options = append(options, group...)
	}
}

var outputOptions = []option{
	{spelling: "-o", arity: joinedOrNext, value: "FILE", group: groupOutput, set: setOutput,
		help: "write FILE; - is standard output (default: the input's name in the current directory, ending in .cu)"},
	{spelling: "-E", group: groupOutput, set: setPreprocessOnly, help: "only preprocess, to standard output; pragmas and (without -P) line markers stay"},
	{spelling: "-fsyntax-only", group: groupOutput, set: setSyntaxOnly, help: "only check; write nothing"},
	{spelling: "-P", group: groupOutput, set: setNoLineMarkers, help: "no #line directives in the output"},
	{spelling: "-fruntime", arity: equals, value: "inline|include", group: groupOutput, set: setRuntime,
		help: "inline: the run time stands in the output (default); include: the output includes mint.cuh, which is written beside it"},
	{spelling: "--split", group: groupOutput, set: setSplit,
		help: "the host program stays C: write OUT.cu (device code), OUT.mint.h and OUT.mint.c (for gcc or clang)"},
	{spelling: "-dump", arity: equals, value: "WHAT", group: groupOutput, set: setDump,
		help: "print stencil, rewritten (after the rewrites), plan, plans or kernel on standard output; write no .cu without -o"},
	{spelling: "--report", arity: equals, value: "FILE", group: groupOutput, refusal: notYet},
	{spelling: "--print-nvcc-flags", group: groupOutput, set: setNvccFlags, help: "print the nvcc options for the output"},
	{spelling: "--cpu-limit", arity: equals, value: "SECONDS", group: groupOutput, set: setTimeLimit,
		help: "the limit of a translation's processor time (default 60; 0: no limit)"},
	{spelling: "-v", group: groupOutput, set: setVerbose, help: "print on standard error what is done, and which options are ignored"},
}

var preprocessorOptions = []option{
	{spelling: "-I", arity: joinedOrNext, value: "DIR", group: groupPreprocess, set: setIncludeDir, help: "search DIR for headers"},
	{spelling: "-iquote", arity: joinedOrNext, value: "DIR", group: groupPreprocess, set: setQuoteDir, help: `search DIR for #include "..." only`},
	{spelling: "-isystem", arity: joinedOrNext, value: "DIR", group: groupPreprocess, set: setSystemDir, help: "search DIR after -I; its headers are the system's"},
	{spelling: "-D", arity: joinedOrNext, value: "NAME[=VALUE]", group: groupPreprocess, set: setDefine, help: "define a macro (as 1)"},
	{spelling: "-U", arity: joinedOrNext, value: "NAME", group: groupPreprocess, set: setUndefine, help: "undefine a macro"},
	{spelling: "-include", arity: joinedOrNext, value: "FILE", group: groupPreprocess, set: setPreInclude, help: "include FILE first"},
	{spelling: "-std", arity: equals, value: "STANDARD", group: groupPreprocess, set: setStandard, help: "c99, c11, gnu17 (default), ..."},
}

var dependencyOptions = []option{
	{spelling: "-MD", group: groupDepend, set: setDepend, help: "also write the output's dependencies, for make"},
	{spelling: "-MMD", group: groupDepend, set: setDependUser, help: "the same without system headers"},
	{spelling: "-M", group: groupDepend, set: setDependOnly, help: "write only the dependencies, to standard output"},
	{spelling: "-MP", group: groupDepend, set: setDependPhony, help: "add an empty rule for each header"},
	{spelling: "-MF", arity: joinedOrNext, value: "FILE", group: groupDepend, set: setDependFile,
		help: "write them to FILE (default: the output's name, ending in .d)"},
	{spelling: "-MT", arity: joinedOrNext, value: "TARGET", group: groupDepend, set: setDependTarget, help: "name the target (default: the output as typed)"},
	{spelling: "-MQ", arity: joinedOrNext, value: "TARGET", group: groupDepend, set: setDependQuoted, help: "the same, quoted for make"},
}

var optimiserOptions = []option{
	{spelling: "-O", arity: joined, value: "LEVEL", group: groupOptimise, set: setLevel,
		help: "0: plain kernels; 1: planes in shared memory; 2: also several points per thread (default); 3: whatever is predicted fastest, registers included; s, g, fast: 2, 0, 3"},
	{spelling: "-arch", arity: equalsOrNext, value: "sm_NN", group: groupOptimise, set: setArch, help: "the GPU to plan for (default sm_80)"},
	{spelling: "--gpu-architecture", arity: equalsOrNext, value: "sm_NN", group: groupOptimise, set: setArch},
	{spelling: "--cuda-gpu-arch", arity: equals, value: "sm_NN", group: groupOptimise, set: setArch},
	{spelling: "--offload-arch", arity: equals, value: "sm_NN", group: groupOptimise, set: setArch},
	{spelling: "-gencode", arity: equalsOrNext, value: "arch=compute_NN,code=...", group: groupOptimise, set: setGenerate,
		help: "the same, as nvcc spells it; of several GPUs the oldest is planned for"},
	{spelling: "--generate-code", arity: equalsOrNext, value: "arch=compute_NN,code=...", group: groupOptimise, set: setGenerate},
	{spelling: "-ftile", arity: equals, value: "X,Y,Z", group: groupOptimise, set: setTile, help: "points that a thread block computes, unless a clause says it"},
	{spelling: "-fchunk", arity: equals, value: "X,Y,Z", group: groupOptimise, set: setChunk, help: "points that a thread computes, unless a clause says it"},
	{spelling: "-fstream", arity: equals, value: "KEY=N,...", group: groupOptimise, set: setStream,
		help: "shape of streaming kernels: columns (0 none, 1 own, 2 all), prefetch, blocks, repeat, streaming-stores, register-tile, reuse (0 none, 1 shared by planes, 2 all), shared, tensor"},
	{spelling: "-fshared", arity: onOff, group: groupOptimise, set: setShared, help: "keep planes of a tile in shared memory"},
	{spelling: "-faggregate", arity: onOff, group: groupOptimise, set: setAggregate, help: "let a block stream over a chunk of points"},
	{spelling: "-fregister", arity: onOff, group: groupOptimise, set: setRegister, help: "keep columns of cells in registers"},
	{spelling: "-ftrapezoid", arity: onOff, group: groupOptimise, set: setTrapezoidSwitch, help: "let one launch make several steps of a time loop where it pays, as -O3 does; -fno-trapezoid: nowhere, whatever directives ask for"},
	{spelling: "-ftrapezoid", arity: equals, value: "auto|off|N", group: groupOptimise, set: setTrapezoid, help: "time steps per launch, whatever directives ask for: auto and off as above, or N"},
	{spelling: "-ftrapezoid-kind", arity: equals, value: "march|tile|shrinking|strip|persistent|replay", group: groupOptimise, set: setTrapezoidKind,
		help: "how a launch makes several steps: blocks that march along the slowest dimension, tiles with ghost zones that every step computes whole (tile) or as far as later steps need (shrinking), warps that keep cells of one loop in registers (strip), blocks that keep their part of the grid for all steps where it fits on chip (persistent), or ordinary launches that are gathered (default: march where it fits, else strip, else shrinking)"},
	{spelling: "-fdevice", arity: equals, value: "h100|h200|FILE", group: groupOptimise, set: setDevice,
		help: "the card to plan for, with -arch its architecture: a known one, or a FILE of \"mintc tune --calibrate\" (default: a typical card of -arch)"},
	{spelling: "-ftune", arity: equals, value: "off|FILE", group: groupOptimise, set: setRecord,
		help: "off: choose plans at -O3 without the record of \"mintc tune\" beside the input; FILE: by this record"},
	{spelling: "-fpass-disable", arity: equals, value: "NAME,...", group: groupOptimise, set: setPassDisable, help: "skip these optimiser passes"},
	{spelling: "-fassociative-math", arity: onOff, group: groupNumbers, set: setAssociative, help: "let planes share sums by regrouping them, which changes rounding"},
	{spelling: "-ffp-contract", arity: equals, value: "on|off", group: groupNumbers, set: setContract, help: "off: products and sums are never fused (default on)"},
	{spelling: "-fcuda-check", arity: equals, value: "on|off", group: groupSafety, set: setCudaCheck, help: "check every CUDA call and launch (off: " + notYet + ")"},
	{spelling: "-fhost-guard", arity: equals, value: "sync|stop|off", group: groupSafety, set: setHostGuard,
		help: "what happens when host code that mintc did not see accesses an array whose newest values are on the device: sync copies them back (default), stop ends the program, off does nothing"},
	{spelling: "-fverify", arity: onOff, group: groupSafety, refusal: notYet},
	{spelling: "-fverify", arity: equals, group: groupSafety, refusal: notYet},
}

var messageOptions = []option{
	{spelling: "-Minfo", group: groupMessages, set: setRemarks, help: "print remarks: what was done to each loop, and what prevented more"},
	{spelling: "-Minfo", arity: equals, group: groupMessages, refusal: notYet + "; write -Minfo"},
	{spelling: "-Rpass", arity: joined, group: groupMessages, refusal: notYet + "; -Minfo prints all remarks"},
	{spelling: "-fmax-errors", arity: equals, value: "N", group: groupMessages, set: setMaxErrors, help: "stop after N errors (0, the default: all)"},
	{spelling: "-ferror-limit", arity: equals, value: "N", group: groupMessages, set: setMaxErrors},
	{spelling: "-Wfatal-errors", group: groupMessages, set: setFatalErrors},
	{spelling: "-Werror", group: groupMessages, set: setWerror, help: "warnings are errors"},
	{spelling: "-Wno-error", group: groupMessages, set: setNoWerror},
	{spelling: "-Wmint-sentinel", arity: onOff, group: groupMessages, set: setWarning("mint-sentinel"), help: "warn about pragmas that look like misspelt mint pragmas (default on)"},
	{spelling: "-Wmint-undirected", arity: onOff, group: groupMessages, set: setWarning("mint-undirected"), help: "warn about a file without a mint directive (default on)"},
	{spelling: "-Wmint-option-macros", arity: onOff, group: groupMessages, set: setWarning("mint-option-macros"), help: "warn about conditionals that the C compiler's options decide (default on)"},
	{spelling: "-Wmint-host-state", arity: onOff, group: groupMessages, set: setWarning("mint-host-state"), help: "warn about errno and floating-point flags, which kernels do not set (default on)"},
	{spelling: "-w", group: groupMessages, set: setNoWarnings, help: "no warnings"},
	{spelling: "-fdiagnostics-color", arity: onOff, group: groupMessages, set: setColorSwitch},
	{spelling: "-fdiagnostics-color", arity: equals, value: "auto|always|never", group: groupMessages, set: setColor, help: "colour (auto: on a terminal, without NO_COLOR)"},
	{spelling: "-fdiagnostics-format", arity: equals, value: "text|json", group: groupMessages, set: setFormat, help: "json: one array, as gcc 12 prints it"},
	{spelling: "-ftime-report", group: groupMessages, refusal: notYet},
}

var modelRows = []option{
	{spelling: "--paper", arity: joined, value: "[=ics09|ijpp]", group: groupModel, set: setPaper,
		help: "the published models of ghost zones: heights, components, and the tables behind figures 4 to 8"},
	{spelling: "--glbsync-per-pass", group: groupModel, set: setPerPass, help: "count the synchronisation for each batch of blocks, which gives the paper's heights"},
	{spelling: "--size", arity: equals, value: "X,Y,Z", group: groupModel, set: setSize,
		help: "the cells that the model assumes, fastest-varying dimension first, where the text does not say them (also for tune)"},
	{spelling: "--svg", arity: equalsOrNext, value: "FILE", group: groupModel, set: setSVG, help: "draw the figures"},
}

var infoOptions = []option{
	{spelling: "--help", group: groupInfo, set: setHelp, help: "print this"},
	{spelling: "-h", group: groupInfo, set: setHelp},
	{spelling: "--version", group: groupInfo, set: setVersion, help: "print the version"},
}

var cflagsOptions = []option{
	{spelling: "-fopenmp", group: groupCflags, set: setOpenMP, help: "defines _OPENMP, as gcc does"},
	{spelling: "-fno-openmp", group: groupCflags, set: setNoOpenMP},
	{spelling: "-pthread", group: groupCflags, set: setThreads, help: "defines _REENTRANT, as gcc does"},
	{spelling: "--sysroot", arity: equalsOrNext, value: "DIR", group: groupCflags, set: setSysroot, help: "passed to the C compiler that headers are taken from"},
	{spelling: "-ansi", group: groupCflags, set: setAnsi},
	{spelling: "-ffast-math", group: groupCflags, set: setFastMath, help: "ignored with a warning"},
	{spelling: "-W", arity: joined, value: "*", group: groupCflags, accepts: hostKnows, set: setLibrary('W'), help: "warnings of gcc and clang"},
	{spelling: "-fexec-charset", arity: equals, value: "UTF-8", group: groupCflags, set: setCharset("-fexec-charset")},
	{spelling: "-finput-charset", arity: equals, value: "UTF-8", group: groupCflags, set: setCharset("-finput-charset")},
	{spelling: "-f", arity: joined, value: "*", group: groupCflags, accepts: hostKnows, set: setMachine('f'), help: "their code options"},
	{spelling: "-m", arity: joined, value: "*", group: groupCflags, accepts: hostKnows, set: setMachine('m'), help: "their machine options"},
	{spelling: "-g", arity: joined, value: "*", group: groupCflags, set: ignore('g'), help: "debugging information"},
	{spelling: "-l", arity: joinedOrNext, value: "LIB", group: groupCflags, set: setLibrary('l'), help: "libraries, which check links (and -LDIR, -c, -pipe, -pedantic)"},
	{spelling: "-L", arity: joinedOrNext, value: "DIR", group: groupCflags, set: setLibrary('L')},
	{spelling: "-c", group: groupCflags, set: ignoreWord("-c")},
	{spelling: "-pipe", group: groupCflags, set: ignoreWord("-pipe")},
	{spelling: "-pedantic", group: groupCflags, set: ignoreWord("-pedantic")},
	{spelling: "-pedantic-errors", group: groupCflags, set: ignoreWord("-pedantic-errors")},
}

const otherLayout = "the program would have another data layout or other types than with nvcc"

const (
	otherNumbers = "the program would compute in another precision than with nvcc, which has no such option"
	otherText    = "strings would have other bytes than with nvcc, which has no such option"
)

const hostProcessor = "this names the processor of the host; for the GPU, write -arch=sm_NN"

var refusedOptions = []option{
	{spelling: "-S", refusal: "mintc makes no assembly; give its output to nvcc -ptx"},
	{spelling: "-dump", refusal: "write -dump=stencil, -dump=rewritten, -dump=plan, -dump=plans or -dump=kernel"},
	{spelling: "-output", refusal: "write -o FILE"}, // would be -o utput
	{spelling: "-openmp", refusal: "write -fopenmp"},
	{spelling: "-march=sm_", arity: joined, refusal: hostProcessor},
	{spelling: "-march=compute_", arity: joined, refusal: hostProcessor},
	{spelling: "-mcpu=sm_", arity: joined, refusal: hostProcessor},
	{spelling: "-mtune=sm_", arity: joined, refusal: hostProcessor},
	{spelling: "-m32", refusal: otherLayout},
	{spelling: "-mx32", refusal: otherLayout},
	{spelling: "-funsigned-char", refusal: otherLayout},
	{spelling: "-fno-signed-char", refusal: otherLayout},
	{spelling: "-fshort-enums", refusal: otherLayout},
	{spelling: "-fshort-wchar", refusal: otherLayout},
	{spelling: "-fpack-struct", arity: joined, refusal: otherLayout},
	{spelling: "-fsso-struct", arity: equals, refusal: otherLayout},
	{spelling: "-funsigned-bitfields", refusal: otherLayout},
	{spelling: "-fno-signed-bitfields", refusal: otherLayout},
	{spelling: "-mms-bitfields", refusal: otherLayout},
	{spelling: "-malign-double", refusal: otherLayout},
	{spelling: "-mlong-double-", arity: joined, refusal: otherLayout},
	{spelling: "-m16", refusal: otherLayout},
	{spelling: "-fsingle-precision-constant", refusal: otherNumbers},
	{spelling: "-mfpmath=387", refusal: otherNumbers},
	{spelling: "-mpc", arity: joined, refusal: otherNumbers},
	{spelling: "-fwide-exec-charset", arity: equals, refusal: otherText},
}
