import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gradeText, isDanger } from '@attune/engine/risk/grade-text.ts'
import { share } from './measure-lines.ts'

/** How often the rules flag everyday texts, and whom of those who wrote about suicide; counts only, no text. */
export function measureData(folder: string): string {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8').trim().split('\n')
  const everyday = {
    'stressor sentences': read('sad/sentences.jsonl').map((line) => JSON.parse(line).text),
    'GoEmotions dev': read('goemotions/dev.tsv').map((line) => line.split('\t')[0]!),
  }
  const users: { text: string; label: string }[] = read('cssrs/users.jsonl').map((line) =>
    JSON.parse(line),
  )
  return [
    '| texts | flagged |',
    '|---|---|',
    ...Object.entries(everyday).map(([name, texts]) => row(name, texts)),
    ...levels.map((level) =>
      row(
        `people, level ${level}`,
        users.filter(({ label }) => label === level).map(({ text }) => text),
      ),
    ),
    row(
      'people, ideation or worse',
      users.filter(({ label }) => worse.has(label)).map(({ text }) => text),
    ),
  ].join('\n')
}

const levels = ['supportive', 'indicator', 'ideation', 'behavior', 'attempt']
const worse = new Set(['ideation', 'behavior', 'attempt'])

function row(name: string, texts: readonly string[]): string {
  const { hits, of, percent, from, to } = share(
    texts.filter((text) => isDanger(gradeText(text).grade)).length,
    texts.length,
  )
  return `| ${name} | ${percent} % (${from} to ${to}; ${hits} of ${of}) |`
}
