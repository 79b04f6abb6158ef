import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Emotion, emotions } from '@attune/content/emotions/emotions.ts'

export type Comment = { text: string; emotions: Emotion[] }
export type Question = { title: string; text: string; topics: string[]; fold: number }
export type Stressor = {
  text: string
  label: string
  second: string | null
  severity: number
  fold: number
}
export const levels = ['supportive', 'indicator', 'ideation', 'behavior', 'attempt'] as const
export type Person = { text: string; level: (typeof levels)[number]; fold: number }

export type Data = {
  train: Comment[]
  dev: Comment[]
  questions: Question[]
  stressors: Stressor[]
  people: Person[]
}

/** The four sets as they lie in `folder`; nothing of them is ever written elsewhere. */
export function readData(folder: string): Data {
  return {
    train: comments(join(folder, 'goemotions/train.tsv')),
    dev: comments(join(folder, 'goemotions/dev.tsv')),
    questions: rows<Question>(join(folder, 'counselchat/questions.jsonl')),
    stressors: rows<Stressor>(join(folder, 'sad/sentences.jsonl')),
    people: rows<{ text: string; label: Person['level']; fold: number }>(
      join(folder, 'cssrs/users.jsonl'),
    ).map(({ text, label, fold }) => ({ text, level: label, fold })),
  }
}

/** `--data`: the folder of the texts; `--kept`: a file where held-out scores are kept between runs. */
export function named(args: readonly string[]): { folder: string; kept: string | undefined } {
  const after = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const folder = after('--data')
  if (!folder) throw new Error('Say where the texts are: --data <folder>')
  return { folder, kept: after('--kept') }
}

function comments(file: string): Comment[] {
  return lines(file).map((line) => {
    const [text = '', ids = ''] = line.split('\t')
    return { text, emotions: ids.split(',').map((id) => emotions[Number(id)]!) }
  })
}

const rows = <T>(file: string): T[] => lines(file).map((line) => JSON.parse(line) as T)

const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)
