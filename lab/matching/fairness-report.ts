import { matchTherapists } from '@attune/engine/matching/match.ts'
import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import { type Estimate, estimate } from './metrics.ts'
import { makeIntake, makeTherapist, type Person } from './synthetic.ts'

const therapistCount = 3_000
const patientCount = 600
const shown = 6

export type FairnessResult = {
  group: string
  /** Their share of the directory. */
  share: number
  /** Their share of the places shown, divided by their share of the directory: 1 is even. */
  exposure: Estimate
}

/** Exposure over a synthetic directory, for patients who asked for neither gender nor years. */
export function measureFairness(): { groups: FairnessResult[]; newcomersWhoFit: Estimate } {
  const random = seededRandom(31)
  const people = Array.from({ length: therapistCount }, (_, i) => makeTherapist(random, `t${i}`))
  const byId = new Map(people.map((one) => [one._id, one]))
  const lists = Array.from({ length: patientCount }, (_, i) => {
    const { best } = matchTherapists(makeIntake(random), people, { limit: shown, patient: `p${i}` })
    return best.map(({ _id }) => byId.get(_id)!)
  })
  const groups = groupings.flatMap(({ name, of }) =>
    [...Map.groupBy(people, of)]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([value, members]) => {
        const share = members.length / people.length
        const places = lists.map((list) => list.filter((one) => of(one) === value).length / shown)
        return {
          group: `${name}: ${value}`,
          share,
          exposure: estimate(places.map((p) => p / share)),
        }
      }),
  )
  return { groups, newcomersWhoFit: newcomersWhoFit(people, random) }
}

const groupings: { name: string; of: (one: Person) => string }[] = [
  { name: 'gender', of: ({ gender }) => gender },
  { name: 'years', of: ({ years }) => years.slice('years-'.length) },
  { name: 'since', of: ({ isNew }) => (isNew ? 'newcomer' : 'established') },
]

/**
 * A newcomer with everything the present first of the list offers, and nothing measured yet,
 * joins: the share of patients who are shown them on some day of the next two weeks.
 */
function newcomersWhoFit(people: readonly Person[], random: () => number): Estimate {
  const seen = Array.from({ length: 100 }, (_, i) => {
    const intake = makeIntake(random)
    const patient = `n${i}`
    const [first] = matchTherapists(intake, people, { limit: 1, patient }).best
    const like = people.find(({ _id }) => _id === first!._id)!
    const newcomer = { ...like, _id: `new-${i}`, responsiveness: null }
    const days = Array.from({ length: 14 }, (_, day) => `2026-03-${10 + day}`)
    const isShown = days.some((day) =>
      matchTherapists(intake, [...people, newcomer], {
        limit: shown,
        patient,
        today: day,
      }).best.some(({ _id }) => _id === newcomer._id),
    )
    return isShown ? 1 : 0
  })
  return estimate(seen)
}
