import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { graveWordIn } from '@attune/engine/risk/grave-words.ts'
import { openShipped } from './shipped-models.ts'

/**
 * `node lab/risk/measure-in-passing.ts`: of lines in which danger is named beside something
 * practical, and of harmless ones with the same words, how many bring the note or the soft line:
 * by a list of grave words alone, by rules and models, and as shipped, where words in passing ask.
 */
export function countInPassing(set: 'first' | 'second' | 'third', lines: 'danger' | 'harmless') {
  const readings = textsOf(`in-passing-${lines}-${set}`).map((text) => ({
    ...shipped(text),
    text,
  }))
  const count = (isMet: (one: (typeof readings)[number]) => boolean) =>
    readings.filter(isMet).length
  return {
    lines: readings.length,
    note: count(({ grade }) => isDanger(grade)),
    'any grave word': count(({ text }) => graveWordIn(text) !== null),
    'rules and models': count(
      ({ grade, byModel, because }) =>
        isDanger(grade) || byModel.soft || because.some((one) => isDanger(one.grade)),
    ),
    shipped: count(({ grade, soft }) => isDanger(grade) || soft),
  }
}

const shipped = openShipped()

const textsOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'frozen', `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).text)

if (import.meta.main) {
  const rows = (['first', 'second', 'third'] as const).flatMap((set) =>
    (['danger', 'harmless'] as const).map((lines) => [
      `${lines}, ${set}`,
      countInPassing(set, lines),
    ]),
  )
  console.table(Object.fromEntries(rows))
}
