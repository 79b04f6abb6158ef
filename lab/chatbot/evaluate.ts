import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { madeAhead } from '@attune/engine/chatbot/made-ahead.ts'
import {
  ask,
  type FrozenQuestion,
  isRight,
  type Outcome,
  type Tally,
  tallyOf,
} from './measure-answers.ts'

/** `npm run eval:assistant -- questions.jsonl [--wrong]`: how the assistant answers a file of questions. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'boolean', default: false } },
})
const [file] = positionals
if (file) report(readFileSync(file, 'utf8'))
else console.log('Usage: npm run eval:assistant -- <questions.jsonl> [--wrong]')

function report(text: string) {
  for (const one of madeAhead) one.get()
  const frozen = text
    .split('\n')
    .filter(Boolean)
    .map((line): FrozenQuestion => JSON.parse(line))
  const outcomes = frozen.map(ask)
  console.table({
    all: shown(tallyOf(outcomes)),
    ...by(outcomes, ({ kind }) => kind),
    ...by(outcomes, ({ language }) => language),
    ...by(outcomes, ({ audience }) => audience),
  })
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  console.log(`An answer takes ${at(0.5)} ms (median), ${at(0.95)} ms (19 of 20).`)
  if (!values.wrong) return
  for (const { language, question, expect, got } of outcomes.filter((one) => !isRight(one)))
    console.log(`${language}  ${question}  expected ${expect}, got ${got}`)
}

function by(outcomes: readonly Outcome[], of: (one: Outcome) => string) {
  const groups = [...Map.groupBy(outcomes, of)]
  return Object.fromEntries(groups.map(([name, those]) => [name, shown(tallyOf(those))]))
}

function shown(tally: Tally) {
  const rightPercent = Math.round((100 * tally.right) / Math.max(1, tally.questions))
  return { ...tally, rightPercent }
}
