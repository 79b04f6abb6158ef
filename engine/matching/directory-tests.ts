import { bitCount, lowestBit } from './bits.ts'
import { closedColumn, columnsOf, nobodyColumn, whereColumn } from './directory-layout.ts'
import type { Rows } from './directory-rows.ts'
import { type Passed, stepSize, stepsOf } from './directory-terms.ts'
import { countryOf, inPerson } from './fields.ts'
import type { DistanceTest, LicenceTest, Requirement, Tally, Test } from './requirements.ts'
import { isLicensedIn, isWithin, type Where } from './where.ts'

/**
 * Says of a page who meets all that is required, and counts who does and whom each requirement alone
 * keeps out. What columns can say is said of 32 at once; regions and distances are looked up for those
 * who have said something of them and for whom it still makes a difference.
 */
export function createTests(
  requirements: readonly Requirement[],
  rows: Rows,
  declined: readonly string[],
) {
  const count = requirements.length
  const steps = stepsOf(requirements.flatMap(({ test }, whose) => partsOf(test, whose)))
  const isTurned = requirements.map(({ test }) => isNone(test))
  const whoIsFar = createWhoIsFar(rows)
  const lookups = lookupsOf(requirements, rows, whoIsFar)
  const countShadows = createShadows(requirements, rows, whoIsFar)
  const shut = rows.placesOf(declined)
  const failing = new Int32Array(count)
  const onlyBy = new Int32Array(count)
  let eligible = 0
  let unavailable = 0
  let failed = 0
  let failedTwice = 0

  function join() {
    failed = 0
    failedTwice = 0
    for (let k = 0; k < count; k++) {
      failedTwice |= failed & failing[k]!
      failed |= failing[k]!
    }
  }

  return {
    /** Those of the `left` rows of the page from `at` on, as bits, who are open and pass all tests. */
    pass(pages: Int32Array, at: number, left: number, from: number): number {
      readFailing(failing, steps, isTurned, pages, at)
      const closed = (pages[at + closedColumn]! | (shut.get(from) ?? 0)) & left
      const open = left & ~closed
      join()
      for (const lookup of lookups) {
        const asked = lookup.asked(pages, at) & open & ~failedTwice & ~failing[lookup.whose]!
        failing[lookup.whose]! |= lookup.fails(asked, from)
      }
      if (lookups.length > 0) join()
      const passed = open & ~failed
      const failedOnce = open & failed & ~failedTwice
      eligible += bitCount(passed)
      unavailable += bitCount(closed)
      if (failedOnce !== 0)
        for (let k = 0; k < count; k++) onlyBy[k]! += bitCount(failing[k]! & failedOnce)
      if (failedOnce !== 0) countShadows(onlyBy, failing, failedOnce, { pages, at, from })
      return passed
    },

    /** After all `count` rows were asked about. */
    tally: (all: number): Tally => ({
      total: all - unavailable,
      eligible,
      unavailable,
      onlyBy: [...onlyBy],
    }),
  }
}

function readFailing(
  failing: Int32Array,
  steps: Int32Array,
  isTurned: readonly boolean[],
  pages: Int32Array,
  at: number,
) {
  for (let k = 0; k < failing.length; k++) failing[k] = 0
  let some = 0
  for (let s = 0; s < steps.length; s += stepSize) {
    some |= pages[at + steps[s]!]! | pages[at + steps[s + 1]!]!
    const test = steps[s + 2]!
    if (test < 0) continue
    failing[test]! |= isTurned[test] ? some : ~some
    some = 0
  }
}

const lookupsOf = (requirements: readonly Requirement[], rows: Rows, whoIsFar: WhoIsFar) =>
  requirements.flatMap(({ test }, whose) => {
    const lookup = lookupOf(test, rows, whoIsFar)
    return lookup ? [{ ...lookup, whose }] : []
  })

/** Without a way to meet who only lives too far off may be met another way, who is met only in person may live so. */
function createShadows(requirements: readonly Requirement[], rows: Rows, whoIsFar: WhoIsFar) {
  const distance = requirements.findIndex(({ key }) => key === 'distance')
  const shadows = requirements.flatMap(({ shadow }, whose) =>
    shadow ? [{ ...lookupOf(shadow, rows, whoIsFar)!, whose }] : [],
  )
  return (
    onlyBy: Int32Array,
    failing: Int32Array,
    failedOnce: number,
    { pages, at, from }: { pages: Int32Array; at: number; from: number },
  ) => {
    for (const { whose, asked, fails } of shadows) {
      const far = distance < 0 ? 0 : failing[distance]! & failedOnce
      const alone = failing[whose]! & failedOnce
      const kept = fails(asked(pages, at) & (alone | far), from)
      onlyBy[whose]! += bitCount(far & ~kept)
      onlyBy[whose]! -= bitCount(alone & kept)
    }
  }
}

