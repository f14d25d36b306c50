[[noreturn]] void stop(void); // want "attributes in [[ ]] are newer than C11"
