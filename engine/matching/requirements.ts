import { matchTexts } from '@attune/content/matching/texts.ts'
import { regionName } from '@attune/content/places/region-name.ts'
import type { MatchOverview } from '@attune/contract/matching.ts'
import { type Intake, patientChoice } from '../questionnaires/read-intake.ts'
import { joinWords } from '../wording/join-words.ts'
import type { Ask } from './asks.ts'
import type { Candidate } from './candidate.ts'
import { codesOf, countryOf, type Field, fieldsOf, held, inPerson } from './fields.ts'
import { rules } from './rules.ts'
import type { SaidFacts } from './said-facts.ts'
import { distanceOf, isLicensedIn, isWithin, type Reach, whereOf } from './where.ts'

/** What a candidate has to hold, so a blank never passes; of `none`, what they must not. Plain JSON. */
export type CodesTest = {
  kind: 'codes'
  fields: readonly Field[]
  need: 'any' | 'all' | 'none'
  codes: readonly string[]
}

/** Licensed in one of the countries; in that of the region not only for other states, or `named` for it. */
export type LicenceTest = {
  kind: 'licence'
  countries: readonly string[]
  region: string | null
  named?: true
}

/** Who can be met only in person, and that in a place that is known, has to be within reach. */
export type DistanceTest = { kind: 'distance'; remote: readonly string[]; reach: Reach }

export type Test = CodesTest | LicenceTest | DistanceTest

/** What has to be met, because somebody insists or because without it there is no session. Plain JSON. */
export type Requirement = {
  key: string
  label: string
  /** What it asks for, inside a sentence. */
  except: string
  isMust: boolean
  test: Test
  /** What stands in the place of the distance once this is let go of. */
  shadow?: DistanceTest
}

/**
 * The must-haves, then the needs: a language in common, who takes part, a licence, a way to meet, within
 * reach. Limits of a therapist come last and cannot be let go of. A wish that was left open asks for
 * nothing. `relaxed` are the keys that were let go of.
 */
export function readRequirements(
  intake: Intake,
  asks: readonly Ask[],
  facts?: SaidFacts,
): Requirement[] {
  const musts = intake.must.flatMap((code) => mustHave(code, intake, asks, facts))
  const isInsisted = ({ key }: Requirement) => musts.some((must) => must.key === key)
  const needs = needsOf(intake, asks, facts).filter((need) => !isInsisted(need))
  const all = [...musts, ...needs].filter(({ key }) => !facts?.relaxed.includes(key))
  return [...all, ...limitsOf(intake)]
}

/** What was let go of of what was insisted on or is needed anyway, as it would stand with the rest. */
export function letGoOf(
  intake: Intake,
  asks: readonly Ask[],
  facts?: SaidFacts,
): readonly Requirement[] {
  if (!facts) return []
  const without = (key: string) => facts.relaxed.filter((other) => other !== key)
  const asked = readRequirements(intake, asks, { ...facts, relaxed: [] }).map(({ key }) => key)
  // The distance may be a need only since the way to meet is none.
  const placeOf = (key: string) => (asked.includes(key) ? asked.indexOf(key) : asked.length)
  const kept = facts.relaxed.flatMap((key) =>
    readRequirements(intake, asks, { ...facts, relaxed: without(key) }).filter(
      (one) => one.key === key && key !== limitsKey,
    ),
  )
  return kept.toSorted((a, b) => placeOf(a.key) - placeOf(b.key))
}

/** In the words of the wire. */
export const relaxedOf = (letGo: readonly Requirement[]): MatchOverview['relaxed'] =>
  letGo.map(({ key, label, except }) => ({ key, label: `${label}: ${except}` }))

export function missingFrom(
  requirements: readonly Requirement[],
  candidate: Candidate,
): Requirement[] {
  return requirements.filter(({ test }) => !passes(test, candidate))
}

