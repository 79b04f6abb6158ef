import type { AdviceFacts, AdviceInput, Tried } from '@attune/engine/advice/advice-input.ts'
import { planAdvice } from '@attune/engine/advice/choose-modules.ts'
import { writeAdvice } from '@attune/engine/advice/write-advice.ts'
import { summarize } from '@attune/engine/diagnosis/summarize.ts'
import { fnv1a } from '@attune/engine/numbers/fnv1a.ts'
import { concernSignals } from '@attune/engine/questionnaires/concern-signals.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import type { Shown } from '@attune/engine/recommendations/person.ts'
import type { MadeUp } from '../people/people.ts'

/** One advice: the facts as they are, what was chosen, and the text. */
export type Run = { facts: AdviceFacts; input: AdviceInput; text: string }

/** What the writer is given of the facts; to leave some out shows that the checks can fail. */
export type Blindness = (facts: AdviceFacts) => AdviceFacts

export const seesAll: Blindness = (facts) => facts

const daysOfOne = 3
const runsADay = 2

/** The advice of one person over three days, two a day, each remembering what was before. */
export function daysOf(person: MadeUp, blind: Blindness): Run[] {
  const runs: Run[] = []
  for (let day = 0; day < daysOfOne; day++)
    for (let turn = 0; turn < runsADay; turn++) {
      const facts = factsOf(person, day, turn, runs)
      const input = planAdvice(blind(facts))
      runs.push({ facts, input, text: writeAdvice(input).join('') })
    }
  return runs
}

function factsOf(person: MadeUp, day: number, turn: number, before: readonly Run[]): AdviceFacts {
  const { id, name, answers, circumstances, writing, moods, helped } = person
  const intake = readIntake(answers)
  const seed = `${id}:${day}:${turn}`
  return {
    ...{ name, intake, circumstances, writing, moods, helped, seed },
    concerns: concernSignals(intake),
    summary: summarize(answers),
    care: person.care[day] ?? 'none',
    tried: triedBefore(before, id, day),
    lastShown: shownBefore(before, day),
    previous: before.at(-1)?.text ?? '',
    moment: { hour: fnv1a(seed) % 24, weekday: (fnv1a(id) + day) % 7 },
    day: `2026-11-${20 + day}`,
  }
}

const dayOfRun = (at: number) => Math.floor(at / runsADay)

/** Of each earlier day the last step, and what they said of it the day after, where they did. */
function triedBefore(before: readonly Run[], id: string, day: number): Tried[] {
  return before.flatMap(({ input }, at) => {
    const [step] = input.modules
    const isLast = at % runsADay === runsADay - 1
    if (!step || !isLast || dayOfRun(at) >= day) return []
    const said = [null, true, false][fnv1a(`${id}:${at}:said`) % 3] ?? null
    return [{ id: step.id, daysAgo: day - dayOfRun(at), helped: said }]
  })
}

const shownBefore = (before: readonly Run[], day: number): Shown[] =>
  before.flatMap(({ input }, at) =>
    input.modules.map(({ id }) => ({ id, daysAgo: day - dayOfRun(at) })),
  )
