import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import { type Practice, readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { ownWords } from './own-words.ts'
import type { Profile } from './profiles.ts'
import { type SeededChoices, seededChoices } from './seeded-choices.ts'
import { demoTherapists } from './therapists.ts'
import { type DemoPlace, demoPlaceOf } from './towns.ts'

const seed = 82

/** What each of the directory says of their practice, the same every time but for the day it begins. */
export function demoFacts(
  profiles: readonly Pick<Profile, 'answers'>[],
  today: Date,
): PracticeFacts[] {
  const random = seededChoices(seed)
  return profiles.map(({ answers }, position) => {
    const country = demoTherapists[position]?.[2] ?? 'GB'
    const facts = drawFacts(readPractice(answers), demoPlaceOf(country), random, today)
    // The one who can be signed in to has room, and is where their calendar says.
    if (position > 0) return facts
    const [name, lat, lon] = demoPlaceOf(country).towns[0] ?? []
    const place = facts.place && name ? { country, name, lat: lat ?? 0, lon: lon ?? 0 } : null
    return { ...facts, place, closed: false, nextStart: null }
  })
}

function drawFacts(
  { codes }: Practice,
  place: DemoPlace,
  random: SeededChoices,
  today: Date,
): PracticeFacts {
  const [name, lat, lon, region] = random.pick(place.towns)
  const ticked = codes.specialization.filter((code) => code !== 'other')
  const mainAreas = random.chance(0.12) ? [] : ticked.slice(0, random.between(1, 3))
  const isOnline = !codes.format.includes('in-person')
  return {
    mainAreas,
    regions: region ? [region, ...secondRegion(place, region, random)] : [],
    place: isOnline ? null : { country: place.country, name, lat, lon },
    onlineOnly: isOnline,
    ...money(place, random),
    nextStart: random.chance(0.3) ? null : dayIn(today, start(random)),
    words: random.chance(0.1) ? null : ownWords(mainAreas.length ? mainAreas : ticked, random),
    limits: limits(codes, random),
    newPeopleAMonth: random.chance(0.5) ? null : random.between(2, 8),
    closed: random.chance(0.04),
  }
}

/** Most can begin within two weeks. */
const start = (random: SeededChoices) =>
  random.chance(0.88) ? random.between(1, 14) : random.between(15, 60)

const dayIn = (today: Date, days: number) =>
  new Date(today.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

function secondRegion({ towns }: DemoPlace, first: string, random: SeededChoices) {
  const others = towns.flatMap(([, , , region]) => (region && region !== first ? [region] : []))
  return random.chance(0.3) ? random.some([...new Set(others)], 1) : []
}

/** A few do not say what an hour costs; some have one fee, some a range. */
function money(
  { fee: [least, most, currency], payers }: DemoPlace,
  random: SeededChoices,
): Pick<PracticeFacts, 'fee' | 'slidingScale' | 'payers'> {
  const step = (most - least) / 10
  const rounded = (value: number) => Math.round(value / (step / 2)) * (step / 2)
  const from = Math.round(rounded(least + step * random.between(0, 6)))
  const to = random.chance(0.5) ? from : Math.round(rounded(from + step * random.between(1, 4)))
  return {
    fee: random.chance(0.08) ? null : { from, to, currency },
    slidingScale: random.chance(0.4) ? true : random.chance(0.4) ? false : null,
    payers: random.chance(0.35) ? [] : random.some(payers, random.between(1, payers.length || 1)),
  }
}

function limits(
  { specialization, clients }: Practice['codes'],
  random: SeededChoices,
): PracticeFacts['limits'] {
  const seesYoung = clients.includes('children') || clients.includes('families')
  return [
    ...(!specialization.includes('self-harm-suicide') && random.chance(0.2)
      ? (['acute-danger'] as const)
      : []),
    ...(!seesYoung && random.chance(0.35) ? (['under-18'] as const) : []),
    ...(random.chance(0.25) ? (['court-reports'] as const) : []),
  ]
}
