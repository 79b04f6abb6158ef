import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { Grade } from '@attune/contract/risk.ts'
import { gradeText } from '@attune/engine/risk/grade-text.ts'
import { checkInAt, openMind } from '@attune/engine/text/mind.ts'
import { z } from 'zod'

export type Chunk = { lines: string[]; first: number }
/** `problems` name the line, counted from 1, that is none. */
export type Scored = { first: number; lines: string[]; problems: string[] }

const Line = z.object({ id: z.union([z.string(), z.number()]), text: z.string() })

const mind = openMind(readFileSync(join(import.meta.dirname, '../../engine/text/weights.bin')))

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
  const { emotions, ekman, sentiment, concernProbabilities, severity, danger } = mind.read(text)
  return {
    id,
    emotions: shortened(emotions.map(({ label, probability }) => [label, probability])),
    ekman: shortened(Object.entries(ekman)),
    sentiment: shortened(Object.entries(sentiment)),
    concerns: shortened(Object.entries(concernProbabilities)),
    severity: short(severity),
    risk: risk(gradeText(text).grade, danger),
  }
}

/** The model may raise what the rules leave at none, and no further than distress. */
function risk(grade: Grade, danger: number) {
  const tier = grade === 'none' && danger >= checkInAt ? 'distress' : grade
  return { tier, score: short(1 - (1 - danger) * (1 - saidByRules(grade))) }
}

/** What the rules alone say, on the scale of the score. */
function saidByRules(grade: Grade): number {
  return { none: 0, distress: 0.3, possible: 0.7, imminent: 0.9 }[grade]
}

function shortened(entries: [string, number][]): { [label: string]: number } {
  const values: { [label: string]: number } = {}
  for (const [label, value] of entries) values[label] = short(value)
  return values
}

function short(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
