#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand

ProcessWorld.prepare()
// As a variable of the program it lives until the process ends, with what is spared a teardown.
let environment = ProcessWorld.environment()
exit(SpecimenCommand.run(environment))
