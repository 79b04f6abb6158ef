import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asksOnlyOfSite } from '@attune/engine/chatbot/find-entry.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { openShipped } from './shipped-models.ts'

/**
 * `node lab/risk/measure-practical.ts`: typed to the assistant, how many practical questions, and how many messages in
 * danger that touch on something practical, bring the note or the soft line; by rules and models,
 * and where what only asks of the site brings nothing.
 */
const frozen = join(import.meta.dirname, '../chatbot/frozen')
const read = openShipped()
const rows = ['practical', 'practical-in-danger'].flatMap((file) => {
  const texts = readFileSync(join(frozen, `${file}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): string => JSON.parse(line).text)
  return [
    { file, by: 'rules and models', ...counted(texts, () => false) },
    { file, by: 'as shipped', ...counted(texts, asksOnlyOfSite) },
  ]
})
console.table(rows)

function counted(texts: readonly string[], isSpared: (text: string) => boolean) {
  const readings = texts.map((text) => (isSpared(text) ? null : read(text)))
  const note = readings.filter((one) => one && isDanger(one.grade)).length
  const soft = readings.filter((one) => one?.soft && !isDanger(one.grade)).length
  return { texts: texts.length, note, soft, neither: texts.length - note - soft }
}
