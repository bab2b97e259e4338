@_exported public import Snapshot
@_exported public import Specimen
