/** Where features occur and how much they count there: in three rows of numbers, not an object each. */
export type Postings = {
  /** Of a feature in the order in which they were added; nothing where it occurs nowhere. */
  each: (feature: string, visit: (at: number, value: number) => void) => void
}

export function gatherPostings() {
  const places = new Map<string, number>()
  const features: number[] = []
  const ats: number[] = []
  const values: number[] = []
  return {
    add(feature: string, at: number, value: number) {
      const place = places.get(feature) ?? places.size
      places.set(feature, place)
      features.push(place)
      ats.push(at)
      values.push(value)
    },
    gathered(): Postings {
      const from = startsOf(features, places.size)
      const next = from.slice()
      const at = new Int32Array(ats.length)
      const value = new Float64Array(ats.length)
      features.forEach((feature, i) => {
        const place = next[feature]!++
        at[place] = ats[i]!
        value[place] = values[i]!
      })
      return postingsOf({ places, from, at, value })
    },
  }
}

/** Where each feature begins, and at last where all end. */
function startsOf(features: readonly number[], count: number): Int32Array {
  const from = new Int32Array(count + 1)
  for (const feature of features) from[feature + 1]!++
  for (let feature = 0; feature < count; feature++) from[feature + 1]! += from[feature]!
  return from
}

type Rows = {
  places: ReadonlyMap<string, number>
  from: Int32Array
  at: Int32Array
  value: Float64Array
}

const postingsOf = ({ places, from, at, value }: Rows): Postings => ({
  each(feature, visit) {
    const place = places.get(feature)
    if (place === undefined) return
    for (let i = from[place]!; i < from[place + 1]!; i++) visit(at[i]!, value[i]!)
  },
})
