// SpecimenCommand