export function passes(test: Test, candidate: Candidate): boolean {
  switch (test.kind) {
    case 'codes':
      return passesCodes(test, candidate)
    case 'licence':
      return held(candidate, 'country').some(
        (code) =>
          test.countries.includes(code) &&
          (!test.region ||
            countryOf(test.region) !== code ||
            isLicensedIn(test, test.region, whereOf(candidate))),
      )
    case 'distance': {
      const format = held(candidate, 'format')
      if (!format.includes(inPerson) || format.some((code) => test.remote.includes(code)))
        return true
      return isWithin(test.reach, whereOf(candidate))
    }
  }
}

function passesCodes({ fields, need, codes }: CodesTest, candidate: Candidate): boolean {
  const has = new Set(fields.flatMap((field) => held(candidate, field)))
  if (need === 'all') return codes.every((code) => has.has(code))
  return codes.some((code) => has.has(code)) === (need === 'any')
}

/** How many stand behind a list. `onlyBy`: whom letting go of each requirement alone would bring. */
export type Tally = { total: number; eligible: number; unavailable: number; onlyBy: number[] }

/** In the words of the wire, but for what only together lets more in; what keeps most others out first. */
export function overviewOf(
  { requirements, letGo }: { requirements: readonly Requirement[]; letGo: readonly Requirement[] },
  tally: Tally,
): Omit<MatchOverview, 'together'> {
  const { total, eligible, unavailable, onlyBy } = tally
  const blocked = requirements
    .map(({ key, label, except, isMust }, i) => ({
      mustHave: label,
      except,
      without: eligible + onlyBy[i]!,
      key,
      isMust,
      text: matchTexts.more(onlyBy[i]!, except),
    }))
    .filter(({ without, key }) => without > eligible && key !== limitsKey)
    .toSorted((a, b) => b.without - a.without)
  return { total, eligible, unavailable, blocked, relaxed: relaxedOf(letGo) }
}

export const limitsKey = 'limits'

function mustHave(
  code: Intake['must'][number],
  intake: Intake,
  asks: readonly Ask[],
  facts: SaidFacts | undefined,
): Requirement[] {
  const label = patientChoice('must', code).label
  if (code === 'licence')
    return licence(intake, facts).map((one) => ({
      ...one,
      label,
      isMust,
      // Who insists on it is told of those alone who say so of this state.
      test: { ...one.test, named: true },
    }))
  if (code === 'concerns') return specialty(asks, label)
  const ask = asks.find(({ key }) => key === code)
  if (!ask) return []
  const must = { key: code, label, isMust, ...wholly(ask) }
  return [code === 'format' ? { ...must, ...shadowOf(intake, facts) } : must]
}
const isMust = true

function needsOf(intake: Intake, asks: readonly Ask[], facts: SaidFacts | undefined) {
  const need = (key: 'language' | 'format' | 'clients'): Requirement[] => {
    const ask = asks.find((one) => one.key === key)
    if (!ask) return []
    // A child comes to somebody who sees children, whoever else may come along.
    const child = ask.wishes.filter(({ code }) => key === 'clients' && code === 'children')
    const wishes = child.length > 0 ? child : ask.wishes
    const codes = wishes.map(({ code }) => code)
    const test = { kind: 'codes', fields: [key], need: 'any', codes } as const
    const label = matchTexts.needs[key]
    return [{ key, label, except: listed(wishes, 'any'), isMust: false, test }]
  }
  return [
    ...need('language'),
    ...need('clients'),
    ...licence(intake, facts),
    ...need('format').map((one) => ({ ...one, ...shadowOf(intake, facts) })),
    ...distance(intake, facts),
  ]
}

/** Every wish of a factor met, or one of its alternatives. */
function wholly({ key, wishes }: Ask): { except: string; test: CodesTest } {
  const { fields, mode, meets } = rules[key]
  const need = mode === 'any' ? 'any' : 'all'
  const known = [...new Set(fields.flatMap(codesOf))]
  const codes = known.filter((code) => wishes.some((wish) => meets(wish.code, code)))
  return { except: listed(wishes, need), test: { kind: 'codes', fields, need, codes } }
}

