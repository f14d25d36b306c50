// What tests of this package look at from outside.

package trapezoid

// MarchNames, RingNames and PersistentNames are the names in the texts of the kernels.
var MarchNames, RingNames, PersistentNames = marchNames, ringNames, persistentNames
