import Glibc

/// The natural logarithm.
func logarithm(_ value: Double) -> Double { log(value) }

/// The exponential function.
func exponential(_ value: Double) -> Double { exp(value) }
