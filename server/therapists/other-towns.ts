import type { Place } from '@attune/contract/practice-facts.ts'
import { isIn, type PossibleTown } from '@attune/engine/matching/towns.ts'
import { kmBetween } from '@attune/engine/matching/where.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { openGazetteer } from '../places/gazetteer.ts'

/** A town where nobody works, and who is found instead. */
export type OtherTown = {
  name: string
  /** The nearest towns where somebody does, none where all are far. */
  near: string[]
  /** The country in which somebody who works online has a licence; null: nobody has one there. */
  licensedIn: string | null
}

/** So far somebody may travel for whom there is nobody nearer. */
const nearKm = 100
const mostNear = 3

/**
 * Those of the words that are a town, as the gazetteer has it. Of several of one name it is the one that
 * is known everywhere, or one whose country has no other, and of these the nearest to where somebody
 * works: a search has no country to tell them apart by. What is not said to be a town is a little known one
 * only of a country where somebody works or may work.
 */
export async function findOtherTowns(
  db: Db,
  candidates: readonly PossibleTown[],
  { at, base }: { at: readonly Place[]; base: SQL },
): Promise<OtherTown[]> {
  if (candidates.length === 0) return []
  const [gazetteer, licensed] = await Promise.all([openGazetteer(), licensedCountries(db, base)])
  const served = new Set([...licensed, ...at.map(({ country }) => country)])
  const found = candidates.flatMap(({ names, country, within, isPlaced }) => {
    const isLikely = (place: Place) =>
      within
        ? isIn(within, place.name, place.country)
        : isPlaced || place.country === country || served.has(place.country)
    const called = names.flatMap(gazetteer.named).filter(isLikely)
    const known = called.filter((place) => place.country === country)
    const only = called.filter(({ name }) => !name.includes(','))
    const likely = [known, only, called].find((places) => places.length > 0) ?? []
    const byDistance = likely.map((place) => ({ place, km: nearest(place, at) }))
    return byDistance.toSorted((one, other) => one.km - other.km)[0]?.place ?? []
  })
  return found.map((place) => ({
    name: place.name,
    near: townsNear(place, at),
    licensedIn: licensed.has(place.country) ? place.country : null,
  }))
}

const nearest = (place: Place, at: readonly Place[]) =>
  Math.min(...at.map((other) => kmBetween(place, other)))

function townsNear(place: Place, at: readonly Place[]): string[] {
  const near = at
    .map(({ name, lat, lon }) => ({ name, km: kmBetween(place, { lat, lon }) }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((one, other) => one.km - other.km)
  return [...new Set(near.map(({ name }) => name))].slice(0, mostNear)
}

/** Where anybody has a licence. */
async function licensedCountries(db: Db, base: SQL): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ country: string }>(sql`
    SELECT DISTINCT country
    FROM therapists, jsonb_array_elements_text(coalesce(practice -> 'codes' -> 'country', '[]')) AS country
    WHERE ${base}`)
  return new Set(rows.map(({ country }) => country))
}

export const hasLicenceIn = (country: string): SQL =>
  sql`therapists.practice @> ${JSON.stringify({ codes: { country: [country] } })}::jsonb`

type Found = { isInPerson: boolean; total: number }

/** Why others are found than were asked for, and who. */
export function sayInstead(
  { name, near, licensedIn }: OtherTown,
  { isInPerson, total }: Found,
): string {
  const [town] = name.split(',')
  const nearby = near.length > 0 ? `are near it, in ${listOf(near)}` : ''
  const online = isInPerson
    ? ''
    : `work online${licensedIn ? ' with a licence for that country' : ''}`
  const who = [nearby, online].filter(Boolean).join(', or ')
  const nobody = `Nobody here practises in ${town}`
  return who && total > 0 ? `${nobody}: these ${who}.` : `${nobody}.`
}

const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    names.map((name) => name.split(',')[0]!),
  )