/** What everyone who passes is in. */
export function passedBy(requirements: readonly Requirement[]): Passed[] {
  return requirements.flatMap(({ test }, whose) =>
    isNone(test) ? [] : partsOf(test, whose).map(({ columns }) => columns),
  )
}

const isNone = (test: Test) => test.kind === 'codes' && test.need === 'none'

/** Whoever is in no column of a part fails its test: where all are needed each code is a part. */
function partsOf(test: Test, whose: number): { columns: readonly number[]; whose: number }[] {
  if (test.kind === 'distance') return []
  if (test.kind === 'licence') {
    const there = { columns: someOf(columnsOf(['country'], test.countries)), whose }
    if (!test.region || !test.named) return [there]
    // Who says nothing of any place names no state either.
    return [there, { columns: [...elsewhereOf(test, test.region), whereColumn], whose }]
  }
  const { fields, codes, need } = test
  if (need === 'all')
    return codes.map((code) => ({ columns: someOf(columnsOf(fields, [code])), whose }))
  return [{ columns: someOf(columnsOf(fields, codes)), whose }]
}

/** The countries in which the state is no matter. */
const elsewhereOf = ({ countries }: LicenceTest, region: string) =>
  columnsOf(
    ['country'],
    countries.filter((code) => code !== countryOf(region)),
  )

const someOf = (columns: readonly number[]) => (columns.length > 0 ? columns : [nobodyColumn])

type Lookup = {
  /** Whom the columns alone do not tell of. */
  asked(pages: Int32Array, at: number): number
  /** Who of the asked of the page from row `from` on fails. */
  fails(asked: number, from: number): number
}

function lookupOf(test: Test, rows: Rows, whoIsFar: WhoIsFar): Lookup | null {
  if (test.kind === 'distance') return distanceLookup(test, whoIsFar)
  if (test.kind === 'licence' && test.region) return regionLookup(test, test.region, rows)
  return null
}

function distanceLookup(test: DistanceTest, whoIsFar: WhoIsFar): Lookup {
  const { remote } = test
  const [here] = columnsOf(['format'], [inPerson])
  const others = columnsOf(['format'], remote)
  return {
    asked(pages, at) {
      let met = 0
      for (const column of others) met |= pages[at + column]!
      return pages[at + here!]! & pages[at + whereColumn]! & ~met
    },
    fails: whoIsFar(test),
  }
}

type WhoIsFar = ReturnType<typeof createWhoIsFar>

/** A distance and its shadow are measured from one place: each row's is looked up once. */
function createWhoIsFar(rows: Rows) {
  const found = new Map<string, Lookup['fails']>()
  return ({ reach }: DistanceTest) => {
    const key = JSON.stringify(reach)
    const fails = found.get(key) ?? failingRows(rows, (where) => isWithin(reach, where))
    found.set(key, fails)
    return fails
  }
}

function regionLookup(test: LicenceTest, region: string, rows: Rows): Lookup {
  const others = elsewhereOf(test, region)
  return {
    asked(pages, at) {
      let met = 0
      for (const column of others) met |= pages[at + column]!
      return pages[at + whereColumn]! & ~met
    },
    fails: failingRows(rows, (where) => isLicensedIn(test, region, where)),
  }
}

/** Each value is asked about once; the table is read in the loop itself, which is where a list's time goes. */
function failingRows(rows: Rows, isFine: (where: Where | null) => boolean): Lookup['fails'] {
  const { where, wheres } = rows
  const known = new Int8Array(wheres.end).fill(notAsked)
  return (asked, from) => {
    let failing = 0
    for (let left = asked; left !== 0; left &= left - 1) {
      const place = lowestBit(left)
      const id = where[from + place]!
      let fails = known[id]!
      if (fails === notAsked) {
        fails = isFine(wheres.at(id)) ? 0 : 1
        known[id] = fails
      }
      failing |= fails << place
    }
    return failing
  }
}
const notAsked = 2
