// TypeSystem
