/** `start` plus the products of `count` pairs; one after the other, so that rounding never changes. */
export function dot(
  a: Float32Array,
  aFrom: number,
  b: Float32Array,
  bFrom: number,
  count: number,
  start: number,
): number {
  let sum = start
  for (let i = 0; i < count; i++) sum += a[aFrom + i]! * b[bFrom + i]!
  return sum
}

/** Adds `count` values from `from` on, each times `factor`, to `into` from `at` on. */
export function addScaled(
  into: Float32Array,
  at: number,
  values: Float32Array,
  from: number,
  count: number,
  factor: number,
) {
  for (let i = 0; i < count; i++) into[at + i]! += factor * values[from + i]!
}
