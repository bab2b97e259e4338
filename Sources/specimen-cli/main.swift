#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand

ProcessWorld.prepare()
// A global, so that what a run leaves in it is never let go of.
let environment = ProcessWorld.environment()
exit(SpecimenCommand.run(environment))
