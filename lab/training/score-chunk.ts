import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { type Emotion, ekmans, emotions, sentiments } from '@attune/content/emotions/emotions.ts'
import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { gradeText } from '@attune/engine/risk/grade-text.ts'
import { scoreSigns, weigh } from '@attune/engine/risk/risk-score.ts'
import { logistic } from '@attune/engine/text/logistic.ts'
import {
  checkInAt,
  openTextModels,
  type TextModelSettings,
} from '@attune/engine/text/text-models.ts'
import { tokensOf } from '@attune/engine/text/tokens.ts'
import { readWeights } from '@attune/engine/text/weights.ts'
import { z } from 'zod'

export type Chunk = { lines: string[]; first: number }
/** `problems` name the line, counted from 1, that is none. */
export type Scored = { first: number; lines: string[]; problems: string[] }

const Line = z.object({ id: z.union([z.string(), z.number()]), text: z.string() })

const file = readFileSync(join(import.meta.dirname, '../../engine/text/weights.bin'))
const textModels = openTextModels(file)
const { settings } = readWeights<TextModelSettings>(file)

parentPort?.on('message', ({ lines, first }: Chunk) => {
  const scored: Scored = { first, lines: [], problems: [] }
  lines.forEach((line, i) => {
    if (line.trim() === '') return
    const read = Line.safeParse(parsed(line))
    if (read.success) scored.lines.push(JSON.stringify(score(read.data)))
    else scored.problems.push(`Line ${first + i}: not {"id": …, "text": "…"}`)
  })
  parentPort?.postMessage(scored)
})

/** Undefined for what is not JSON, which is then no line either. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function score({ id, text }: z.infer<typeof Line>) {
  const {
    emotions: predicted,
    ekman,
    sentiment,
    concernProbabilities,
    severity,
    danger,
  } = textModels.read(text, false)
  for (const { label, probability } of predicted) probabilities[label] = probability
  return {
    id,
    emotions: shortened(emotions, probabilities),
    ekman: shortened(ekmans, ekman),
    sentiment: shortened(sentiments, sentiment),
    concerns: shortened(concernSlugs, concernProbabilities),
    severity: short(severity),
    risk: risk(text, danger),
  }
}

const probabilities = Object.fromEntries(emotions.map((label) => [label, 0])) as Record<
  Emotion,
  number
>

/** The model may raise what the rules leave at none, and no further than distress. */
function risk(text: string, danger: number) {
  const { grade, because } = gradeText(text)
  const tier = grade === 'none' && danger >= checkInAt ? 'distress' : grade
  const signs = scoreSigns(danger, because, tokensOf(text).length)
  return { tier, score: short(logistic(weigh(settings.score, signs))) }
}

/** Always in the same order, which is what makes writing it down quick. */
function shortened<K extends string>(labels: readonly K[], values: Readonly<Record<K, number>>) {
  const shorter: { [label: string]: number } = {}
  for (const label of labels) shorter[label] = short(values[label])
  return shorter
}

function short(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
