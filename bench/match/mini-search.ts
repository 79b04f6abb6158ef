import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { matchOf, matchTherapists, queryFor } from '@attune/engine/matching/match.ts'
import { missingFrom } from '@attune/engine/matching/requirements.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { type Practice, practiceLabels } from '@attune/engine/questionnaires/read-practice.ts'
import MiniSearch from 'minisearch'
import { candidatesOf, patients } from './drawn-practices.ts'
import { inMB, inMs, medianTime } from './measure.ts'

const runs = 3
const { answers } = patients[1]!
const intake = readIntake(answers)

/** The same job as it is often done: a text index over the profiles, asked for the wishes' words. */
export function benchMiniSearch(practices: readonly Practice[], size: number) {
  const query = queryFor(intake)
  const candidates = [...candidatesOf(practices, size)]
  const before = process.memoryUsage().heapUsed
  const started = performance.now()
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] })
  index.addAll(candidates.map(({ practice }, id) => ({ id, text: profileText(practice) })))
  const built = performance.now() - started
  const memory = process.memoryUsage().heapUsed - before
  const words = query.plan.asks
    .flatMap(({ wishes }) => wishes.flatMap(({ brief, yours }) => [brief, ...yours]))
    .join(' ')
  const search = () =>
    index
      .search(words, {
        filter: ({ id }) => missingFrom(query.requirements, candidates[id]!).length === 0,
      })
      .slice(0, 6)
  const time = medianTime(runs, search)
  const theirs = search().map(({ id }) => matchOf(query, candidates[id]!).matchPercentage)
  const ours = matchTherapists(intake, candidates).best.map((match) => match.matchPercentage)
  console.log(
    `\nThe same out of ${size} by MiniSearch: ${inMs(time)} (built in ${(built / 1000).toFixed(1)} s, about ${inMB(memory)})`,
  )
  console.log(`  its six meet ${theirs.join(', ')} % of the wishes, ours ${ours.join(', ')} %`)
}

const profileText = (practice: Practice) =>
  therapistQuestions.flatMap(({ key }) => practiceLabels(practice, key)).join('. ')
