import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { deserialize, serialize } from 'node:v8'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { examplesWithout, folds } from './examples.ts'
import { emotionLines } from './labelled-lines.ts'
import { learn, type Scores, scoresOf } from './learn.ts'
import { type Data, readData } from './read-data.ts'

/** What models that never saw a text make of it; each list in the order of its set. */
export type HeldOut = {
  comments: Scores[]
  /** Our own lines of emotions. */
  lines: Scores[]
  questions: Scores[]
  stressors: Scores[]
}

/** Learns once a fold, on as many cores as there are; `kept`, if given, is read or else written. */
export async function crossValidate(folder: string, data: Data, kept?: string): Promise<HeldOut> {
  if (kept && existsSync(kept)) return deserialize(readFileSync(kept))
  const heldOut = await inThreads(folder, data)
  if (kept) writeFileSync(kept, serialize(heldOut))
  return heldOut
}

async function inThreads(folder: string, data: Data): Promise<HeldOut> {
  const heldOut: HeldOut = { comments: [], lines: [], questions: [], stressors: [] }
  const waiting = Array.from({ length: folds }, (_, fold) => fold)
  const work = async () => {
    for (let fold = waiting.shift(); fold !== undefined; fold = waiting.shift()) {
      const part = await inThread(folder, fold)
      const places = heldIn(data, fold)
      for (const set of Object.keys(places) as (keyof HeldOut)[])
        spread(part[set], heldOut[set], places[set])
    }
  }
  await Promise.all(Array.from({ length: Math.min(folds, availableParallelism()) }, work))
  return heldOut
}

/** Places in each set. Comments and lines carry no fold of their own. */
function heldIn(data: Data, fold: number) {
  const places = <T>(list: readonly T[], isIn: (one: T, i: number) => boolean) =>
    [...list.keys()].filter((i) => isIn(list[i]!, i))
  return {
    comments: places(data.train, (_, i) => i % folds === fold),
    lines: places(emotionLines(), (_, i) => i % folds === fold),
    questions: places(data.questions, (one) => one.fold === fold),
    stressors: places(data.stressors, (one) => one.fold === fold),
  }
}

function spread(from: readonly Scores[], into: Scores[], places: readonly number[]) {
  places.forEach((place, i) => {
    into[place] = from[i]!
  })
}

function inThread(folder: string, fold: number): Promise<HeldOut> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { folder, fold } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function foldScores(folder: string, fold: number): HeldOut {
  const data = readData(folder)
  const learnt = learn(examplesWithout(data, fold), 3)
  const score = (text: string) => scoresOf(learnt, text)
  const held = heldIn(data, fold)
  const lines = emotionLines()
  return {
    comments: held.comments.map((i) => score(data.train[i]!.text)),
    lines: held.lines.map((i) => score(lines[i]!.text)),
    questions: held.questions.map((i) => score(wholeQuestion(data.questions[i]!))),
    stressors: held.stressors.map((i) => score(data.stressors[i]!.text)),
  }
}

export const wholeQuestion = ({ title, text }: { title: string; text: string }) =>
  `${title}\n${text}`

if (!isMainThread) parentPort?.postMessage(foldScores(workerData.folder, workerData.fold))
