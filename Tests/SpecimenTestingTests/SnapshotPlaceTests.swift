import Testing

@testable import SpecimenTesting
