import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { placesShown } from '@attune/contract/places.ts'
import type { Place } from '@attune/contract/practice-facts.ts'
import { folded, type Gathered } from './gather.ts'

export type Gazetteer = {
  find: (country: string, beginning: string) => Place[]
  /** All of this whole name, of any country, whatever region it carries. */
  named: (name: string) => Place[]
  /** Whether this is one of its towns, as `find` gives it. */
  has: (place: Place) => boolean
  bytes: number
}

const program = join(import.meta.dirname, 'gazetteer-program.ts')
let opened: Promise<Gazetteer> | undefined

/** Read when first asked for, once a process; after a failure, again. `isAhead`: nobody waits for it yet. */
export function openGazetteer(isAhead = false): Promise<Gazetteer> {
  opened ??= read(isAhead).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function read(isAhead: boolean): Promise<Gazetteer> {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: 'ignore',
  })
  if (isAhead && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const gathered = await new Promise<Gathered>((resolve, reject) => {
    child.once('message', (sent) => resolve(sent as Gathered))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The process that reads the towns ended early')))
  })
  return gazetteerOf(gathered)
}

export function gazetteerOf({ labels, at, points, countries }: Gathered): Gazetteer {
  const all = Buffer.from(labels)
  const nameAt = (i: number) => all.toString('utf8', at[i], at[i + 1])
  const rounded = (value: number | undefined) => Math.round((value ?? 0) * 10_000) / 10_000

  /** The first town of the country that does not come before `key`. */
  function firstFrom(key: string, [from, to]: readonly [number, number]) {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (folded(nameAt(middle)) < key) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The towns whose names begin so. */
  function within(country: string, beginning: string): readonly [number, number] {
    const range = countries.get(country)
    const key = folded(beginning)
    if (!range || key === '') return [0, 0]
    return [firstFrom(key, range), firstFrom(`${key}\uffff`, range)]
  }

  const placeAt = (i: number, country: string): Place => ({
    country,
    name: nameAt(i),
    lat: rounded(points[i * 2]),
    lon: rounded(points[i * 2 + 1]),
  })
  function allWithin(country: string, beginning: string): Place[] {
    const [from, to] = within(country, beginning)
    return Array.from({ length: to - from }, (_, ahead) => placeAt(from + ahead, country))
  }
  const lengthAt = (i: number) => (at[i + 1] ?? 0) - (at[i] ?? 0)

  return {
    // The shortest first: a whole name before those that go on, "Essen" before "Essenheim".
    find(country, beginning) {
      const [from, to] = within(country, beginning)
      const shortest: number[] = []
      for (let i = from; i < to; i++) {
        const before = shortest.findLastIndex((one) => lengthAt(one) <= lengthAt(i))
        if (before + 1 < placesShown) shortest.splice(before + 1, 0, i)
        if (shortest.length > placesShown) shortest.pop()
      }
      return shortest.map((i) => placeAt(i, country))
    },
    named(name) {
      const key = folded(name)
      const isCalled = (town: Place) => folded(town.name.split(',')[0] ?? '') === key
      return [...countries.keys()].flatMap((country) => allWithin(country, name).filter(isCalled))
    },
    has: ({ country, name, lat, lon }) =>
      allWithin(country, name).some(
        (town) => town.name === name && town.lat === lat && town.lon === lon,
      ),
    bytes: labels.byteLength + at.byteLength + points.byteLength,
  }
}
