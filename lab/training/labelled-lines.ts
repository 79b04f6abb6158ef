import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Emotion, emotions } from '@attune/content/emotions/emotions.ts'
import { type ConcernSlug, concernSlugs } from '@attune/content/questionnaires/concerns.ts'

/** Lines written for training: `= label`, then phrases between bars. */
export const emotionLines = (): { text: string; emotion: Emotion }[] =>
  labelled('emotions.txt').map(({ label, text }) => ({ text, emotion: known(emotions, label) }))

/** `none`: everyday lines that speak of no concern. */
export const concernLines = (): { text: string; concern: ConcernSlug | 'none' }[] =>
  labelled('concerns.txt').map(({ label, text }) => ({
    text,
    concern: known([...concernSlugs, 'none'] as const, label),
  }))

export const dangerLines = (): { text: string; isDanger: boolean }[] =>
  labelled('danger.txt').map(({ label, text }) => ({
    text,
    isDanger: known(['danger', 'no-danger'] as const, label) === 'danger',
  }))

/** Ten first-person diary lines an emotion: only ever measured on. */
export const diaryStandIn = (): { text: string; emotion: Emotion }[] =>
  read('diary-stand-in.tsv')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [label = '', text = ''] = line.split('\t')
      return { text, emotion: known(emotions, label) }
    })

function labelled(file: string): { label: string; text: string }[] {
  let label = ''
  return read(file)
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('= ')) return line.split(' | ').map((text) => ({ label, text }))
      label = line.slice(2)
      return []
    })
    .filter(({ text }) => text.trim() !== '')
}

function known<K extends string>(labels: readonly K[], label: string): K {
  const found = labels.find((one) => one === label)
  if (!found) throw new Error(`No such label: ${label}`)
  return found
}

const read = (file: string) => readFileSync(join(import.meta.dirname, 'lines', file), 'utf8')
