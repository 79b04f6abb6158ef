/** As GeoNames tells them. */
export type Town = { name: string; lat: string; lng: string; country: string; admin1: string }

/** Every town, sorted by country and folded name, in a few megabytes. */
export type Gathered = {
  /** All labels in UTF-8, one after another. */
  labels: ArrayBuffer
  /** Where each label begins, and the end of the last. */
  at: Uint32Array<ArrayBuffer>
  /** Latitude and longitude of each. */
  points: Float32Array<ArrayBuffer>
  /** The first town of each country, and the one after the last. */
  countries: Map<string, readonly [from: number, to: number]>
}

type Named = { country: string; label: string; key: string; lat: number; lon: number }

/** Names that a country has twice are told apart by the region; of one in one region the first stays. */
export function gather(
  towns: readonly Town[],
  regions: readonly { code: string; name: string }[],
): Gathered {
  const nameOf = new Map(regions.map(({ code, name }) => [code, name]))
  const times = new Map<string, number>()
  for (const town of towns) times.set(keyOf(town), (times.get(keyOf(town)) ?? 0) + 1)
  const seen = new Set<string>()
  const named: Named[] = []
  for (const town of towns) {
    const region = nameOf.get(`${town.country}.${town.admin1}`)
    const isAlone = times.get(keyOf(town)) === 1
    const label = isAlone || !region ? town.name : `${town.name}, ${region}`
    const { country } = town
    if (seen.has(`${country} ${label}`)) continue
    seen.add(`${country} ${label}`)
    const [lat, lon] = [Number(town.lat), Number(town.lng)]
    named.push({ country, label, key: `${country} ${folded(label)}`, lat, lon })
  }
  named.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  return packed(named)
}

const keyOf = ({ country, name }: Town) => `${country} ${name}`

/** How names are compared: "Köln" is found by "koln", "Saint-Denis" by "saint denis". */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function packed(named: readonly Named[]): Gathered {
  const bytes = named.map(({ label }) => Buffer.from(label))
  const labels = new ArrayBuffer(bytes.reduce((sum, { length }) => sum + length, 0))
  const at = new Uint32Array(named.length + 1)
  const points = new Float32Array(named.length * 2)
  const countries = new Map<string, readonly [number, number]>()
  const into = new Uint8Array(labels)
  let end = 0
  for (const [i, { country, lat, lon }] of named.entries()) {
    const label = bytes[i] ?? new Uint8Array()
    into.set(label, end)
    at[i] = end
    end += label.length
    points.set([lat, lon], i * 2)
    countries.set(country, [countries.get(country)?.[0] ?? i, i + 1])
  }
  at[named.length] = end
  return { labels, at, points, countries }
}
