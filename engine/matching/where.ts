import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import type { Candidate } from './candidate.ts'
import { countryOf } from './fields.ts'
import type { SaidFacts } from './said-facts.ts'

type Place = NonNullable<PracticeFacts['place']>

/** Where someone may work and where they sit: what no set of fixed codes can say. */
export type Where = {
  regions: readonly string[]
  at: Pick<Place, 'lat' | 'lon' | 'country'> | null
}

/** So far from a place, or, of someone who named none, in a country they live in. Plain JSON. */
export type Reach =
  | { from: Pick<Place, 'lat' | 'lon'>; km: number }
  | { countries: readonly string[] }

/** Null where nothing was said of it. */
export function whereOf({ facts }: Candidate): Where | null {
  if (!facts || (facts.regions.length === 0 && (!facts.place || facts.onlineOnly))) return null
  const at = facts.place && !facts.onlineOnly ? facts.place : null
  return {
    regions: facts.regions.toSorted(),
    at: at && { lat: at.lat, lon: at.lon, country: at.country },
  }
}

/**
 * A licence that names states of this country names this one; one that names none is for all of it,
 * unless the state has to be `named`.
 */
export function isLicensedIn(
  { named }: { named?: true },
  region: string,
  where: Where | null,
): boolean {
  const country = countryOf(region)
  const there = where?.regions.filter((one) => countryOf(one) === country) ?? []
  return (there.length === 0 && !named) || there.includes(region)
}

/** How far someone would travel who said where they are, but not how far. */
export const usualKm = 50

/** Who has said nothing of a place may be near. */
export function isWithin(reach: Reach, where: Where | null): boolean {
  if (!where?.at) return true
  if ('countries' in reach) return reach.countries.includes(where.at.country)
  const { from, km } = reach
  return !isFarNorthOrSouth(from, km, where.at) && kmBetween(from, where.at) <= km
}

/** Most are so far off that their latitude alone says so. */
const isFarNorthOrSouth = (from: { lat: number }, km: number, { lat }: { lat: number }) =>
  Math.abs(lat - from.lat) * kmADegree > km

export const distanceOf = ({ distanceKm }: Pick<SaidFacts, 'distanceKm'>) => distanceKm ?? usualKm

const earthKm = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A degree of latitude is longer than this everywhere on the sphere. */
const kmADegree = 111

/** As the crow flies. */
export function kmBetween(
  one: Pick<Place, 'lat' | 'lon'>,
  other: Pick<Place, 'lat' | 'lon'>,
): number {
  const half =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) *
      Math.cos(radians(other.lat)) *
      Math.sin(radians(other.lon - one.lon) / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)))
}
