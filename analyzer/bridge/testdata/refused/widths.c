struct bits { unsigned long wide : 40; long wide_signed : 40; unsigned low : 3; };

int shift(struct bits b) { return b.wide << 1 == 0; } // want "computed in the 40 bits of a bit-field"
int sum(struct bits b, int i) { return b.wide + i > 3; } // want "computed in the 40 bits of a bit-field"
int negated(struct bits b) { return -b.wide > 3; } // want "computed in the 40 bits of a bit-field"
int compared(struct bits b, int i) { return b.wide == i; } // want "computed in the 40 bits of a bit-field"
unsigned long chosen(struct bits b, int i) { return i ? b.wide : -1; } // want "computed in the 40 bits of a bit-field"
unsigned long complement(struct bits b) { return ~(b.wide & 7); } // want "computed in the 40 bits of a bit-field"
unsigned long right(struct bits b, int i) { b.wide += i; return (b.wide >> i) + 1ul + (b.wide & 7 ? b.wide : b.low) + (b.wide * 4ul); }
