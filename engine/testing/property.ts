import * as fc from 'fast-check'

/** Runs `check` on many generated values, and reports the smallest that fails. */
export function forAny<T>(values: fc.Arbitrary<T>, check: (value: T) => void, numRuns = 200) {
  void fc.assert(fc.property(values, check), { numRuns })
}
