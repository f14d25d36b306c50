// Which names C++, CUDA's headers, the C library behind nvcc or the run time use: the tables that renaming asks.

package bridge

import (
	_ "embed"
	"regexp"
	"strings"
)

// cudaWords are names that CUDA's headers define at file scope in every file that nvcc compiles (those of CUDA 13.0: what
// "nvcc -E" of an empty file declares), and some of older releases.
var cudaWords = func() map[string]bool {
	names := wordSet(`min max umin umax llmin llmax ullmin ullmax rsqrt rsqrtf rcbrt rcbrtf sinpi sinpif cospi cospif
		sincospi sincospif norm3d norm4d rnorm3d rnorm4d norm3df norm4df rhypot rhypotf exp10 exp10f erfinv erfcinv erfcx normcdf normcdfinv
		erfinvf erfcinvf erfcxf normcdff normcdfinvf normf norm rnorm rnormf fdividef
		cyl_bessel_i0 cyl_bessel_i1 cyl_bessel_i0f cyl_bessel_i1f mulhi umulhi mul24 umul24 mul64hi umul64hi int_as_float float_as_int
		float2int float2uint int2float uint2float saturate clock clock64 brkpt trap syncthreads prof_trigger threadfence
		all any ballot syncthreads_and syncthreads_or syncthreads_count dadd dsub dmul fdivide rnorm3df rnorm4df
		double2int double2uint double2ll double2ull double2float float2double int2double uint2double ll2double ull2double
		dim3 threadIdx blockIdx blockDim gridDim warpSize cuda nvcuda std cooperative_groups CUDAlogLevel_enum
		make_cudaExtent make_cudaPitchedPtr make_cudaPos cudalibraryHostUniversalFunctionAndDataTable
		texture surface textureReference surfaceReference libraryPropertyType libraryPropertyType_t MAJOR_VERSION MINOR_VERSION PATCH_LEVEL`)
	for _, base := range strings.Fields("char uchar short ushort int uint long ulong longlong ulonglong float double") {
		for _, n := range []string{"1", "2", "3", "4", "4_16a", "4_32a"} {
			names[base+n] = true
			names["make_"+base+n] = true
		}
	}
	return names
}()

// cudaPatterns are families of such names: functions, types and constants of the CUDA runtime,
// atomic functions, textures and surfaces.
var cudaPatterns = regexp.MustCompile(`^(cuda[A-Z]\w*|CU[a-z]\w*|(cu)?CUDA_\w+|CU_\w+|atomic[A-Z]\w*|(tex|surf)([123]D|Cubemap)\w*)$`)

// intrinsics are the families of CUDA's functions whose names start with two underscores. C leaves such names to its implementation,
// but programs define them nevertheless. Others of them stay: linkers know __wrap_malloc by its name.
var intrinsics = regexp.MustCompile(`^__((clz|ffs|popc|brev)(ll)?|u?mul(24|hi|64hi)|umul64hi|u?sad|u?r?hadd|(d|f)(add|sub|mul|ma|div|rcp|r?sqrt|maf)_\w+|fdividef` +
	`|(sin|cos|tan|sincos|exp|exp10|log|log2|log10|pow)f|saturatef|shfl\w*|ballot\w*|any\w*|all\w*|activemask|match_\w+|reduce_\w+|sync(threads|warp)\w*` +
	`|threadfence\w*|ld(g|cg|ca|cs|lu|cv)|st(wb|cg|cs|wt)|byte_perm|funnelshift_\w+|nanosleep|prof_trigger|trap|brkpt|(u?int|u?ll|float|double|hiloint|longlong)(_as|2)\w+` +
	`|v(abs|add|avg|cmp|hadd|max|min|neg|sad|set|sub|ib)\w*)$`)

//go:embed hostnames.txt
var hostNamesText string

// hostNames are names of the C library that nvcc's headers declare in every file. A C file has them
// only if it includes their header: index, y1, time.
var hostNames = wordSet(hostNamesText)

// errorHandler is the only name of the run time that programs may define (X1).
const errorHandler = "mint_error"

// IsRuntime reports whether a name belongs to the run time. Generated code uses such names in all
// scopes.
func IsRuntime(name string) bool { return strings.HasPrefix(name, "mint_") && name != errorHandler }

func isCuda(name string) bool {
	return cudaWords[name] || cudaPatterns.MatchString(name) || intrinsics.MatchString(name)
}

// Reserved reports whether a name that C programs may use is reserved by C++, CUDA or the run time, or a macro of the headers that
// nvcc always reads.
func Reserved(name string) bool {
	return cppKeywords[name] || cxxMacros[name] || isCuda(name) || IsRuntime(name)
}

// kernelNames are the variables that exist in every kernel, and the type that parameters of kernels have.
var kernelNames = wordSet("threadIdx blockIdx blockDim gridDim warpSize CUtensorMap")

// KernelName reports whether a variable's name is reserved in kernels.
func KernelName(name string) bool { return kernelNames[name] || IsRuntime(name) }
