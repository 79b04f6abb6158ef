import { table } from '../markdown-table.ts'
import type { Estimate } from '../matching/metrics.ts'
import {
  aheadInYear,
  aheadOf,
  breaksEvenAt,
  exposureChange,
  lockedOutOf,
  meanOf,
  type Row,
} from './compare.ts'
import type { Findings } from './experiments.ts'
import type { Group } from './measures.ts'
import { largeWorld, published, smallWorld, type World } from './parameters.ts'

/** The findings as Markdown. */
export function reportOf(findings: Findings, seeds: number): string {
  return [
    opening(seeds),
    '## What is taken for true\n',
    assumptions(),
    `\n## What it would bring\n`,
    'Ahead: what a patient gains by whom they go to, true effect and wished way of working together, against the shipped order; of the last year, in SD of change. Worse: patients whose therapist is worse than the mean with their concern. Wishes: shipped points given up, of 100. Gini: how unevenly places are shared. Newcomers: their places in their first year, over those under the shipped order. Even: counted cases a therapist by the end of the first quarter from which each is ahead, its interval above 0.\n',
    `### ${count(smallWorld.therapists)} therapists, ${years(smallWorld)} years\n`,
    benefit(findings.small),
    `\n### ${count(largeWorld.therapists)} therapists, ${years(largeWorld)} years\n`,
    benefit(findings.large),
    '\n## How soon\n',
    `Ahead of the shipped order in SD, year by year, ${count(smallWorld.therapists)} therapists. Counted cases a therapist at the end of each: ${casesAtYears(findings.small[0]!)}.\n`,
    soon(findings.small),
    '\n## If the truth is another\n',
    'Ahead of the shipped order in the last year, in SD, and wishes given up, in points.\n',
    otherTruths(findings.truths),
    '\n## Whose exposure changes\n',
    'Places in the last year over those under the shipped order; 1 is unchanged. Truth is drawn apart from gender and years.\n',
    groupsOf(findings.small),
    '\n## What harms, and what mends it\n',
    `${count(smallWorld.therapists)} therapists, ≥ 15 cases in all where nothing else is said. Pushed down: places of ${count(smallWorld.therapists)} by which therapists who take hard cases stand lower in what is believed than in truth. Hard cases, happy: exposure of those who take hard cases, and of those who ask only the happy. Gini: in brackets that of the shipped order. Locked out: therapists better than the mean who are shown less than half as often as under the shipped order.\n`,
    ...findings.harms.map(({ name, rows }) => `### ${name}\n\n${harmTable(rows)}\n`),
    '### The same where nobody is ever full\n',
    harmTable(findings.unbounded),
    '',
    closing,
  ].join('\n')
}

const opening = (seeds: number) => `# What outcomes would bring to matching

Outcomes count nowhere in matching. This is a simulation of what would happen if those of consented, closed cases did: synthetic therapists and patients whose truth is known, ranked by \`engine/matching/\` as it is shipped, with one more term on top. Made by \`npm run sim:match -- --write\`; the same run gives the same figures. What follows from it: [matching.md](matching.md#when-outcomes-may-count).

Means over ${seeds} worlds with intervals of 95 % by bootstrap over them; in each world all orders get the same people on the same days. An interval says how sure the simulation is of itself, not of the world.
`

function assumptions(): string {
  const world = smallWorld
  return table(
    ['what', 'value', 'from'],
    [
      [
        'variance of outcome that lies with therapists',
        percent(published.therapistShare),
        '5 % in practice, 0.2 to 29 % in single studies (Johns, Barkham, Kellett & Saxon 2019, *Clin Psychol Rev* 67, 78–93); 5.8 % (Saxon, Firth & Barkham 2017, *Adm Policy Ment Health* 44, 705–715); 5.75 to 7.2 % (Schiefele et al. 2017, *Adm Policy Ment Health* 44, 598–613)',
      ],
      [
        'of that by concern',
        'half',
        'ours: differences by concern are found (Kraus et al. 2011; Boswell 2022) and doubted (Nissen-Lie et al. 2016, *J Couns Psychol*); both ends are below',
      ],
      ['a wished way of working', `${published.preference} SD`, 'Swift et al. 2018'],
      [
        'cases before a track record counts',
        `≥ 1, 5, 15, 30`,
        `the trial took at least ${published.casesOfTheTrial} of a therapist, each measured in 12 domains (Constantino et al. 2021, *JAMA Psychiatry* 78, 960–969)`,
      ],
      ['first to second measure', `${world.treatment} months`, '16 weeks in that trial'],
      [
        'one SD more severe',
        `−${world.severitySlope} SD`,
        'ours; of what is measured of it 0.7 is true',
      ],
      [
        'who consents at the start, and is measured twice',
        `${percent(world.consent)}, and ${percent(world.complete)} of these`,
        'ours',
      ],
      [
        'new patients a therapist and month',
        `${world.demand}, at most ${world.capacity}`,
        'ours; the list passes over who is full',
      ],
      [
        'sets of answers patients come with',
        `${world.profiles}; ${largeWorld.profiles} among ${count(largeWorld.therapists)}`,
        'ours, drawn as for the [sense of matching](matching.md#sense); severity and luck are each patient’s own',
      ],
      ['whom of the six they write to', 'as 1, 1/2, … 1/6', 'ours'],
      [
        'the term',
        'at most ±15 of the engine’s weights, at 0.28 SD',
        'an effect weighs what a wished way of working of that effect weighs; never before training of its own',
      ],
    ],
  )
}

