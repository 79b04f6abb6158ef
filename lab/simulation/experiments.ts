import { type Case, compare, type Row } from './compare.ts'
import { type Harm, largeWorld, noHarm, smallWorld, type World } from './parameters.ts'
import {
  allGuards,
  best,
  byConcern,
  byTherapist,
  type Guards,
  type Learning,
  noGuards,
  oracle,
  type Policy,
  random,
  raw,
} from './policies.ts'

/** What is looked at, each in worlds of its own. */
export type Findings = {
  small: Row[]
  large: Row[]
  truths: { name: string; rows: Row[] }[]
  harms: { name: string; rows: Row[] }[]
  /** Where nobody is ever full. */
  unbounded: Row[]
}

export function runExperiments(seeds: readonly number[]): Findings {
  // One call for all that happens in the same worlds, which are the dear part.
  const inSmall = [plain(smallPolicies), ...harms.map(({ cases }) => cases)]
  const rows = compare(smallWorld, inSmall.flat(), seeds)
  const [small = [], ...harmRows] = inSmall.map((cases) => rows.splice(0, cases.length))
  return {
    small,
    large: compare(largeWorld, plain(largePolicies), seeds),
    truths: truths.map(({ name, change }) => ({
      name,
      rows: compare({ ...smallWorld, ...change }, plain(fewPolicies), seeds),
    })),
    harms: harms.map(({ name }, i) => ({ name, rows: harmRows[i]! })),
    unbounded: compare({ ...smallWorld, capacity: 250 }, feedback, seeds),
  }
}

/** The rule that the others are set beside: as many cases as the trial had, without guards. */
const usual = byTherapist(15)
const guarded: Policy = withGuards(allGuards, 'shrunken, ≥ 15 in all, all guards')

const smallPolicies: readonly Policy[] = [
  random,
  raw(1),
  raw(5),
  renamed(byTherapist(1), 'shrunken, ≥ 1 in all'),
  renamed(byTherapist(1, { times: 1.5 }), 'shrunken, ≥ 1 in all, weight × 1.5'),
  byTherapist(5),
  usual,
  byTherapist(30),
  byConcern(5),
  byConcern(15),
  byConcern(30),
  guarded,
  oracle,
  best,
]
const largePolicies: readonly Policy[] = [random, raw(1), byTherapist(5), usual, guarded, oracle]
const fewPolicies: readonly Policy[] = [raw(1), raw(5), byTherapist(5), usual, oracle]

const truths: readonly { name: string; change: Partial<World> }[] = [
  { name: 'therapists do not differ (0 %)', change: shares(0, 0) },
  { name: '3 %, half of it by concern', change: shares(0.015, 0.015) },
  { name: '10 %, half of it by concern', change: shares(0.05, 0.05) },
  { name: '6.5 %, the same with every concern', change: shares(0.065, 0) },
  { name: '6.5 %, all of it by concern', change: shares(0, 0.065) },
]

/** Patients who are worse off leave the second measure out in four of five. */
const silence: Harm = { ...noHarm, silence: 0.8 }
/** Someone one SD more severe goes 2.7 times as readily to who takes hard cases. */
const sorting: Harm = { ...noHarm, sorting: 1 }
const collusion: Harm = { ...noHarm, collusion: true }
const everything: Harm = { silence: 0.8, sorting: 1, collusion: true }

const feedback: readonly Case[] = [
  at(raw(1), noHarm),
  at(withGuards({ exposure: true }, 'raw means, ≥ 1, exposure held', raw(1)), noHarm),
  at(byTherapist(1), noHarm, 'shrunken, ≥ 1 in all'),
  at(usual, noHarm, 'shrunken, ≥ 15 in all'),
  at(withGuards({ exposure: true }, 'shrunken, ≥ 15 in all, exposure held'), noHarm),
]

const harms: readonly { name: string; cases: readonly Case[] }[] = [
  {
    name: 'Nothing goes wrong: what the guards cost',
    cases: [
      at(usual, noHarm, 'no guard'),
      at(withGuards({ silence: true }, 'silence counts as poor'), noHarm),
      at(withGuards({ answers: true }, 'too few answers earn nothing'), noHarm),
      at(withGuards({ exposure: true }, 'exposure held, one place to learn'), noHarm),
      at(guarded, noHarm),
    ],
  },
  {
    name: 'Who is worse off says nothing',
    cases: [
      at(usual, silence, 'no guard'),
      at(withGuards({ silence: true }, 'silence counts as poor'), silence),
      at(guarded, silence),
    ],
  },
  {
    name: 'Hard cases go to some',
    cases: [
      at(raw(1), sorting),
      at(byTherapist(15, { adjust: false }), sorting, 'shrunken, not adjusted for severity'),
      at(usual, sorting, 'shrunken, adjusted'),
      at(guarded, sorting, 'shrunken, adjusted, all guards'),
    ],
  },
  {
    name: 'One in ten asks only the happy',
    cases: [
      at(usual, collusion, 'no guard'),
      at(withGuards({ answers: true }, 'too few answers earn nothing'), collusion),
      at(withGuards({ silence: true }, 'silence counts as poor'), collusion),
      at(withGuards({ silence: true, answers: true }, 'both'), collusion),
    ],
  },
  {
    name: 'What is learned decides who is learned of',
    cases: feedback,
  },
  {
    name: 'All of it at once',
    cases: [
      at(raw(1), everything),
      at(byTherapist(15, { adjust: false }), everything, 'shrunken, not adjusted, no guard'),
      at(usual, everything, 'shrunken, adjusted, no guard'),
      at(guarded, everything, 'shrunken, adjusted, all guards'),
    ],
  },
]

const plain = (policies: readonly Policy[]) => policies.map((policy) => at(policy, noHarm))

function at(policy: Policy, harm: Harm, name = policy.name): Case {
  return { name, policy, harm }
}

function renamed(policy: Policy, name: string): Policy {
  return { ...policy, name }
}

function withGuards(
  guards: Partial<Guards>,
  name: string,
  policy: Policy = byTherapist(15),
): Policy {
  if (policy.kind !== 'learned') return policy
  const learning: Learning = { ...policy.learning, guards: { ...noGuards, ...guards } }
  return { name, kind: 'learned', learning }
}

function shares(generalShare: number, specificShare: number): Partial<World> {
  return { generalShare, specificShare }
}
