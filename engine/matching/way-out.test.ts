import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { noPracticeFacts } from '@attune/contract/practice-facts.ts'
import { noWishFacts } from '@attune/contract/wish-facts.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyIntake, intakeOf, therapistSays } from '../testing/answers.ts'
import { anyDirectory, anySaidFacts, today } from '../testing/candidates.ts'
import type { Candidate } from './candidate.ts'
import { matchTherapists, type QueryOptions, tallyAll } from './match.ts'
import { wayOut } from './way-out.ts'

const find = (
  intake: Parameters<typeof wayOut>[0],
  options: QueryOptions,
  people: readonly Candidate[],
) => {
  const { eligible } = matchTherapists(intake, people, options)
  return wayOut(intake, options, eligible, async (query) => tallyAll(query, people).tally.eligible)
}

test('what keeps everybody out only together is named, the must-haves kept where they can be', async () => {
  const intake = intakeOf({ language: ['tr'], country: ['SE'], hours: ['early'], must: ['hours'] })
  const people = [
    { _id: 'a', practice: therapistSays({ hours: ['early'] }) },
    { _id: 'b', practice: therapistSays({ language: ['tr'], hours: ['sundays'] }) },
  ]
  expect(matchTherapists(intake, people).blocked).toEqual([])
  expect(await find(intake, {}, people)).toEqual({
    keys: ['language', 'licence'],
    except: expect.stringMatching(/^Turkish and .*Sweden/),
    without: 1,
    text: expect.stringMatching(/^1 more without Turkish and .*Sweden/),
  })
})

const mustHaves = patientQuestions.find(({ key }) => key === 'must')!.choices
const everyKey = [
  ...mustHaves.map(({ code }) => code),
  'language',
  'clients',
  'licence',
  'format',
  'distance',
]

test('there is one wherever letting go of all brings somebody, and none of its needs can be left out', async () => {
  let found = 0
  const anyone = fc.asyncProperty(
    anyIntake,
    anySaidFacts,
    anyDirectory,
    async (intake, facts, people) => {
      const eligible = (keys: readonly string[]) => {
        const relaxed = [...facts.relaxed, ...keys]
        return matchTherapists(intake, people, { facts: { ...facts, relaxed }, today }).eligible
      }
      const together = await find(intake, { facts, today }, people)
      if (!together) {
        expect(eligible(everyKey)).toBe(eligible([]))
        return
      }
      found++
      expect(together.without).toBe(eligible(together.keys))
      expect(together.without).toBeGreaterThan(eligible([]))
      for (const key of together.keys)
        expect(eligible(together.keys.filter((other) => other !== key))).toBe(eligible([]))
    },
  )
  await fc.assert(anyone, { numRuns: 200 })
  expect(found).toBeGreaterThan(0)
})

test('a limit of a therapist is no way out', async () => {
  const intake = intakeOf({ thoughts: ['life'] })
  const facts = { ...noPracticeFacts, limits: ['acute-danger' as const] }
  const people = [{ _id: 'a', practice: therapistSays({}), facts }]
  expect(await find(intake, { facts: noWishFacts }, people)).toBeNull()
})