type LicenceNeed = Requirement & { test: LicenceTest }

/** Where a region is said, its country is, too. */
function licence({ country }: Intake, facts: SaidFacts | undefined): LicenceNeed[] {
  const region = facts?.region ?? null
  const there = region ? countryOf(region) : null
  const known = codesOf('country')
  const countries: string[] = [...country]
  if (there && known.includes(there) && !countries.includes(there)) countries.push(there)
  if (countries.length === 0) return []
  const names = countries.map((code) => {
    const { label } = patientChoice('country', code)
    return { brief: code === there ? `${label} (${regionName(region!)})` : label }
  })
  const except = matchTexts.licenceIn(listed(names, 'any'))
  const test = { kind: 'licence', countries, region } as const
  return [{ key: 'licence', label: matchTexts.needs.licence, except, isMust: false, test }]
}

const remoteOf = (codes: readonly string[]) => codes.filter((code) => code !== inPerson)
const allRemote = remoteOf(codesOf('format'))

function distance(intake: Intake, facts: SaidFacts | undefined): Requirement[] {
  const { format } = intake
  const reach = reachOf(intake, facts)
  if (!reach) return []
  const isOpen = format.length === 0 || facts?.relaxed.includes('format') === true
  if (!isOpen && !format.includes(inPerson)) return []
  const test = distanceTest(reach, isOpen ? allRemote : remoteOf(format))
  const except =
    'countries' in reach
      ? matchTexts.meetingIn(listed(countriesOf(reach.countries), 'any'))
      : matchTexts.within(reach.km, facts!.place!.name)
  return [{ key: 'distance', label: matchTexts.needs.distance, except, isMust: false, test }]
}

/** Null where neither a place nor a country is said. */
function reachOf({ country }: Intake, facts: SaidFacts | undefined): Reach | null {
  if (facts?.place) {
    const { lat, lon } = facts.place
    return { from: { lat, lon }, km: distanceOf(facts) }
  }
  return country.length > 0 ? { countries: country } : null
}

const countriesOf = (codes: readonly string[]) =>
  codes.map((code) => ({ brief: patientChoice('country', code).label }))

const distanceTest = (reach: Reach, remote: readonly string[]): DistanceTest => ({
  kind: 'distance',
  remote,
  reach,
})

/** Whoever does not mind how to meet still cannot travel any way. */
function shadowOf(intake: Intake, facts: SaidFacts | undefined): { shadow?: DistanceTest } {
  const reach = reachOf(intake, facts)
  if (!reach || facts?.relaxed.includes('distance')) return {}
  return { shadow: distanceTest(reach, allRemote) }
}

/** One that is listed is enough, as the label says. */
function specialty(asks: readonly Ask[], label: string): Requirement[] {
  const all = asks.find(({ key }) => key === 'concerns')?.wishes ?? []
  const named = all.filter(({ isHint }) => !isHint)
  const wishes = named.length > 0 ? named : all
  if (wishes.length === 0) return []
  const codes = wishes.map(({ code }) => code)
  const except = matchTexts.specialtyIn(listed(wishes, 'any'))
  const test = { kind: 'codes', fields: fieldsOf.areas, need: 'any', codes } as const
  return [{ key: 'concerns', label, except, isMust, test }]
}

/** Nobody is led to a therapist who has said they do not take them. */
function limitsOf({ thoughts, clients }: Intake): Requirement[] {
  const codes = [
    ...(thoughts.includes('life') ? ['acute-danger'] : []),
    ...(clients.includes('children') ? ['under-18'] : []),
  ]
  if (codes.length === 0) return []
  const test = { kind: 'codes', fields: ['limits'], need: 'none', codes } as const
  const label = matchTexts.needs.limits
  return [{ key: limitsKey, label, except: matchTexts.limits, isMust: false, test }]
}

export const listed = (wishes: readonly { brief: string }[], need: 'any' | 'all') =>
  joinWords(
    wishes.map(({ brief }) => brief),
    need === 'any' ? 'or' : 'and',
  )