const benefit = (rows: readonly Row[]) =>
  table(
    ['order', 'ahead, SD [95 %]', 'worse', 'wishes', 'Gini', 'newcomers', 'even at'],
    [shippedLine(rows[0]!), ...rows.map(benefitLine)],
  )

const benefitLine = (row: Row) => [
  row.name,
  signed(aheadOf(row, ({ delivered }) => delivered)),
  percent(meanOf(row, ({ worse }) => worse).mean),
  digits(aheadOf(row, ({ points }) => points).mean, 1),
  giniOf(row),
  exposureChange(row, 'newcomers').mean.toFixed(2),
  breaksEvenAt(row)?.toFixed(0) ?? 'never',
]

const giniOf = (row: Row) => meanOf(row, ({ gini }) => gini).mean.toFixed(2)
const asShipped = (row: Row): Row => ({ ...row, measures: row.base })

function shippedLine(first: Row): string[] {
  const row = asShipped(first)
  const delivered = meanOf(row, (one) => one.delivered).mean.toFixed(3)
  return [
    `shipped (${delivered} in itself)`,
    '0',
    percent(meanOf(row, ({ worse }) => worse).mean),
    '0',
    giniOf(row),
    '1',
    '',
  ]
}

function soon(rows: readonly Row[]): string {
  const all = Math.floor(rows[0]!.cases.length / 4)
  const inYears = Array.from({ length: all }, (_, year) => year)
  return table(
    ['order', ...inYears.map((year) => `year ${year + 1}`)],
    rows.map((row) => [row.name, ...inYears.map((year) => signed(aheadInYear(row, year)))]),
  )
}

const otherTruths = (truths: Findings['truths']) =>
  table(
    ['truth', ...truths[0]!.rows.map(({ name }) => name)],
    truths.map(({ name, rows }) => [
      name,
      ...rows.map(
        (row) =>
          `${signed(aheadOf(row, ({ delivered }) => delivered))}; ${digits(aheadOf(row, ({ points }) => points).mean, 1)}`,
      ),
    ]),
  )

const shownGroups = [
  'women',
  'men',
  'non-binary',
  'under 5 years',
  '15 years or more',
  'newcomers',
] as const satisfies readonly Group[]

const groupsOf = (rows: readonly Row[]) =>
  table(
    ['order', ...shownGroups],
    rows.map((row) => [row.name, ...shownGroups.map((group) => plain(exposureChange(row, group)))]),
  )

const harmTable = (rows: readonly Row[]) =>
  table(
    [
      'order',
      'ahead, SD [95 %]',
      'worse',
      'pushed down',
      'hard cases',
      'happy',
      'newcomers',
      'locked out',
      'Gini',
      'even at',
    ],
    rows.map((row) => [
      row.name,
      signed(aheadOf(row, ({ delivered }) => delivered)),
      percent(meanOf(row, ({ worse }) => worse).mean),
      places(meanOf(row, ({ pushedDown }) => pushedDown)),
      plain(exposureChange(row, 'take hard cases')),
      plain(exposureChange(row, 'ask only the happy')),
      exposureChange(row, 'newcomers').mean.toFixed(2),
      percent(lockedOutOf(row).mean),
      `${giniOf(row)} (${giniOf(asShipped(row))})`,
      breaksEvenAt(row)?.toFixed(0) ?? 'never',
    ]),
  )

const closing = `## What this cannot say

Nothing here was measured of people. Effects are taken to last, to be normal, and to be drawn apart from gender, years and what a therapist lists; one measure stands for all that matters; patients take whoever they write to; wishes other than the way of working change no outcome, so what is given up of them costs nothing here. Each of these flatters learning or leaves it out.
`

const signed = ({ mean, low, high }: Estimate) =>
  `${digits(mean)} [${digits(low)}, ${digits(high)}]`
const plain = ({ mean, low, high }: Estimate) =>
  `${mean.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`
const places = ({ mean, low, high }: Estimate) =>
  `${digits(mean, 1)} [${digits(low, 1)}, ${digits(high, 1)}]`
/** No minus before nothing. */
const digits = (value: number, after = 3) => value.toFixed(after).replace(/^-(0\.0+)$/, '$1')
const percent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`
const count = (whole: number) => whole.toLocaleString('en')
const years = ({ months }: World) => months / 12
const casesAtYears = ({ cases }: Row) =>
  cases.flatMap((one, quarter) => (quarter % 4 === 3 ? [one.toFixed(0)] : [])).join(', ')
