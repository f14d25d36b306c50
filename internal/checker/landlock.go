// Confinement by Landlock, a feature of Linux: a program under check cannot change files outside its copy of the directory.

package checker

import (
	"os"
	"syscall"
	"unsafe"
)

// Landlock (Linux 5.13) lets a process give up rights for itself and its
// children. The programs under check give up writing anywhere but in their copy
// of the directory. The numbers are those of linux/landlock.h.
const (
	sysLandlockCreateRuleset = 444
	sysLandlockAddRule       = 445
	sysLandlockRestrictSelf  = 446
	landlockVersion          = 1 // flag of the first: ask for the version
	landlockPathBeneath      = 1
	prSetNoNewPrivileges     = 38

	landlockWriteFile = 1 << 1
	landlockChange    = landlockWriteFile | 0x1ff0 // also removing and making entries of any kind
	landlockRefer     = 1 << 13                    // from version 2: renaming between directories
	landlockTruncate  = 1 << 14                    // from version 3
)

// landlockRights are the rights to change files that this kernel knows; 0 if it
// has no Landlock.
func landlockRights() uint64 {
	version, _, errno := syscall.Syscall(sysLandlockCreateRuleset, 0, 0, landlockVersion)
	switch {
	case errno != 0 || int(version) < 1:
		return 0
	case version == 1:
		return landlockChange
	case version == 2:
		return landlockChange | landlockRefer
	}
	return landlockChange | landlockRefer | landlockTruncate
}

// writeOnlyIn makes the calling thread, and the processes that it starts, unable to
// change files outside dir, devices aside. It cannot be undone.
func writeOnlyIn(dir string) error {
	rights := landlockRights()
	if rights == 0 {
		return syscall.ENOSYS
	}
	ruleset, _, errno := syscall.Syscall(sysLandlockCreateRuleset, uintptr(unsafe.Pointer(&rights)), unsafe.Sizeof(rights), 0)
	if errno != 0 {
		return errno
	}
	defer syscall.Close(int(ruleset))
	if err := allow(ruleset, dir, rights); err != nil {
		return err
	}
	if err := allow(ruleset, "/dev", landlockWriteFile); err != nil {
		return err
	}
	if _, _, errno := syscall.RawSyscall6(syscall.SYS_PRCTL, prSetNoNewPrivileges, 1, 0, 0, 0, 0); errno != 0 {
		return errno
	}
	if _, _, errno := syscall.RawSyscall(sysLandlockRestrictSelf, ruleset, 0, 0); errno != 0 {
		return errno
	}
	return nil
}

func allow(ruleset uintptr, path string, rights uint64) error {
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	defer dir.Close()
	var rule [12]byte // packed: 64 bits of rights, a file descriptor
	*(*uint64)(unsafe.Pointer(&rule[0])) = rights
	*(*int32)(unsafe.Pointer(&rule[8])) = int32(dir.Fd())
	_, _, errno := syscall.Syscall6(sysLandlockAddRule, ruleset, landlockPathBeneath, uintptr(unsafe.Pointer(&rule[0])), 0, 0, 0)
	if errno != 0 {
		return errno
	}
	return nil
}
