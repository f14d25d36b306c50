// What tests of this package look at from outside.

package trapezoid

// MarchNames and PersistentNames are the names in the texts of the kernels.
var MarchNames, PersistentNames = marchNames, persistentNames
