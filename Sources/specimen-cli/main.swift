#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand

ProcessWorld.prepare()
exit(SpecimenCommand.run(ProcessWorld.environment()))
