import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import {
  approachLevel,
  areaLevel,
  mostMainAreas,
  styleLevel,
  tenthsOf,
} from '@attune/contract/areas.ts'
import { type FactorKey, factorKeys } from '@attune/contract/matching.ts'
import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import {
  budgetCode,
  feeQuarters,
  payMet,
  payUnsaid,
  payWhole,
} from '@attune/engine/matching/pay.ts'
import { rules } from '@attune/engine/matching/rules.ts'
import { tieOrder } from '@attune/engine/matching/tie-order.ts'
import {
  percentUnlessSaid,
  weightOfReasons,
  weightOfWhatMatters,
  weights,
} from '@attune/engine/matching/weights.ts'
import { fnv1a } from '@attune/engine/numbers/fnv1a.ts'
import { table } from '../markdown-table.ts'

/** What one answer counts by how many are listed; lengths that count the same share a row. */
export function levelTables(): string {
  const areas = byLength('specialization', (listed) => [
    `${tenthsOf[areaLevel(listed, 1, true)]}`,
    `${tenthsOf[areaLevel(listed, 1, false)]}`,
    `${tenthsOf[areaLevel(listed, 0, false)]}`,
  ])
  const approaches = byLength('approach', (listed) => [`${tenthsOf[approachLevel(listed)]}`])
  const styles = byLength('style', (listed) => [
    `${rules.style.credit('warm', 'warm', styleLevel(listed))} of ${rules.style.whole}`,
  ])
  return [
    `Areas, in tenths. At most ${mostMainAreas} can be most of somebody's work. "Other" is not counted among what is listed, here and in the next table.`,
    table(
      ['areas listed', 'most of my work', 'another beside those', 'where none is most of it'],
      areas,
    ),
    'Ways of working, in tenths:',
    table(['ways listed', 'each'], approaches),
    'Manners, in halves:',
    table(['manners listed', 'each'], styles),
  ].join('\n\n')
}

function byLength(key: string, cellsFor: (listed: number) => string[]): string[][] {
  const { choices } = therapistQuestions.find((question) => question.key === key)!
  const closed = choices.filter((choice) => !('open' in choice) && choice.code !== 'other')
  const rows: { from: number; to: number; cells: string[] }[] = []
  for (let listed = 1; listed <= closed.length; listed++) {
    const cells = cellsFor(listed)
    const last = rows.at(-1)
    if (last && String(last.cells) === String(cells)) last.to = listed
    else rows.push({ from: listed, to: listed, cells })
  }
  return rows.map(({ from, to, cells }) => [from === to ? `${from}` : `${from} to ${to}`, ...cells])
}

export const factorTable = () =>
  table(
    ['factor', 'weight', 'matters most', 'unless turned', 'of several wishes', 'whole', 'not said'],
    factorKeys.map((key) => {
      const { mode, whole, unsaid = 0 } = rules[key]
      return [
        key,
        weightsOf(key).join(', '),
        weightsOf(key).map(weightOfWhatMatters).join(', '),
        `${percentUnlessSaid(key)} %`,
        mode === 'any' ? 'the best' : 'each',
        `${whole}`,
        `${unsaid}`,
      ]
    }),
  )

const weightsOf = (key: FactorKey) =>
  key === 'concerns' ? [1, 2, 3].map(weightOfReasons) : [weights[key]]

export function experienceTable() {
  const { choices } = therapistQuestions.find(({ key }) => key === 'years')!
  const wishes = patientQuestions
    .find(({ key }) => key === 'ease')!
    .choices.filter(({ code }) => code.startsWith('years-'))
  return table(
    ['answered', ...wishes.map(({ label }) => label)],
    choices.map(({ code, label }) => [
      label,
      ...wishes.map((wish) => (rules.experience.meets(wish.code, code) ? 'yes' : 'no')),
    ]),
  )
}

type Fee = PracticeFacts['fee']
const eur = (from: number, to: number): Fee => ({ from, to, currency: 'EUR' })
const fees: readonly [string, Fee][] = [
  ['100', eur(100, 100)],
  ['100 to 101', eur(100, 101)],
  ['101 to 150', eur(101, 150)],
  ['174 to 200', eur(174, 200)],
  ['175 to 200', eur(175, 200)],
  ['50 in another currency', { from: 50, to: 50, currency: 'USD' }],
]

export function payTable() {
  const quarters = feeQuarters(budgetCode({ most: 100, currency: 'EUR' }, 'Aetna'))
  const cell = (fee: Fee, slidingScale: boolean, payers: string[]) =>
    `${quarters({ fee, slidingScale, payers })}`
  const rows = fees.map(([name, fee]) => [
    name,
    cell(fee, false, []),
    cell(fee, true, []),
    cell(fee, false, ['Aetna']),
  ])
  const unsaid = [`${payUnsaid}`, cell(null, true, []), cell(null, false, ['Aetna'])]
  return [
    table(
      ['EUR a session', 'plain', 'by income', 'the payer asked for pays'],
      [...rows, ['not said', ...unsaid]],
    ),
    `A payer asked for earns ${payWhole} where they are one of the therapist's, ${payUnsaid} where the therapist names none, and nothing otherwise. Either wish is met from ${payMet} on.`,
  ].join('\n\n')
}

const patient = '11111111-1111-4111-8111-111111111111'
const day = '2026-11-25'
const therapists = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333']

export function equalsTable() {
  const seeded = `${patient} ${day}`
  const seed = fnv1a(seeded)
  return table(
    ['text', 'fnv1a of it', 'order for that patient and day'],
    [
      [seeded, `${seed}`, ''],
      ...therapists.map((id) => [id, `${fnv1a(id)}`, `${tieOrder(seed, fnv1a(id))}`]),
    ],
  )
}
