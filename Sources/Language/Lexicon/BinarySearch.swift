/// The place of a value among so many in ascending order, or nil where it is not.
@inline(__always)
func binarySearch<Value: Comparable>(_ count: Int, for value: Value, _ at: (Int) -> Value) -> Int? {
  let place = lowerBound(count, for: value, at)
  return place < count && at(place) == value ? place : nil
}

/// The first place among so many in ascending order that is not below a value.
@inline(__always)
package func lowerBound<Value: Comparable>(_ count: Int, for value: Value, _ at: (Int) -> Value)
  -> Int
{
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if at(middle) < value { low = middle + 1 } else { high = middle }
  }
  return low
}
