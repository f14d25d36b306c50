/* gcc has floating types by their widths. The front end declares variables of them, and fails where they are counted with. */
static _Float32 kept; // want "the front end does not know the arithmetic of '_Float32'"
_Float64 twice(_Float64 x) { return x * 2; } // want "the front end does not know the arithmetic of '_Float64'"
_Float64 half(_Float64 x) { return x / 2; }
