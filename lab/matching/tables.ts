import {
  type ConcernSlug,
  concernSlugs,
  concerns,
} from '@attune/content/questionnaires/concerns.ts'
import { concernsOfAnswers } from '@attune/content/questionnaires/concerns-of-answers.ts'
import { type PatientKey, patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { levels, tenthsOf } from '@attune/contract/areas.ts'
import { profileKeys } from '@attune/engine/matching/fields.ts'
import { rules } from '@attune/engine/matching/rules.ts'
import { planFor } from '@attune/engine/matching/score.ts'
import { namedIn } from '@attune/engine/questionnaires/concern-signals.ts'
import { labelOf } from '@attune/engine/questionnaires/read-practice.ts'
import { intakeOf } from '@attune/engine/testing/answers.ts'
import { ENGINE_VERSION } from '@attune/engine/version.ts'
import { table } from '../markdown-table.ts'
import { labelTables } from './label-tables.ts'
import { equalsTable, experienceTable, factorTable, levelTables, payTable } from './rule-tables.ts'

/** All that the arithmetic of docs/matching.md looks up, as Markdown, out of the code that looks it up. */
export const matchingTables = () => `# The tables of matching (engine ${ENGINE_VERSION})

What [matching.md](matching.md) looks up, so that a match can be worked out by hand. Written out of the code by \`npm run docs:matching\`; a test fails where this page says anything else.

## What answers speak of

Every answer that is not here speaks of no concern. The strength of a concern is the sum of its numbers over all answers; which hints count, and how much: [matching.md](matching.md#what-counts-and-why-so-much).

${answersTable()}

## Concerns

${concernsTable()}

What one listed area earns, by what it counts ([below](#what-counts-less-in-long-lists)); of several the best is taken:

${creditTable()}

What takes training of its own, by how many such concerns are named, where anything else counts as well:

${essentialTable()}

The plain words by which a text speaks of a concern are lists in \`content/matching/concern-words/\`, one for each of nine languages; \`engine/matching/concern-phrases.ts\` reads them, and says what is taken as denied. Own words look nothing else up.

## What counts less in long lists

${levelTables()}

## Factors

In the order that settles equal remainders. The weight of the concerns is that of one, two and three or more named reasons; "matters most": the weight once a person has named the factor so. Whole: what an answer earns that wholly meets a wish. Of several wishes either the best alone is earned, out of the whole, or each times what it weighs among them, out of the whole times all they weigh: 1, but for concerns and specialist needs ([what they weigh](matching.md#what-counts-and-why-so-much)). \`profile\` stands alone, where all was left open: a wish for each question to therapists that tells something (${profileKeys.join(', ')}), met by any answer.

${factorTable()}

Whether years of practice meet a wish:

${experienceTable()}

What a fee earns in quarters, for a budget of 100 EUR:

${payTable()}

## The order of equals

The least number stands first. An example, by the rule in [matching.md](matching.md#the-arithmetic):

${equalsTable()}

## Questions, codes and answers

${labelTables()}
`

type Spoken = Partial<Record<ConcernSlug, number>>

function answersTable() {
  const rows = patientQuestions.flatMap(({ key, question, choices }) =>
    choices.flatMap(({ code, label }) => {
      const spoken = spokenBy(key, code)
      if (spoken.length === 0) return []
      const named: readonly string[] = namedIn(intakeOf({ [key]: [code] }))
      const told = (isNamed: boolean) =>
        spoken
          .filter(([concern]) => named.includes(concern) === isNamed)
          .map(([concern, strength]) => `${concern} ${strength}`)
          .join(', ')
      return [[question, label, told(true), told(false)]]
    }),
  )
  return table(['question', 'answer', 'names', 'is a hint of'], rows)
}

function spokenBy(key: PatientKey, code: string) {
  const table: { [code: string]: Spoken } = concernsOfAnswers[key] ?? {}
  return Object.entries(table[code] ?? {})
}

const concernsTable = () =>
  table(
    ['code', 'what a therapist ticks', 'close to it', 'takes training of its own'],
    concernSlugs.map((slug) => {
      const { near, specialist } = concerns[slug]
      return [slug, labelOf('specialization', slug), near.join(', '), specialist ? 'yes' : '']
    }),
  )

function creditTable() {
  const [wish, close] = ['anxiety', concerns.anxiety.near[0]!]
  const special = 'ocd'
  return table(
    ['the area counts', 'for the same concern', 'for one it is close to', 'for a specialist need'],
    levels.map((level) => [
      `${tenthsOf[level]}`,
      `${rules.concerns.credit(wish, wish, level)} of ${rules.concerns.whole}`,
      `${rules.concerns.credit(wish, close, level)} of ${rules.concerns.whole}`,
      `${rules.specialist.credit(special, special, level)} of ${rules.specialist.whole}`,
    ]),
  )
}

/** An answer for each that names it, not wanting to live last. */
const namingAnswers = patientQuestions.flatMap(({ key, choices }) =>
  choices.flatMap(({ code }) =>
    spokenBy(key, code)
      .filter(([concern]) => concerns[concern as ConcernSlug].specialist)
      .filter(([concern]) => namedIn(intakeOf({ [key]: [code] })).includes(concern as ConcernSlug))
      .map(() => ({ key, code, isLast: key === 'thoughts' })),
  ),
)

function essentialTable() {
  const life = namingAnswers.filter(({ isLast }) => isLast)
  const others = namingAnswers.filter(({ isLast }) => !isLast)
  const share = (answers: typeof namingAnswers) => {
    const ticked: { [key: string]: string[] } = {}
    for (const { key, code } of answers) ticked[key] = [...(ticked[key] ?? []), code]
    const { asks, max } = planFor(intakeOf(ticked))
    const at = asks.findIndex(({ key }) => key === 'specialist')
    return [`${asks[at]!.essential}`, `${max[at]}`]
  }
  return table(
    ['named', 'parts', 'of 100', 'parts, not wanting to live among them', 'of 100'],
    namingAnswers.map((_, i) => [
      `${i + 1}`,
      ...(i < others.length ? share(others.slice(0, i + 1)) : ['', '']),
      ...share([...others.slice(0, i), ...life]),
    ]),
  )
}
